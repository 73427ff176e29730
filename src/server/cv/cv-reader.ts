import { readOneDocument } from '../documents/reader-process.ts';
import { readDocument } from './read-document.ts';

/** The entry point of the child process that reads a CV into the fields of the form. */
readOneDocument(readDocument);
