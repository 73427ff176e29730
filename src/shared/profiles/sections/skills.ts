import type { Message } from '../../kernel/messages.ts';
import { z } from '../../kernel/schema.ts';
import { SKILL_NAME } from '../../reference/qualifications.values.ts';
import { judgedBy, line, when } from './rules.ts';
import { SKILLS } from './section.values.ts';
import { sectionRule } from './section-rules.texts.ts';

const sameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Removes empty names and duplicates, ignoring case. */
export function distinctSkills<T>(skills: readonly T[], nameOf: (skill: T) => string): T[] {
  const seen = new Set<string>();
  return skills.filter((skill) => {
    const key = nameOf(skill).trim().toLowerCase();
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

type Added = { skills: string[]; refused: null | 'blank' | 'duplicate' | 'full' };

/** Adds a skill by name. One that matches an available skill takes that one's spelling. */
export function addSkill(
  skills: readonly string[],
  name: string,
  { available = [], max = SKILLS.maxOnCards }: { available?: readonly string[]; max?: number } = {},
): Added {
  const wanted = name.trim();
  const kept = [...skills];
  if (wanted === '') return { skills: kept, refused: 'blank' };
  if (skills.some((skill) => sameName(skill, wanted))) return { skills: kept, refused: 'duplicate' };
  if (skills.length >= max) return { skills: kept, refused: 'full' };
  return { skills: [...kept, available.find((skill) => sameName(skill, wanted)) ?? wanted], refused: null };
}

export const SKILLS_FULL = sectionRule('rule.skills_full', { max: SKILLS.maxOnCards });
export const moreSkills = (min: number) => sectionRule('rule.skills_more', { min });
export const leastSkills = (min: number) => sectionRule('rule.skills_least', { min });

/** More than the limit is accepted here, so that the rule can report it; far more is refused at once. */
const listOf = <S extends z.ZodType>(item: S, tooMany: Message) =>
  z.array(item).max(1_000, { error: tooMany, abort: true }).default([]);

export const WizardSkill = z.object({
  id: z.number().int().optional(),
  name: line(SKILL_NAME),
  custom: z.boolean().optional(),
});
export type WizardSkill = z.output<typeof WizardSkill>;

export const WIZARD_FULL = sectionRule('rule.skills_full', { max: SKILLS.max });

/** Variant A. */
export const wizardSkills = judgedBy(
  listOf(WizardSkill, WIZARD_FULL).transform((skills) => distinctSkills(skills, ({ name }) => name)),
  ({ length }) => [
    ...when(length < SKILLS.min, [], sectionRule('rule.skills_min', { min: SKILLS.min })),
    ...when(length > SKILLS.max, [], WIZARD_FULL),
  ],
);

/** Variant B. */
export const formSkills = judgedBy(
  listOf(line(SKILL_NAME), SKILLS_FULL).transform((skills) => distinctSkills(skills, (name) => name)),
  ({ length }) => [
    ...when(length < SKILLS.minOnCards, [], sectionRule('rule.skill_required')),
    ...when(length > SKILLS.maxOnCards, [], SKILLS_FULL),
  ],
);
