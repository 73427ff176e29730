/** What a page declares about itself, as its route's `handle`. */
export type PageHandle = {
  /** Hides the footer. */
  footer?: false;
  /** Its scripts are asked for after it has been painted (ssr/after-paint.ts). */
  paintedFirst?: true;
  /**
   * For pages that are the same for all visitors with the same language: returns the normalised part of the query that
   * the page reads. Null if the query makes it a page for one person.
   */
  sharedAs?: (query: URLSearchParams) => URLSearchParams | null;
};

/** For a page that reads only these parameters of the query. */
export function sharedBy(...names: string[]): (query: URLSearchParams) => URLSearchParams {
  return (query) => {
    const read = new URLSearchParams();
    for (const name of names) for (const value of query.getAll(name)) read.append(name, value);
    return read;
  };
}
