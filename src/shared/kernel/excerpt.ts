/** The beginning of a text, cut between two words, with dots that follow a word and no full stop. */
export function excerpt(text: string, most: number): string {
  if (text.length <= most) return text;
  const space = text.lastIndexOf(' ', most);
  const cut = text.slice(0, space > most / 2 ? space : most);
  // Half of a pair of units is no letter.
  return `${cut.replace(/[\uD800-\uDBFF]$|[\s.,;:!?…–-]+$/, '')}…`;
}
