/** What the process that reads a document may use. */
export const READER = {
  heapMb: 192,
  /** How much it may grow while it reads, heap and all. */
  growthMb: 320,
  /** Processor time for one document. Time on the clock is not limited, because a busy machine takes longer. */
  cpuSeconds: 3,
  lookMs: 25,
} as const;
