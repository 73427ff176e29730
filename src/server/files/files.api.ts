/**
 * What other modules may import of files: functions to add a file, and to delete files that no row refers to any more.
 */
export { deleteUnnamed, insertFile } from './files.store.ts';
