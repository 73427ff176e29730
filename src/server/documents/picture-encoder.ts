import { encodePicture } from './encode-picture.ts';
import { readOneDocument } from './reader-process.ts';

/** The entry point of the child process that re-encodes a picture. */
readOneDocument(encodePicture);
