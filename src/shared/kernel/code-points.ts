const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;

/** Limits count code points: the same unit as PostgreSQL's char_length and as the counters in the browser. */
export function codePoints(text: string): number {
  let count = text.length;
  // A surrogate pair counts as one. Iterating over code units is many times faster than over code points.
  for (let at = 0; at < text.length - 1; at += 1) {
    if (isHigh(text.charCodeAt(at)) && isLow(text.charCodeAt(at + 1))) {
      count -= 1;
      at += 1;
    }
  }
  return count;
}
