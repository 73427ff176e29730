import { describe, expect, it } from 'vitest';
import { englishWords } from '../kernel/messages.ts';
import { type CandidateNews, headlineOf } from './headline.ts';

const LAST_VISIT = '2026-11-10T08:00:00.000Z';
const NOTHING: CandidateNews = { writers: [], applications: [], since: LAST_VISIT, inProgress: 0, drafts: 0 };
type Standing = CandidateNews['applications'][number];

const at = (company: string, changes: Partial<Standing>): Standing => ({
  company: { name: company, username: 'x', logo_url: null },
  stage: 'interview',
  outcome: 'passed',
  changed_at: '2026-11-12T08:00:00.000Z',
  ...changes,
});
const say = (news: Partial<CandidateNews>) => englishWords(headlineOf({ ...NOTHING, ...news }));

describe('the headline of the dashboard', () => {
  it('is an employer who wrote, before anything else', () => {
    const applications = [at('Nuriskay Clinics', {})];
    expect(say({ writers: ['Tamsira Logistics'], applications })).toBe('New message from Tamsira Logistics');
    expect(say({ writers: ['Tamsira Logistics', 'Tamsira Logistics'] })).toBe('New message from Tamsira Logistics');
    expect(say({ writers: ['A', 'B', 'A', 'C'] })).toBe('New messages from 3 employers');
  });

  it('is the last move since the last visit, and a contract before that', () => {
    const first = at('Halqo Studio', { stage: 'offer', changed_at: '2026-11-11T08:00:00.000Z' });
    expect(say({ applications: [first] })).toBe('Halqo Studio moved you to Offer');
    expect(say({ applications: [first, at('Nuriskay Clinics', {})] })).toBe('Nuriskay Clinics moved you to Interview');
    const hired = at('Berumi Foods', { stage: 'hired', changed_at: '2026-11-10T09:00:00.000Z' });
    expect(say({ applications: [first, hired] })).toBe('Berumi Foods has hired you');
  });

  it('is calm where nothing is new', () => {
    const old = at('Nuriskay Clinics', { changed_at: '2026-11-09T08:00:00.000Z' });
    expect(say({ applications: [old], inProgress: 1 })).toBe('Your application was received');
    expect(say({ applications: [at('Nuriskay Clinics', {})], since: null, inProgress: 3 })).toBe(
      'Your 3 applications were received',
    );
    expect(say({ drafts: 1 })).toBe('An application is waiting to be finished');
    expect(say({})).toBe('Find the job that fits you');
  });

  it('is no refusal, no withdrawal, and not what the person just sent', () => {
    const applications = [
      at('A', { stage: 'closed', outcome: 'failed' }),
      at('B', { outcome: 'withdrawn' }),
      at('C', { stage: 'received' }),
    ];
    expect(say({ applications, inProgress: 1 })).toBe('Your application was received');
  });
});
