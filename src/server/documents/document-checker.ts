import { checkDocument } from './check-document.ts';
import { readOneDocument } from './reader-process.ts';

/** The program that checks whether a document can be opened. */
readOneDocument(checkDocument);
