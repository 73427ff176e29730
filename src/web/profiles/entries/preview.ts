import { withoutPastedTags } from '#shared/kernel/rich-text.ts';

/** The beginning of a text without markup, truncated after this many code points. */
export function previewOf(text: string, length: number): string {
  const plain = withoutPastedTags(text).replace(/\s+/g, ' ').trim();
  const signs = [...plain];
  return signs.length > length ? `${signs.slice(0, length).join('').trimEnd()}…` : plain;
}

/** The length of previews on the cards of variant A, in characters. */
export const CARD_PREVIEW = 120;
