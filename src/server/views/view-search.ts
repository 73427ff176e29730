import { BoardFilters } from '#shared/board/board.contract.ts';

export type StoredSearch = Readonly<Record<string, string>>;

/**
 * Converts a search into the form of the board's query string, with sorted values, so that equal searches are stored
 * equally.
 */
export function storedSearch(filters: BoardFilters): StoredSearch {
  const stored: Record<string, string> = {};
  for (const [name, value] of Object.entries(filters)) {
    const text = Array.isArray(value) ? [...value].sort().join(',') : value === true ? '1' : String(value);
    if (text !== '') stored[name] = text;
  }
  return stored;
}

/** The filters that the current version knows, because filters and their values may change between versions. */
export function knownPart(stored: StoredSearch): StoredSearch {
  const { shape } = BoardFilters;
  const isKnown = ([name, value]: [string, string]) =>
    Object.hasOwn(shape, name) && shape[name as keyof typeof shape].safeParse(value).success;
  return Object.fromEntries(Object.entries(stored).filter(isKnown));
}
