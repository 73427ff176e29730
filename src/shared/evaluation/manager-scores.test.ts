import { describe, expect, it } from 'vitest';
import { managerOverall, managerScore, type ReviewedScore } from './manager-scores.ts';

const review = (
  type: ReviewedScore['type'],
  score: number | null,
  itemId: number | null = null,
  side: ReviewedScore['side'] = 'reviewer',
) => ({ type, itemId, score, side });
const ofCompany = (type: ReviewedScore['type'], score: number | null, itemId: number | null = null) =>
  review(type, score, itemId, 'company');
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

  it('of the whole is what was set, or the mean of the sections once every one of them has a score', () => {
    const reviews = [review('education', 50), review('skills', 80), review('profile', null)];
    expect(managerOverall(reviews, SECTIONS)).toBeNull();
    expect(managerOverall([...reviews, review('experience', 90, 1)], SECTIONS)).toBe(73);
    expect(managerOverall([...reviews, review('overall', 90)], SECTIONS)).toBe(90);
    expect(managerOverall([], SECTIONS)).toBeNull();
  });

  it('of nothing at all is 0 only where somebody said so', () => {
    expect(managerOverall([review('bio', 0)], ['bio'])).toBe(0);
  });

  it('is the company’s own; the platform’s reviewers count where the company has none', () => {
    const skills = [review('skills', 20), ofCompany('skills', 80), ofCompany('skills', 91)];
    expect(managerScore(skills, 'skills')).toBe(86);
    expect(managerScore([review('skills', 20), ofCompany('skills', null)], 'skills')).toBe(20);
    // The rule holds for each item, and therefore for sections and the whole.
    const items = [review('education', 10, 1), ofCompany('education', 70, 1), review('education', 30, 2)];
    expect(managerScore(items, 'education')).toBe(50);
    expect(managerScore([...items, review('education', 44)], 'education')).toBe(44);
    const sections = [...items, review('experience', 60), ofCompany('skills', 80), review('skills', 0)];
    expect(managerOverall(sections, SECTIONS)).toBe(63);
    expect(managerOverall([...sections, review('overall', 5)], SECTIONS)).toBe(5);
    expect(managerOverall([...sections, review('overall', 5), ofCompany('overall', 77)], SECTIONS)).toBe(77);
  });
});
