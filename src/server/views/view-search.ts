import { BoardFilters } from '#shared/board/board.contract.ts';

export type StoredSearch = Readonly<Record<string, string>>;

/** The search in the form of the board's address, in one spelling. */
export function storedSearch(filters: BoardFilters): StoredSearch {
  const stored: Record<string, string> = {};
  for (const [name, value] of Object.entries(filters)) {
    const text = Array.isArray(value) ? [...value].sort().join(',') : value === true ? '1' : String(value);
    if (text !== '') stored[name] = text;
  }
  return stored;
}

/** What today's board understands of it: filters and their values come and go with versions of the product. */
export function knownPart(stored: StoredSearch): StoredSearch {
  const { shape } = BoardFilters;
  const isKnown = ([name, value]: [string, string]) =>
    Object.hasOwn(shape, name) && shape[name as keyof typeof shape].safeParse(value).success;
  return Object.fromEntries(Object.entries(stored).filter(isKnown));
}
