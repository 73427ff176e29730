import { z } from '#shared/kernel/schema.ts';
import { SECTIONS, type Section } from '#shared/screening/score.ts';
import { EvaluatorUnavailable } from './evaluator-unavailable.ts';

const MOST_QUOTES = 20;
const LONGEST_QUOTE = 2_000;
const LONGEST_COMMENT = 600;

const SectionAnswer = z.strictObject({
  score: z.number().int().min(0).max(100),
  comment: z
    .string()
    .transform((text) => cut(text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim(), LONGEST_COMMENT))
    .pipe(z.string().min(1)),
  evidence: z.array(z.string().max(LONGEST_QUOTE)).max(MOST_QUOTES),
});
export type SectionAnswer = z.output<typeof SectionAnswer>;

const Answer = z.strictObject(
  Object.fromEntries(SECTIONS.map((section) => [section, SectionAnswer])) as Record<Section, typeof SectionAnswer>,
);

const LIMITS = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', '$schema'] as const;

/**
 * The same schema for the provider, without limits, which it may not support. They are checked here for each section.
 */
export const ANSWER_JSON_SCHEMA = z.toJSONSchema(Answer, {
  io: 'input',
  override: ({ jsonSchema }) => {
    for (const limit of LIMITS) delete jsonSchema[limit];
  },
});

/** Returns the sections that match the schema and leaves out the others. Anything but one JSON object is unusable. */
export function readAnswer(text: string): Partial<Record<Section, SectionAnswer>> {
  const answer = z.record(z.string(), z.unknown()).safeParse(parseJson(text));
  if (!answer.success) throw new EvaluatorUnavailable('unusable');
  const sections: Partial<Record<Section, SectionAnswer>> = {};
  for (const section of SECTIONS) {
    const read = SectionAnswer.safeParse(answer.data[section]);
    if (read.success) sections[section] = read.data;
  }
  return sections;
}

// Models that take no schema like to put their JSON into a fence.
const FENCED = /^```(?:json)?\s*\n([\s\S]*)\n```$/;

function parseJson(text: string): unknown {
  const trimmed = text.trim();
  try {
    return JSON.parse(FENCED.exec(trimmed)?.[1] ?? trimmed);
  } catch {
    return undefined;
  }
}

function cut(text: string, limit: number): string {
  const points = [...text];
  return points.length <= limit ? text : `${points.slice(0, limit - 1).join('')}…`;
}
