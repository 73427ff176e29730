import { readOneDocument } from '../documents/reader-process.ts';
import { readDocument } from './read-document.ts';

/** The program that reads a CV into the fields of the form. */
readOneDocument(readDocument);
