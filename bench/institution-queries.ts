import { readFileSync } from 'node:fs';

/** Every institution of the shipped lists, as somebody types it: unfinished, with a slip, or whole with a slip. */
export function institutionQueries(): string[] {
  const queries: string[] = [];
  for (const file of ['world.txt', 'east-africa.txt']) {
    let country = '';
    for (const line of readFileSync(`src/server/reference/institutions/${file}`, 'utf8').split('\n')) {
      if (line.startsWith('# ')) country = line.slice(2);
      else if (line) {
        const [name = ''] = line.split(' | ');
        const at = queries.length;
        const typed = [name.slice(0, 3 + (at % 8)), slip(name.slice(0, 14), at), slip(name, at)][at % 3] as string;
        queries.push(`/api/institutions/search?q=${encodeURIComponent(typed)}&country_code=${country}`);
      }
    }
  }
  // In an order that mixes countries, and is the same each time.
  return queries.map((_, at) => queries[(at * 4_637) % queries.length] as string);
}

/** A letter is swapped with the next, left out or doubled, somewhere after the first. */
function slip(text: string, turn: number): string {
  const at = 1 + ((turn * 7) % Math.max(1, text.length - 2));
  const [before, letter, after] = [text.slice(0, at), text[at] ?? '', text.slice(at + 1)];
  if (turn % 2 === 0) return before + after.slice(0, 1) + letter + after.slice(1);
  return turn % 4 === 1 ? before + after : before + letter + letter + after;
}
