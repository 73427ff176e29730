import type { TextKey, Translate } from '#shared/kernel/texts.ts';
import type { uiTexts } from '#shared/reference/ui.texts.ts';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** How large a file is, in the words of the interface. */
export function fileSize(bytes: number, t: Translate<TextKey<typeof uiTexts>>): string {
  if (bytes < MEGABYTE) return t('ui.kilobytes', { size: Math.max(1, Math.round(bytes / KILOBYTE)) });
  return t('ui.megabytes', { size: (bytes / MEGABYTE).toFixed(1) });
}
