import { z } from '../kernel/schema.ts';
import { SOURCE } from './applications.values.ts';

export const Source = z
  .string()
  .nullable()
  .describe(`The site or campaign that the person came from, at most ${SOURCE.max} characters. Odd ones are left out.`);

/** The name of a site or of a campaign. */
const NAME = new RegExp(`^[\\p{L}\\p{N}][\\p{L}\\p{N} ._+-]{0,${SOURCE.max - 1}}$`, 'u');

/** No application is refused because of its source: an invalid name is ignored. */
export function readSource(given: string | null | undefined): string | null {
  const text =
    given
      ?.slice(0, SOURCE.max + 1)
      .normalize('NFC')
      .trim()
      .toLowerCase() ?? '';
  return NAME.test(text) && text.length <= SOURCE.max ? text : null;
}
