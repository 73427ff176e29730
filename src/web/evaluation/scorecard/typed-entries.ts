/** The text as typed, and the version of the entry that it was typed on; null if there was no entry. */
export type TypedEntry = { score: string; comment: string; version: number | null };
export type TypedEntries = Readonly<Record<string, TypedEntry>>;

/** By application and subject. Lost when the page is closed or reloaded, and so when somebody signs out. */
const typed = new Map<number, TypedEntries>();

/** Typed and unsaved entries, restored when the reader returns from another application. */
export const typedEntries = {
  read: (applicationId: number): TypedEntries => typed.get(applicationId) ?? {},
  keep(applicationId: number, entries: TypedEntries): void {
    if (Object.keys(entries).length > 0) typed.set(applicationId, entries);
    else typed.delete(applicationId);
  },
};
