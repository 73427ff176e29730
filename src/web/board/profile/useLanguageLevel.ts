import { profileTexts } from '#shared/board/profile.texts.ts';
import { PROFICIENCIES, type Proficiency } from '#shared/profiles/sections/section.values.ts';
import { useTexts } from '#web/lib/texts.ts';

/** Translates the level of a language. Values that are none of our levels stay as they are. */
export function useLanguageLevel(): (proficiency: string) => string {
  const t = useTexts(profileTexts);
  return (proficiency) =>
    PROFICIENCIES.includes(proficiency as Proficiency)
      ? t(`profile.proficiency_${proficiency as Proficiency}`)
      : proficiency;
}
