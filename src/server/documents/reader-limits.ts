/** What the process that reads a document may use. */
export const READER = {
  heapMb: 192,
  /** How much it may grow while it reads, heap and all. */
  growthMb: 320,
  /** Of the processor, from the moment it has the document: a busy machine takes longer, and that is no fault of it. */
  cpuSeconds: 3,
  lookMs: 25,
} as const;
