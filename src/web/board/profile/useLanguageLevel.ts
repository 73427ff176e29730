import { profileTexts } from '#shared/board/profile.texts.ts';
import { PROFICIENCIES, type Proficiency } from '#shared/profiles/sections/section.values.ts';
import { useTexts } from '#web/lib/texts.ts';

/** How well somebody says they speak a language, in words; what is none of our levels stays as it is. */
export function useLanguageLevel(): (proficiency: string) => string {
  const t = useTexts(profileTexts);
  return (proficiency) =>
    PROFICIENCIES.includes(proficiency as Proficiency)
      ? t(`profile.proficiency_${proficiency as Proficiency}`)
      : proficiency;
}
