import { describe, expect, it } from 'vitest';
import { answerFor } from './answers.rules.ts';

const template = (
  name: string,
  group_id: number | null,
  standard: 'received' | 'still_reading' | 'not_selected' | null,
) => {
  return { name, group_id, standard };
};
const TEMPLATES = [
  template('Received', 1, 'received'),
  template('Shortlisted', 2, null),
  template('Not selected', 3, 'not_selected'),
  template('Still reading', null, 'still_reading'),
];
const COLUMNS = {
  1: { id: 1, public_stage: 'received' },
  2: { id: 2, public_stage: 'in_review' },
  3: { id: 3, public_stage: 'closed' },
} as const;
const inColumn = (group_id: 1 | 2 | 3, told_at: string | null = null) =>
  answerFor({ group_id, stage_since: '2026-11-10T08:00:00.000Z', told_at }, COLUMNS[group_id], TEMPLATES)?.name;

describe('the answer that is offered', () => {
  it('is the template of the column', () => {
    expect(inColumn(2)).toBe('Shortlisted');
    expect(inColumn(3)).toBe('Not selected');
  });

  it('says that the application is still being read to whoever is new, or was told about the column before', () => {
    expect(inColumn(1)).toBe('Still reading');
    expect(inColumn(2, '2026-11-11T08:00:00.000Z')).toBe('Still reading');
    expect(inColumn(2, '2026-11-09T08:00:00.000Z')).toBe('Shortlisted');
  });

  it('is never that somebody is still reading when the application has ended', () => {
    const card = { group_id: 3, stage_since: '2026-11-10T08:00:00.000Z', told_at: null };
    expect(answerFor(card, COLUMNS[3], [TEMPLATES[3] as (typeof TEMPLATES)[number]])).toBeNull();
  });

  it('is what the company wrote itself before what it came with', () => {
    const own = template('Ours', 3, null);
    const card = { group_id: 3, stage_since: '2026-11-10T08:00:00.000Z', told_at: null };
    expect(answerFor(card, COLUMNS[3], [...TEMPLATES, own])).toBe(own);
  });
});
