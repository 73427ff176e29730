const LOOSE_END = new Set('.,;:!?…–-');

/** The beginning of a text, cut between two words if possible, with an ellipsis directly after the last word. */
export function excerpt(text: string, most: number): string {
  if (text.length <= most) return text;
  const space = text.lastIndexOf(' ', most);
  let end = space > most / 2 ? space : most;
  // A surrogate pair must not be cut in half.
  if (/[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end -= 1;
  while (end > 0 && (LOOSE_END.has(text.charAt(end - 1)) || text.charAt(end - 1).trim() === '')) end -= 1;
  return `${text.slice(0, end)}…`;
}
