import { describe, expect, it } from 'vitest';
import { managerOverall, managerScore, type ReviewedScore } from './manager-scores.ts';

const review = (type: ReviewedScore['type'], score: number | null, itemId: number | null = null) => ({
  type,
  itemId,
  score,
});
const SECTIONS = ['education', 'experience', 'skills'] as const;

describe('the score of the hiring manager', () => {
  it('is the rounded mean over those who scored', () => {
    const reviews = [review('skills', 70), review('skills', 75), review('skills', null), review('bio', 10)];
    expect(managerScore(reviews, 'skills')).toBe(73);
    expect(managerScore(reviews, 'certification')).toBeNull();
  });

  it('of a section that nobody scored is the mean of its items, each the mean of its reviewers', () => {
    const items = [review('education', 40, 1), review('education', 60, 1), review('education', 90, 2)];
    expect(managerScore(items, 'education')).toBe(70);
    expect(managerScore([...items, review('education', null)], 'education')).toBe(70);
    expect(managerScore([...items, review('education', 20)], 'education')).toBe(20);
  });

  it('of the whole is what was set, or the mean of the sections that have one', () => {
    const reviews = [review('education', 50), review('skills', 80), review('profile', null)];
    expect(managerOverall(reviews, SECTIONS)).toBe(65);
    expect(managerOverall([...reviews, review('overall', 90)], SECTIONS)).toBe(90);
    expect(managerOverall([], SECTIONS)).toBeNull();
  });

  it('of nothing at all is 0 only where somebody said so', () => {
    expect(managerOverall([review('bio', 0)], ['bio'])).toBe(0);
  });
});
