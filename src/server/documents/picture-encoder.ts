import { encodePicture } from './encode-picture.ts';
import { readOneDocument } from './reader-process.ts';

/** The program that makes a picture anew. */
readOneDocument(encodePicture);
