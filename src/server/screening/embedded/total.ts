import { assessed } from '#shared/screening/assessed.texts.ts';
import { SECTIONS, type Section, scoreCategory } from '#shared/screening/score.ts';
import type { Evaluation, SectionEvaluation } from '#shared/screening/screening.contract.ts';
import type { SectionReading } from './section-reading.ts';
import { percent } from './sentences.ts';

/**
 * The parts of the overall score. Another evaluator may replace the section scores and use the same weights and gate.
 */
export type Reading = {
  sections: Record<Section, SectionReading>;
  /** Sections that count only if they raise the total, so that nobody loses by filling in more. */
  optional: ReadonlySet<Section>;
  /** The weight of each section relative to the others that count. */
  weights: Record<Section, number>;
  gate: number;
  /** Some text could not be read well, so a person has to decide. */
  unread: boolean;
  /** Work is described in another language than English, of which the evaluator knows only the more usual words. */
  isForeign: boolean;
};

/** Below this nobody passes, unless the employer set another mark. */
const LOW = 50;

type Total = Pick<Evaluation, 'overall' | 'category' | 'rank' | 'sections' | 'unread'>;

/** The weighted mean of the sections that count, multiplied by the gate. */
export function totalOf(reading: Reading): Total {
  const counted = sectionsThatCount(reading);
  const rank = 100 * meanOf(reading, counted) * reading.gate;
  const overall = Math.round(rank);
  // A low score of foreign words may be the evaluator's fault, and is never taken as if it had read them all.
  const unread = reading.unread || (reading.isForeign && overall < LOW);
  return { overall, category: scoreCategory(overall), rank, sections: weighed(reading, counted), unread };
}

/**
 * Chooses the sections with the best mean: optional sections are added from the highest down, as long as they raise it.
 */
function sectionsThatCount(reading: Reading): Set<Section> {
  const { sections, optional, weights } = reading;
  const exact = (section: Section) => sections[section].exact ?? 0;
  const isAssessed = (section: Section) => sections[section].exact !== null && weights[section] > 0;
  const counted = new Set(SECTIONS.filter((section) => isAssessed(section) && !optional.has(section)));
  const choices = SECTIONS.filter((section) => isAssessed(section) && optional.has(section));
  for (const section of choices.toSorted((one, other) => exact(other) - exact(one))) {
    if (exact(section) > meanOf(reading, counted)) counted.add(section);
  }
  return counted;
}

/** The score if no section could be assessed. */
const UNKNOWN = 0.5;

function meanOf({ sections, weights }: Reading, counted: ReadonlySet<Section>): number {
  let sum = 0;
  let weight = 0;
  // In the order of the list, so that the order of choosing cannot change the last bit.
  for (const section of SECTIONS) {
    if (!counted.has(section)) continue;
    sum += weights[section] * (sections[section].exact ?? 0);
    weight += weights[section];
  }
  return weight === 0 ? UNKNOWN : sum / weight;
}

function weighed({ sections, weights }: Reading, counted: ReadonlySet<Section>): Evaluation['sections'] {
  const all = SECTIONS.reduce((sum, section) => sum + (counted.has(section) ? weights[section] : 0), 0);
  const shown = SECTIONS.map((section): [Section, SectionEvaluation] => {
    const { exact, comment, evidence } = sections[section];
    const isLeftOut = exact !== null && !counted.has(section);
    return [
      section,
      {
        score: exact === null ? null : percent(exact),
        weight: counted.has(section) ? weights[section] / all : 0,
        comment: isLeftOut ? [...comment, assessed('assessed.left_out')] : comment,
        evidence,
      },
    ];
  });
  return Object.fromEntries(shown) as Evaluation['sections'];
}
