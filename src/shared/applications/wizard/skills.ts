import { z } from 'zod';
import { SKILL_NAME } from '../../jobs/jobs.values.ts';
import { judgedBy, line, when } from './rules.ts';
import { SKILLS } from './wizard.values.ts';

const sameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Without blanks and without what is there already, ignoring case. */
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

export const SKILLS_FULL = `You can only select up to ${SKILLS.maxOnCards} skills.`;
export const moreSkills = (count: number) => `Please select at least ${count} more skill(s)`;
export const leastSkills = (count: number) => `Please select at least ${count} skill(s).`;

/** More than the limit is let through so that the limit can be named; far more is cut off at once. */
const listOf = <S extends z.ZodType>(item: S, tooMany: string) =>
  z.array(item).max(1_000, { error: tooMany, abort: true }).default([]);

export const WizardSkill = z.object({
  id: z.number().int().optional(),
  name: line(SKILL_NAME),
  custom: z.boolean().optional(),
});
export type WizardSkill = z.output<typeof WizardSkill>;

const WIZARD_FULL = `You can only select up to ${SKILLS.max} skills.`;

/** Variant A. */
export const wizardSkills = judgedBy(
  listOf(WizardSkill, WIZARD_FULL).transform((skills) => distinctSkills(skills, ({ name }) => name)),
  ({ length }) => [
    ...when(length < SKILLS.min, [], `Please select at least ${SKILLS.min} skills`),
    ...when(length > SKILLS.max, [], WIZARD_FULL),
  ],
);

/** Variant B. */
export const formSkills = judgedBy(
  listOf(line(SKILL_NAME), SKILLS_FULL).transform((skills) => distinctSkills(skills, (name) => name)),
  ({ length }) => [
    ...when(length < SKILLS.minOnCards, [], 'At least one skill is required'),
    ...when(length > SKILLS.maxOnCards, [], SKILLS_FULL),
  ],
);
