/** Three rows of the table of distances, used again and again: a search compares thousands of words. */
let rows = makeRows(64);
const BEYOND = 0xffff;

function makeRows(length: number): [Uint16Array, Uint16Array, Uint16Array] {
  return [new Uint16Array(length), new Uint16Array(length), new Uint16Array(length)];
}

/**
 * The last row of the table: the distance of `a` from each prefix of `b`. Only prefixes whose length differs from that
 * of `a` by at most the limit are computed; null if all distances are above the limit.
 */
function distances(a: string, b: string, limit: number): Uint16Array | null {
  const width = b.length;
  if (width + 2 > rows[0].length) rows = makeRows((width + 2) * 2);
  let [before, previous, current] = rows;
  for (let j = 0; j <= width; j += 1) previous[j] = j <= limit ? j : BEYOND;
  for (let i = 1; i <= a.length; i += 1) {
    const from = Math.max(1, i - limit);
    const to = Math.min(width, i + limit);
    const letter = a.charCodeAt(i - 1);
    let best = from === 1 ? i : BEYOND;
    current[from - 1] = best;
    for (let j = from; j <= to; j += 1) {
      let cost = (previous[j - 1] as number) + (letter === b.charCodeAt(j - 1) ? 0 : 1);
      cost = Math.min(cost, (previous[j] as number) + 1, (current[j - 1] as number) + 1);
      const isSwap = i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (isSwap) cost = Math.min(cost, (before[j - 2] as number) + 1);
      current[j] = cost;
      if (cost < best) best = cost;
    }
    if (to < width) current[to + 1] = BEYOND;
    if (best > limit) return null;
    [before, previous, current] = [previous, current, before];
  }
  return previous;
}

/**
 * The number of letters that must change, with a swap of neighbours as one change; limit + 1 if it is above the limit.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const row = distances(a, b, limit);
  return row ? Math.min(row[b.length] as number, limit + 1) : limit + 1;
}

/** The same for a word that is still being typed: its distance from the nearest prefix of the whole word. */
export function distanceToBeginning(typed: string, whole: string, limit: number): number {
  if (typed.length - whole.length > limit) return limit + 1;
  const row = distances(typed, whole, limit);
  if (!row) return limit + 1;
  let best = limit + 1;
  const last = Math.min(whole.length, typed.length + limit);
  for (let j = Math.max(0, typed.length - limit); j <= last; j += 1) best = Math.min(best, row[j] as number);
  return best;
}
