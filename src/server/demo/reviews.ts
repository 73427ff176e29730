import { type EvaluationType, MANAGER_SECTIONS } from '#shared/evaluation/evaluation.values.ts';
import { managerOverall } from '#shared/evaluation/manager-scores.ts';
import type { DemoEvaluation } from './evaluations.ts';
import type { Random } from './random.ts';
import type { Snapshot } from './snapshot.ts';

/** One subject that a reviewer scored: a section, the whole, or the item at this index. */
export type DemoReview = { type: EvaluationType; item: number | null; score: number | null; comment: string };

const COMMENTS: Record<
  Exclude<EvaluationType, 'overall'>,
  readonly [strong: readonly string[], weak: readonly string[]]
> = {
  education: [
    ['Solid training in the right subject.', 'The level is more than enough for this post.'],
    [
      'Enough to begin with, but a course in our field would help.',
      'A different subject; practice has to make up for it.',
    ],
  ],
  experience: [
    [
      'Has done this work under similar conditions and explains it well.',
      'Clear growth in responsibility from one post to the next.',
    ],
    [
      'Relevant in parts. I would ask about the gaps in the interview.',
      'Good attitude, but little time in a comparable post.',
    ],
  ],
  skills: [
    ['The important skills are there and are shown in the work described.', 'Strong where it counts.'],
    ['Two of the required skills remain a claim.', 'Will need training in the first months.'],
  ],
  certification: [
    ['Certificates are recent and relevant.', 'The course fits the post very well.'],
    ['Nothing that we could rely on yet.', 'An older certificate; please ask whether it was renewed.'],
  ],
  bio: [
    ['Writes plainly and convincingly.', 'One can hear the person behind it.'],
    ['Friendly, but rather general.', 'Says little about this particular work.'],
  ],
  profile: [
    [
      'A complete and consistent profile. Dates agree with the letter.',
      'Makes a reliable impression. References should be called before an offer.',
    ],
    [
      'Consistent overall; one employer is named without dates in the letter.',
      'A profile in the making. I would still invite this person.',
    ],
  ],
};

const OVERALL = {
  strong: [
    'I recommend an interview soon; others will be interested too.',
    'One of the strongest applications for this post.',
  ],
  middling: ['A good second choice. Worth a conversation.', 'Would do well with a patient start.'],
} as const;

const NOT_ASSESSED = 60;
const mean = (scores: readonly number[]) => Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);

/** A person's evaluation: near the system's, sometimes kinder, and with its own reasons. */
export function review(random: Random, evaluation: DemoEvaluation, sent: Snapshot): DemoReview[] {
  const rows: DemoReview[] = [];
  // People also judge what the system did not assess.
  const near = (score: number | null) => Math.max(5, Math.min(98, (score ?? NOT_ASSESSED) + random.between(-7, 13)));
  const say = (type: keyof typeof COMMENTS, score: number) => random.pick(COMMENTS[type][score >= 68 ? 0 : 1]);
  const sections: number[] = [];
  for (const type of ['education', 'experience'] as const) {
    const items = type === 'education' ? sent.educations : sent.experiences;
    if (items.length > 0 && random.chance(0.5)) {
      // Only items are scored; the section is their mean.
      const scores = items.map(() => near(evaluation.sections[type].score));
      scores.forEach((score, item) => void rows.push({ type, item, score, comment: say(type, score) }));
      sections.push(mean(scores));
    } else {
      const score = near(evaluation.sections[type].score);
      rows.push({ type, item: null, score, comment: say(type, score) });
      sections.push(score);
    }
  }
  for (const type of ['skills', 'certification', 'bio'] as const) {
    if (type === 'certification' && sent.trainings.length === 0) continue;
    const score = near(evaluation.sections[type].score);
    rows.push({ type, item: null, score, comment: say(type, score) });
    sections.push(score);
  }
  const overall = mean(sections);
  rows.push({ type: 'profile', item: null, score: null, comment: say('profile', overall) });
  if (random.chance(0.75)) {
    rows.push({
      type: 'overall',
      item: null,
      score: overall,
      comment: random.pick(overall >= 68 ? OVERALL.strong : OVERALL.middling),
    });
  }
  return rows;
}

/** The hiring manager's score, computed as the product does. */
export function managerScoreOf(rows: readonly DemoReview[]): number | null {
  return managerOverall(
    rows.map(({ type, item, score }) => ({ type, itemId: item, score, side: 'reviewer' as const })),
    MANAGER_SECTIONS,
  );
}

/** How far a colleague differs from the first reviewer, application by application: mostly little, sometimes a lot. */
const DISTANCES = [-6, 4, -11, 2, -36, 8, -3, 5] as const;

const SECOND_THOUGHTS = [
  'I see it much the same way.',
  'A little more than I would have expected.',
  'I read the same pages and was less convinced.',
] as const;

/** A colleague scores the sections and the whole. Not random, so that the rest of the generated data stays the same. */
export function secondOpinion(rows: readonly DemoReview[], place: number): DemoReview[] {
  const distance = DISTANCES[place % DISTANCES.length] as number;
  const comment = SECOND_THOUGHTS[distance > 4 ? 1 : distance < -4 ? 2 : 0];
  return rows.flatMap(({ type, item, score }, index) =>
    item !== null || score === null
      ? []
      : [{ type, item, score: Math.max(5, Math.min(98, score + distance + (index % 3) - 1)), comment }],
  );
}
