import { describe, expect, it } from 'vitest';
import type { ApplicationCard, Board } from '#shared/board/board.contract.ts';
import { findCard, placeByRank, withCards, withMoved, withNews, withPage, withPlaced } from './board-state.ts';

function card(id: number, groupId: number, rank: string, score: number | null = null): ApplicationCard {
  return {
    id,
    group_id: groupId,
    rank,
    outcome: 'under_review',
    version: 1,
    disputed_at: null,
    job: { id: 1, title: 'Dairy Technician' },
    candidate: {
      id,
      user: { name: `Person ${id}`, username: null, image_url: null },
      profession: null,
      experience: null,
      education: null,
    },
    candidate_deleted: false,
    blind: false,
    candidate_resume_id: null,
    ai_evaluation: score === null ? null : { ai_score_percentage: score, ai_overall_category: 'Good' },
    human_evaluation: null,
    being_scored: false,
    applied_at: '2026-11-01T00:00:00.000000Z',
    stage_since: '2026-11-01T00:00:00.000000Z',
    told_at: null,
    answer_due_at: null,
    planned: null,
    interview: null,
    imported: null,
  };
}

function boardWith(first: ApplicationCard[], second: ApplicationCard[], next: string | null = null): Board {
  const column = (id: number, applications: ApplicationCard[]) => ({
    id,
    name: `Column ${id}`,
    fixed: null,
    is_deletable: true,
    public_stage: 'in_review' as const,
    count: applications.length + (next === null ? 0 : 100),
    applications,
    next,
  });
  return {
    success: true,
    groups: [column(1, first), column(2, second)],
    total: first.length + second.length,
    jobs: [],
    blind_until: null,
    new_since: null,
  };
}

const ids = (board: Board) => board.groups.map(({ applications }) => applications.map(({ id }) => id));
const counts = (board: Board) => board.groups.map(({ count }) => count);

describe('a card that is moved', () => {
  const board = boardWith([card(1, 1, 'a0'), card(2, 1, 'a1'), card(3, 1, 'a2')], [card(4, 2, 'a0'), card(5, 2, 'a1')]);
  const moved = (id: number) => findCard(board, id) as ApplicationCard;

  it('stands by hand right behind the card it was dropped after, and columns are counted anew', () => {
    const after = withMoved(board, [moved(2)], { groupId: 2, afterId: 4 }, 'hand');
    expect(ids(after)).toEqual([
      [1, 3],
      [4, 2, 5],
    ]);
    expect(counts(after)).toEqual([2, 3]);
  });

  it('goes to the top without one', () => {
    expect(ids(withMoved(board, [moved(3)], { groupId: 1, afterId: null }, 'hand'))).toEqual([
      [3, 1, 2],
      [4, 5],
    ]);
  });

  it('keeps its order among several', () => {
    const after = withMoved(board, [moved(1), moved(3)], { groupId: 2, afterId: 4 }, 'hand');
    expect(ids(after)).toEqual([[2], [4, 1, 3, 5]]);
  });

  it('goes to its place by score, wherever it was dropped', () => {
    const scored = boardWith([card(1, 1, 'a0', 70)], [card(4, 2, 'a0', 90), card(5, 2, 'a1', 60)]);
    const one = findCard(scored, 1) as ApplicationCard;
    expect(ids(withMoved(scored, [one], { groupId: 2, afterId: null }, 'score'))).toEqual([[], [4, 1, 5]]);
  });

  it('leaves columns that it does not touch as they are', () => {
    const after = withMoved(board, [moved(1)], { groupId: 1, afterId: 2 }, 'hand');
    expect(after.groups[1]).toBe(board.groups[1]);
  });

  it('takes the place that the server gives it', () => {
    const { group_id, outcome, disputed_at } = moved(1);
    const placed = { id: 1, group_id, outcome, disputed_at, rank: 'a1V', version: 2 };
    const after = withPlaced(board, [placed], 'hand');
    expect(ids(after)[0]).toEqual([2, 1, 3]);
    expect(findCard(after, 1)?.version).toBe(2);
  });

  it('goes back, by rank, behind the card it stood behind', () => {
    expect(placeByRank(board, moved(3))).toEqual({ groupId: 1, afterId: 2 });
    expect(placeByRank(board, moved(1))).toEqual({ groupId: 1, afterId: null });
  });
});

describe('what others did', () => {
  const board = boardWith([card(1, 1, 'a0'), card(2, 1, 'a1')], [card(4, 2, 'a0')]);
  const news = (applications: ApplicationCard[]) => ({
    applications,
    counts: [
      { group_id: 1, count: 7 },
      { group_id: 2, count: 9 },
    ],
    total: 16,
  });

  it('is shown: moved cards in their new column, with the counts of the server', () => {
    const after = withNews(board, new Set([2]), news([card(2, 2, 'Zz')]), 'hand');
    expect(ids(after)).toEqual([[1], [2, 4]]);
    expect(counts(after)).toEqual([7, 9]);
    expect(after.total).toBe(16);
  });

  it('takes a card away that the server does not name any more', () => {
    expect(ids(withNews(board, new Set([2]), news([]), 'hand'))).toEqual([[1], [4]]);
  });

  it('waits for the rest of a column when it stands below what is loaded', () => {
    const partly = boardWith([card(1, 1, 'a0')], [card(4, 2, 'a0')], 'more');
    expect(ids(withNews(partly, new Set([9]), news([card(9, 2, 'z9')]), 'hand'))).toEqual([[1], [4]]);
    expect(ids(withNews(partly, new Set([9]), news([card(9, 2, 'Z9')]), 'hand'))).toEqual([[1], [9, 4]]);
  });
});

describe('the next cards of a column', () => {
  it('come behind the loaded ones, and none twice', () => {
    const board = boardWith([card(1, 1, 'a0'), card(3, 1, 'a2')], [], 'more');
    const page = { applications: [card(2, 1, 'a1'), card(3, 1, 'a2'), card(5, 1, 'a4')], next: null, count: 4 };
    const after = withPage(board, 1, page, 'hand');
    expect(ids(after)[0]).toEqual([1, 2, 3, 5]);
    expect(after.groups[0]).toMatchObject({ next: null, count: 4 });
  });
});

it('a card that only changed keeps its place', () => {
  const board = boardWith([card(1, 1, 'a0'), card(2, 1, 'a1')], []);
  const after = withCards(board, [{ ...card(2, 1, 'a1'), version: 5 }], 'hand');
  expect(ids(after)).toEqual([[1, 2], []]);
  expect(counts(after)).toEqual([2, 0]);
});
