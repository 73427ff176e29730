import { checkDocument } from './check-document.ts';
import { readOneDocument } from './reader-process.ts';

/** The entry point of the child process that checks whether a document can be opened. */
readOneDocument(checkDocument);
