import { arabic, english } from '../harness/shipped-texts.ts';

/** Pages are opened for each screen and language; the dark is a second picture of the same page. */
export const SCREENS = [
  { name: '1280', viewport: { width: 1280, height: 860 } },
  { name: '390', viewport: { width: 390, height: 844 } },
] as const;
export type Screen = (typeof SCREENS)[number];

export const LANGUAGES = [
  { locale: 'en', texts: english, shades: ['light', 'dark'] },
  { locale: 'ar', texts: arabic, shades: ['light'] },
] as const;
export type Language = (typeof LANGUAGES)[number];

/** The columns of a contact sheet. */
export const LOOKS = SCREENS.flatMap((screen) =>
  LANGUAGES.flatMap((language) => language.shades.map((shade) => lookOf(screen, language, shade))),
);

export function lookOf(screen: Screen, { locale }: Language, shade: 'light' | 'dark'): string {
  return `${screen.name}-${locale === 'ar' ? 'arabic' : shade}`;
}

export function fileOf(scene: string, look: string): string {
  return `${scene.replace(/\W+/g, '-')}.${look}.jpg`;
}
