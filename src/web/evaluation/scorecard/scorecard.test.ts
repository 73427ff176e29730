import { describe, expect, it } from 'vitest';
import type { ScorecardEntry } from '#shared/evaluation/scorecards.contract.ts';
import { commentsOn, meanOf, myEntry, totalsOf } from './scorecard.ts';

let ids = 0;
function entry(type: ScorecardEntry['type'], score: number | null, more: Partial<ScorecardEntry> = {}): ScorecardEntry {
  ids += 1;
  return { id: ids, type, item_id: null, score, comment: '', version: 1, updated_at: '2026-01-01', ...more };
}

describe('a scorecard', () => {
  it('knows what is mine and what counts, by section and by item', () => {
    const mine = [entry('education', 60), entry('education', 80, { item_id: 4 })];
    expect(myEntry({ mine }, { type: 'education', itemId: null })?.score).toBe(60);
    expect(myEntry({ mine }, { type: 'education', itemId: 4 })?.score).toBe(80);
    expect(myEntry({ mine }, { type: 'experience', itemId: 4 })).toBeUndefined();
    const means = [{ type: 'bio' as const, item_id: null, score: 55, reviewers: 2 }];
    expect(meanOf({ means }, { type: 'bio', itemId: null })).toMatchObject({ score: 55, reviewers: 2 });
    expect(meanOf({ means }, { type: 'overall', itemId: null })).toEqual({ score: null, reviewers: 0 });
  });

  it('shows my comment first, then the newest of others with their side, and those on items with their section', () => {
    const mine = [entry('skills', 70, { comment: 'mine' }), entry('skills', 70), entry('bio', 70, { comment: 'else' })];
    const others = [
      {
        id: 1,
        name: 'Ayaan',
        side: 'company' as const,
        entries: [entry('skills', 60, { comment: 'older', updated_at: '2026-01-02' })],
      },
      {
        id: null,
        name: null,
        side: 'reviewer' as const,
        entries: [entry('skills', 60, { comment: 'newer', updated_at: '2026-01-03', item_id: 4 })],
      },
    ];
    const comments = commentsOn({ mine, others }, 'skills');
    expect(comments.map((one) => [one.text, one.itemId, one.isMine ? 'mine' : one.side])).toEqual([
      ['mine', null, 'mine'],
      ['newer', 4, 'reviewer'],
      ['older', null, 'company'],
    ]);
  });

  it('comes to the mean of its sections once all five have a score, of their own or of their items', () => {
    const of = (type: ScorecardEntry['type'], score: number, itemId: number | null = null) => ({ type, itemId, score });
    const some = [of('education', 50, 8), of('education', 70, 9), of('skills', 80), of('bio', 90)];
    expect(totalsOf(some)).toMatchObject({ overall: null, ofSections: null });
    expect(totalsOf(some).sections.filter(({ score }) => score !== null)).toHaveLength(3);
    expect(totalsOf(some).ofSection('education')).toBe(60);
    const all = [...some, of('experience', 60), of('certification', 60)];
    expect(totalsOf(all).overall).toBe(70);
    expect(totalsOf([...all, of('overall', 99)])).toMatchObject({ overall: 99, ofSections: 70 });
  });
});
