import { describe, expect, it } from 'vitest';
import { englishWords } from '../kernel/messages.ts';
import { type CandidateNews, headlineOf } from './headline.ts';

const LAST_VISIT = '2026-11-10T08:00:00.000Z';
const NOTHING: CandidateNews = { writers: [], applications: [], since: LAST_VISIT, inProgress: 0, drafts: 0 };
type Standing = CandidateNews['applications'][number];

const at = (company: string, changes: Partial<Standing>): Standing => ({
  company: { name: company, username: 'x', logo_url: null },
  stage: 'Interview',
  fixed_stage: null,
  outcome: 'passed',
  changed_at: '2026-11-12T08:00:00.000Z',
  ...changes,
});
const say = (news: Partial<CandidateNews>) => englishWords(headlineOf({ ...NOTHING, ...news }));

describe('the headline of the dashboard', () => {
  it('is an employer who wrote, before anything else', () => {
    const applications = [at('Nuriskay Clinics', {})];
    expect(say({ writers: ['Tamsira Logistics'], applications })).toBe('Tamsira Logistics wants to talk with you');
    expect(say({ writers: ['Tamsira Logistics', 'Tamsira Logistics'] })).toBe(
      'Tamsira Logistics wants to talk with you',
    );
    expect(say({ writers: ['A', 'B', 'A', 'C'] })).toBe('3 employers want to talk with you');
  });

  it('is the last move since the last visit, and a contract before that', () => {
    const first = at('Halqo Studio', { stage: 'Trial day', changed_at: '2026-11-11T08:00:00.000Z' });
    expect(say({ applications: [first] })).toBe('Halqo Studio moved you to Trial day');
    expect(say({ applications: [first, at('Nuriskay Clinics', {})] })).toBe('Nuriskay Clinics moved you to Interview');
    const hired = at('Berumi Foods', { stage: 'Hired', fixed_stage: 'hired', changed_at: '2026-11-10T09:00:00.000Z' });
    expect(say({ applications: [first, hired] })).toBe('Berumi Foods has hired you');
  });

  it('is calm where nothing is new', () => {
    const old = at('Nuriskay Clinics', { changed_at: '2026-11-09T08:00:00.000Z' });
    expect(say({ applications: [old], inProgress: 1 })).toBe('Your application is on its way');
    expect(say({ applications: [at('Nuriskay Clinics', {})], since: null, inProgress: 3 })).toBe(
      'Your 3 applications are on their way',
    );
    expect(say({ drafts: 1 })).toBe('An application is waiting to be finished');
    expect(say({})).toBe('Find the job that fits you');
  });

  it('is no refusal, no withdrawal, and not what the person just sent', () => {
    const applications = [
      at('A', { stage: 'Not selected', fixed_stage: 'not_selected', outcome: 'failed' }),
      at('B', { outcome: 'withdrawn' }),
      at('C', { stage: 'New', fixed_stage: 'new' }),
    ];
    expect(say({ applications, inProgress: 1 })).toBe('Your application is on its way');
  });
});
