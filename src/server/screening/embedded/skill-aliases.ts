import { findSkill } from '#shared/reference/skills/skills.ts';

/**
 * What the skill list knows about a skill: its other spellings, and whether it is one that everybody claims to have.
 */
export type SkillLookup = (name: string) => { aliases: readonly string[]; personal: boolean };

export const lookUpSkill: SkillLookup = (name) => {
  const skill = findSkill(name);
  return skill
    ? { aliases: [skill.name, ...skill.aliases], personal: skill.field === 'personal' }
    : { aliases: [], personal: false };
};
