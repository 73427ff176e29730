export type Colleague = { id: number; name: string };
/** The text that somebody types after an @, and the index of the @. */
export type Mentioning = { start: number; query: string };

const LONGEST = 40;

/** The name that is being typed at the caret; null when there is none. */
export function mentionAt(text: string, caret: number): Mentioning | null {
  const start = text.lastIndexOf('@', caret - 1);
  if (start < 0 || caret - start > LONGEST || /\S/.test(text[start - 1] ?? '')) return null;
  const query = text.slice(start + 1, caret);
  return query.includes('\n') ? null : { start, query };
}

/** Colleagues whose first name or a later part of their name starts with the query. */
export function matching(team: readonly Colleague[], query: string): Colleague[] {
  const typed = query.toLocaleLowerCase();
  return team.filter(({ name }) => {
    const folded = name.toLocaleLowerCase();
    // A name that is complete is not offered again.
    return folded !== typed.trimEnd() && (folded.startsWith(typed) || (typed !== '' && folded.includes(` ${typed}`)));
  });
}

/** A part of a text; `who` are the people whom it names. Two people may have the same name. */
export type NotePart = { text: string; who: readonly Colleague[] };

/** Splits a text where it names somebody. Of names that begin alike, the longest one is meant. */
export function partsOf(text: string, people: readonly Colleague[]): NotePart[] {
  const names = [...new Set(people.map(({ name }) => name))].sort((a, b) => b.length - a.length);
  const parts: NotePart[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const name = names.find((one) => text.startsWith(one, at + 1));
    if (name === undefined) continue;
    const end = at + 1 + name.length;
    if (at > from) parts.push({ text: text.slice(from, at), who: [] });
    parts.push({ text: text.slice(at, end), who: people.filter((one) => one.name === name) });
    from = end;
    at = end - 1;
  }
  return from < text.length ? [...parts, { text: text.slice(from), who: [] }] : parts;
}

/** The colleagues whom the final text mentions. Of those with one name, the chosen ones are meant. */
export function mentionedIn(
  text: string,
  team: readonly Colleague[],
  chosen: ReadonlySet<number> = new Set(),
): Colleague[] {
  const named = partsOf(text, team).flatMap(({ who }) => {
    const meant = who.filter(({ id }) => chosen.has(id));
    return meant.length > 0 ? meant : who;
  });
  return team.filter((colleague) => named.includes(colleague));
}
