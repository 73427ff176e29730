import { describe, expect, it } from 'vitest';
import { warningsOf, weekendOf } from './warnings.ts';

const PLAN = {
  starts: ['2026-11-18T07:00:00.000Z'],
  minutes: 45,
  zone: 'Africa/Nairobi',
  country: 'KE',
  interviewer_ids: [1, 2],
  busy: [],
  way: 'offer' as const,
};
const kindsOf = (changes: Partial<Parameters<typeof warningsOf>[0]>) =>
  warningsOf({ ...PLAN, ...changes }).map(({ kind }) => kind);
const busy = (from: string, to: string, user_id = 1) => ({ user_id, from, to, candidate: 'Selam Tekle' });

describe('a planned time', () => {
  it('is fine in working hours of a working day', () => {
    expect(kindsOf({})).toEqual([]);
  });

  it('clashes with what an interviewer has at that time, and not with what touches it', () => {
    const clash = busy('2026-11-18T07:30:00.000Z', '2026-11-18T08:00:00.000Z', 2);
    expect(warningsOf({ ...PLAN, busy: [clash, clash] })).toEqual([
      { kind: 'clash', start: PLAN.starts[0], user_id: 2, candidate: 'Selam Tekle' },
    ]);
    expect(kindsOf({ busy: [busy('2026-11-18T06:00:00.000Z', '2026-11-18T07:00:00.000Z')] })).toEqual([]);
    expect(kindsOf({ busy: [busy('2026-11-18T07:45:00.000Z', '2026-11-18T08:00:00.000Z')] })).toEqual([]);
    expect(kindsOf({ busy: [{ ...clash, user_id: 3 }] })).toEqual([]);
  });

  it('overlaps with another one only if both take place', () => {
    const starts = ['2026-11-18T07:00:00.000Z', '2026-11-18T07:30:00.000Z'];
    expect(kindsOf({ starts, way: 'fix' })).toEqual(['overlap']);
    expect(kindsOf({ starts, way: 'offer' })).toEqual([]);
  });

  it('is at night before seven and from eight in the evening, by the clock of its zone', () => {
    expect(kindsOf({ starts: ['2026-11-18T03:59:00.000Z'] })).toEqual(['night']);
    expect(kindsOf({ starts: ['2026-11-18T04:00:00.000Z'] })).toEqual([]);
    expect(kindsOf({ starts: ['2026-11-18T16:59:00.000Z'] })).toEqual([]);
    expect(kindsOf({ starts: ['2026-11-18T17:00:00.000Z'] })).toEqual(['night']);
    expect(kindsOf({ starts: ['2026-11-18T17:00:00.000Z'], zone: 'Europe/Berlin' })).toEqual([]);
  });

  it('is on the weekend of the job’s country', () => {
    const [thursday, friday, saturday, sunday] = [19, 20, 21, 22].map((day) => `2026-11-${day}T09:00:00.000Z`) as [
      string,
      string,
      string,
      string,
    ];
    const starts = [thursday, friday, saturday, sunday];
    const restIn = (country: string | null) => warningsOf({ ...PLAN, starts, country }).map(({ start }) => start);
    expect(restIn('KE')).toEqual([saturday, sunday]);
    expect(restIn(null)).toEqual([saturday, sunday]);
    expect(restIn('EG')).toEqual([friday, saturday]);
    expect(restIn('SO')).toEqual([friday]);
    expect(weekendOf('sa')).toEqual([5, 6]);
  });

  it('is told apart in an hour that summer time repeats', () => {
    // Both are 01:30 in New York on 1 November 2026, an hour apart.
    const [first, second] = ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z'];
    const during = [busy('2026-11-01T06:30:00.000Z', '2026-11-01T07:00:00.000Z')];
    const plan = { ...PLAN, starts: [first, second], zone: 'America/New_York', country: 'US', busy: during };
    expect(warningsOf(plan).filter(({ kind }) => kind === 'clash')).toEqual([
      { kind: 'clash', start: second, user_id: 1, candidate: 'Selam Tekle' },
    ]);
  });
});
