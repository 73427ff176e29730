import { findSkill } from '#shared/reference/skills/skills.ts';

/** What the skill list says of a skill: the other ways people write it, and whether everybody claims to have it. */
export type SkillLookup = (name: string) => { aliases: readonly string[]; personal: boolean };

export const lookUpSkill: SkillLookup = (name) => {
  const skill = findSkill(name);
  return skill
    ? { aliases: [skill.name, ...skill.aliases], personal: skill.field === 'personal' }
    : { aliases: [], personal: false };
};
