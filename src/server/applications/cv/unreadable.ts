import type { CvTrouble } from '#shared/applications/cv-reading.contract.ts';

/** A document that cannot be read, and why: the reason has its own sentence. */
export class Unreadable extends Error {
  readonly trouble: CvTrouble;

  constructor(trouble: CvTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}
