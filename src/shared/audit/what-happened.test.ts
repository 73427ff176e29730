import { describe, expect, it } from 'vitest';
import { KEPT_EVENTS } from '../events/events.ts';
import { englishWords } from '../kernel/messages.ts';
import { whatHappened } from './what-happened.ts';

type Recorded = Partial<Parameters<typeof whatHappened>[0]>;

function told(kind: string, recorded: Recorded = {}) {
  const { what, from, to } = whatHappened({ kind, from: null, to: null, details: {}, ...recorded });
  return [englishWords(what), from && englishWords(from), to && englishWords(to)];
}

/** Sample records of kinds that carry details. */
const EXAMPLES: Record<string, Recorded> = {
  job_status: { from: 'pending', to: 'active' },
  job_edit: { from: 'waiting', to: 'published' },
  stage: { from: 'New', to: 'Offer' },
  outcome: { from: 'under_review', to: 'passed' },
};

describe('an entry of the audit', () => {
  it.each(Object.values(KEPT_EVENTS).map(({ audit }) => audit.kind))('has words of its own: %s', (kind) => {
    const [what] = told(kind, EXAMPLES[kind]);
    expect(what).not.toContain('Recorded as');
    expect(what).not.toMatch(/^act\.|[{}]/);
  });

  it.each([
    ['pending', 'active', 'Approved a job'],
    ['pending', 'rejected', 'Rejected a job'],
    ['draft', 'pending', 'Submitted a job for approval'],
    ['draft', 'active', 'Published a job'],
    ['closed', 'active', 'Published a job'],
    ['active', 'closed', 'Closed a job'],
  ])('says what became of a job: %s, %s', (from, to, words) => {
    expect(told('job_status', { from, to })).toEqual([words, null, null]);
  });

  it('says from what to what', () => {
    expect(told('stage', { from: 'New', to: 'Second talk' })).toEqual(['Moved an application', 'New', 'Second talk']);
    expect(told('stage', { to: 'New' })).toEqual(['Applied', null, null]);
    expect(told('job_edit', { to: 'rejected' })).toEqual(['Rejected changes to a job', null, null]);
    expect(told('user_role', { from: 'reviewer', to: 'admin' })).toEqual(['Changed a role', 'Reviewer', 'Admin']);
    expect(told('ai_score', { to: '85' })).toEqual(['Scored by the system', null, '85%']);
    expect(told('manager_score', { from: '60', to: '70' })).toEqual(['Changed the hiring manager score', '60%', '70%']);
    const details = {
      type: 'skills',
      itemId: null,
      from: { score: 50, comment: 'a' },
      to: { score: 80, comment: 'b' },
    };
    expect(told('manager_score', { from: '60', to: '70', details })).toEqual(['Evaluated skills', '50%', '80%']);
    const given = { type: 'bio', itemId: null, from: null, to: 80, commentChanged: true };
    expect(told('manager_score', { details: given })).toEqual(['Evaluated the bio', null, '80%']);
    expect(told('setting', { from: '30', to: '10', details: { key: 'cooldown_days' } })).toEqual([
      'Changed “Wait before applying again”',
      '30',
      '10',
    ]);
    expect(told('translation', { from: 'Jobs', to: 'Work', details: { locale: 'sw', key: 'shell.jobs' } })).toEqual([
      'Changed a text: shell.jobs (sw)',
      'Jobs',
      'Work',
    ]);
  });

  it('is told as it is recorded where it is not known', () => {
    expect(told('moon_landing', { from: 'earth', to: 'moon' })).toEqual([
      'Recorded as “moon_landing”',
      'earth',
      'moon',
    ]);
    expect(told('outcome', { from: 'passed', to: 'promoted' })).toEqual([
      'Recorded as “outcome”',
      'passed',
      'promoted',
    ]);
    expect(told('job_status', { to: 'toString' })).toEqual(['Recorded as “job_status”', null, 'toString']);
    expect(told('constructor')).toEqual(['Recorded as “constructor”', null, null]);
  });
});
