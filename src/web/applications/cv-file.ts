import type { applyTexts } from '#shared/jobs/apply.texts.ts';
import type { TextKey, Translate } from '#shared/kernel/texts.ts';
import { RESUME } from '#shared/profiles/profiles.values.ts';

export const CV_MEGABYTES = RESUME.maxBytes / 1024 / 1024;
export const CV_EXTENSIONS = RESUME.extensions.map((one) => `.${one}`).join(',');

/** What keeps a file from being sent as a CV, in words; null for one that may be tried. */
export function troubleWithCv({ name, size }: File, t: Translate<TextKey<typeof applyTexts>>): string | null {
  const extension = name.split('.').pop()?.toLowerCase() ?? '';
  if (!(RESUME.extensions as readonly string[]).includes(extension)) return t('jobs.cv_wrong_type');
  if (size > RESUME.maxBytes) return t('jobs.cv_too_large', { size: CV_MEGABYTES });
  return size === 0 ? t('jobs.cv_empty') : null;
}
