/** What a page says of itself, as its route's `handle`. */
export type PageHandle = {
  /** Without the footer. */
  footer?: false;
  /** Its scripts are asked for after it has been painted (ssr/after-paint.ts). */
  paintedFirst?: true;
  /**
   * For pages that are the same for every visitor of a language: the part of the query that the page reads, in one
   * spelling. Null where the query makes it a page for one person.
   */
  sharedAs?: (query: URLSearchParams) => URLSearchParams | null;
};

/** For a page that reads these parts of the query alone; whatever else stands there changes nothing. */
export function sharedBy(...names: string[]): (query: URLSearchParams) => URLSearchParams {
  return (query) => {
    const read = new URLSearchParams();
    for (const name of names) for (const value of query.getAll(name)) read.append(name, value);
    return read;
  };
}
