const DEEPEST = 64;

/** Checked before parsing: no valid input is nested deeply, and deep nesting costs time at every later step. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let inText = false;
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index);
    if (inText) {
      if (code === 92) index += 1;
      else if (code === 34) inText = false;
    } else if (code === 34) inText = true;
    else if (code === 123 || code === 91) {
      depth += 1;
      if (depth > DEEPEST) return true;
    } else if (code === 125 || code === 93) depth -= 1;
  }
  return false;
}
