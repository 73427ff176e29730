const LOOSE_END = new Set('.,;:!?…–-');

/** The beginning of a text, cut between two words, with dots that follow a word and no full stop. */
export function excerpt(text: string, most: number): string {
  if (text.length <= most) return text;
  const space = text.lastIndexOf(' ', most);
  let end = space > most / 2 ? space : most;
  // Half of a pair of units is no letter.
  if (/[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end -= 1;
  while (end > 0 && (LOOSE_END.has(text.charAt(end - 1)) || text.charAt(end - 1).trim() === '')) end -= 1;
  return `${text.slice(0, end)}…`;
}
