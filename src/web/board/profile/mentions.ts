export type Colleague = { id: number; name: string };
/** What somebody types behind an @, and where the @ stands. */
export type Mentioning = { start: number; query: string };

const LONGEST = 40;

/** The name that is being typed at the caret; null when there is none. */
export function mentionAt(text: string, caret: number): Mentioning | null {
  const start = text.lastIndexOf('@', caret - 1);
  if (start < 0 || caret - start > LONGEST || /\S/.test(text[start - 1] ?? '')) return null;
  const query = text.slice(start + 1, caret);
  return query.includes('\n') ? null : { start, query };
}

/** Colleagues whose name, or a part of it, begins with what was typed. */
export function matching(team: readonly Colleague[], query: string): Colleague[] {
  const typed = query.toLocaleLowerCase();
  return team.filter(({ name }) => {
    const folded = name.toLocaleLowerCase();
    // A name that is complete is not offered again.
    return folded !== typed.trimEnd() && (folded.startsWith(typed) || (typed !== '' && folded.includes(` ${typed}`)));
  });
}

/** Who is mentioned in what was written in the end. */
export function mentionedIn(text: string, team: readonly Colleague[]): Colleague[] {
  return team.filter(({ name }) => text.includes(`@${name}`));
}
