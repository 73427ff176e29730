import { describe, expect, it } from 'vitest';
import type { EvaluationView } from '#shared/evaluation/evaluation.contract.ts';
import type { ScorecardEntry } from '#shared/evaluation/scorecards.contract.ts';
import { commentsOn, meanOf, myEntry, myProgress } from './scorecard.ts';

let ids = 0;
function entry(type: ScorecardEntry['type'], score: number | null, rest: Partial<ScorecardEntry> = {}): ScorecardEntry {
  ids += 1;
  return { id: ids, type, item_id: null, score, comment: '', version: 1, updated_at: '2026-01-01', ...rest };
}

const items = {
  educations: [{ id: 7 }, { id: 8 }] as EvaluationView['educations'],
  experiences: [{ id: 7 }] as EvaluationView['experiences'],
};

describe('a scorecard', () => {
  it('tells an item from its section, and from the item of the other list with the same id', () => {
    const mine = [
      entry('education', 40),
      entry('education', 50, { item_id: 7 }),
      entry('experience', 60, { item_id: 7 }),
    ];
    expect(myEntry({ mine }, { type: 'education', itemId: null })?.score).toBe(40);
    expect(myEntry({ mine }, { type: 'education', itemId: 7 })?.score).toBe(50);
    expect(myEntry({ mine }, { type: 'experience', itemId: 7 })?.score).toBe(60);
    expect(myEntry({ mine }, { type: 'experience', itemId: null })).toBeUndefined();
  });

  it('has no mean where nobody scored', () => {
    const means = [{ type: 'skills' as const, item_id: null, score: 70, reviewers: 2 }];
    expect(meanOf({ means }, { type: 'skills', itemId: null })).toMatchObject({ score: 70, reviewers: 2 });
    expect(meanOf({ means }, { type: 'bio', itemId: null })).toEqual({ score: null, reviewers: 0 });
  });

  it('shows my comment first, then the newest of others, and those on items with their section', () => {
    const mine = [entry('skills', 70, { comment: 'mine' }), entry('skills', 70), entry('bio', 70, { comment: 'else' })];
    const others = [
      { id: 1, name: 'Ayaan', entries: [entry('skills', 60, { comment: 'older', updated_at: '2026-01-02' })] },
      {
        id: null,
        name: null,
        entries: [entry('skills', 60, { comment: 'newer', updated_at: '2026-01-03', item_id: 4 })],
      },
    ];
    const comments = commentsOn({ mine, others }, 'skills');
    expect(comments.map(({ text, itemId }) => [text, itemId])).toEqual([
      ['mine', null],
      ['newer', 4],
      ['older', null],
    ]);
  });

  it('counts what I scored, of what was sent', () => {
    const mine = [
      entry('education', 50, { item_id: 8 }),
      entry('bio', 50),
      entry('profile', null, { comment: 'said' }),
      entry('overall', 50),
    ];
    expect(myProgress({ mine, others: [], means: [], ...items })).toEqual({
      items: { scored: 1, total: 3 },
      sections: { scored: 1, total: 5 },
    });
  });
});
