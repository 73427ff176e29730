import type { RawCalendar } from '../../documents/document.ts';
import { readOneDocument } from '../../documents/reader-process.ts';
import { type BusyTime, readBusyTimes } from './busy-times.ts';

/** The entry point of the child process that reads the calendar of a stranger's server. */
readOneDocument(
  async ({ content, from, to }: RawCalendar): Promise<BusyTime[]> => readBusyTimes(content, { from, to }),
);
