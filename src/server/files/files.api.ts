/** What modules may ask of stored files: a row of theirs names a file, or names it no more. */
export { deleteUnnamed, insertFile } from './files.store.ts';
