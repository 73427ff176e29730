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

/** The colleagues whom the final text mentions. */
export function mentionedIn(text: string, team: readonly Colleague[]): Colleague[] {
  return team.filter(({ name }) => text.includes(`@${name}`));
}
