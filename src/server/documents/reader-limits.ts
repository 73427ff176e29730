/** The resources that the process which reads a document may use. */
export const READER = {
  heapMb: 192,
  /** How much its resident memory may grow while it reads, in megabytes. */
  growthMb: 320,
  /**
   * Processor time for one document, in seconds. A busy machine needs more wall-clock time but not more processor time.
   */
  cpuSeconds: 3,
  lookMs: 25,
} as const;
