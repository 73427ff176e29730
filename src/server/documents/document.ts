import type { CvTrouble } from '#shared/cv/cv.contract.ts';

/** The kinds of documents that can be opened. An old DOC is taken as it is. */
export type Document = { content: Uint8Array; extension: 'pdf' | 'docx' };

/** A picture that is to be made anew. */
export type Picture = { content: Uint8Array; as: 'photo' | 'logo' };

export type Asked = Document | Picture;

/** What the process that reads a document answers. */
export type ReaderAnswer<Reading> = { reading: Reading } | { trouble: CvTrouble };
