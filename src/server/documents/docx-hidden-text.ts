/** A run of letters with one formatting, without runs inside it. */
const RUN = /<w:r[ >](?:(?!<w:r[ >]|<\/w:r>)[\s\S])*<\/w:r>/g;
const VANISHED = /<w:vanish(?:\s+w:val="(?:1|true|on)")?\s*\/>/;
// In half points: nobody can read letters of one and a half points.
const TINY = /<w:sz\s+w:val="[0-3]"\s*\/>/;
const WHITE = /<w:color\s[^>]*w:val="F[2-9A-F]F[2-9A-F]F[2-9A-F]"/i;
/** What may be dark behind white letters: a shade, a picture, a shape, a coloured page. */
const BACKGROUND =
  /<w:shd\s[^>]*w:fill="(?!auto|F[2-9A-F]F[2-9A-F]F[2-9A-F])|<w:highlight\b|<w:drawing\b|<w:pict\b|<w:background\b|<w:tblStyle\b/i;

/** A part of a Word document without the runs that nobody can see, by which words for a machine are slipped into a CV. */
export function withoutHiddenRuns(xml: string): string {
  const isPlain = !BACKGROUND.test(xml);
  return xml.replace(RUN, (run) => (VANISHED.test(run) || TINY.test(run) || (isPlain && WHITE.test(run)) ? '' : run));
}
