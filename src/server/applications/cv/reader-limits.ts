import type { CvReading, CvTrouble } from '#shared/applications/cv-reading.contract.ts';

/** What the process that reads a document may use. */
export const READER = {
  heapMb: 192,
  /** How much it may grow while it reads, heap and all. */
  growthMb: 320,
  /** Of the processor: a busy machine takes longer, and that is no fault of the document. */
  cpuSeconds: 8,
  lookMs: 25,
} as const;

/** What that process answers. */
export type ReaderAnswer = { reading: CvReading } | { trouble: CvTrouble };
