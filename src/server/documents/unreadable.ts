import type { CvTrouble } from '#shared/cv/cv.contract.ts';

/** A document that cannot be read, and why: the reason has its own sentence. */
export class Unreadable extends Error {
  readonly trouble: CvTrouble;

  constructor(trouble: CvTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}
