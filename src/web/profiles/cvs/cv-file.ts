import type { cvFileTexts } from '#shared/cv/cv.texts.ts';
import type { TextKey, Translate } from '#shared/kernel/texts.ts';
import { RESUME } from '#shared/profiles/profiles.values.ts';

export const CV_MEGABYTES = RESUME.maxBytes / 1024 / 1024;
export const CV_EXTENSIONS = RESUME.extensions.map((one) => `.${one}`).join(',');

/** Says why a file cannot be uploaded as a CV; null if it may be tried. */
export function troubleWithCv({ name, size }: File, t: Translate<TextKey<typeof cvFileTexts>>): string | null {
  const extension = name.split('.').pop()?.toLowerCase() ?? '';
  if (!(RESUME.extensions as readonly string[]).includes(extension)) return t('cv.wrong_type');
  if (size > RESUME.maxBytes) return t('cv.too_large', { size: CV_MEGABYTES });
  return size === 0 ? t('cv.empty') : null;
}
