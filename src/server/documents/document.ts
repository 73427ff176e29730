import type { CvTrouble } from '#shared/cv/cv.contract.ts';

/** A document that can be opened. Files in the old DOC format are accepted unchecked. */
export type Document = { content: Uint8Array; extension: 'pdf' | 'docx' };

/** A picture that is to be re-encoded. */
export type Picture = { content: Uint8Array; as: 'photo' | 'logo' };

/** A mail as it came. */
export type RawMail = { content: Uint8Array; as: 'mail' };

/** A calendar from an address that somebody gave, and the time of which the busy times are wanted. */
export type RawCalendar = { content: string; as: 'calendar'; from: Date; to: Date };

export type Asked = Document | Picture | RawMail | RawCalendar;

/** The answer of the child process that reads a document. */
export type ReaderAnswer<Reading> = { reading: Reading } | { trouble: CvTrouble };
