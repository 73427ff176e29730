import { fileURLToPath } from 'node:url';
import type { CalendarProblem } from '#shared/interviews/calendars.contract.ts';
import type { FileParserPool, ReaderProgram } from '../../documents/file-parser-pool.ts';
import { Unreadable } from '../../documents/unreadable.ts';
import type { Outgoing } from '../../http/outgoing.ts';
import type { BusyTime } from './busy-times.ts';

const MOST_BYTES = 5 * 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = { back: 7, ahead: 120 };

const READER: ReaderProgram = {
  name: 'calendar-reader',
  source: fileURLToPath(new URL('./calendar-reader.ts', import.meta.url)),
};

type Fetched = { times: BusyTime[]; problem?: undefined } | { problem: CalendarProblem | 'busy' };

/**
 * Reads the busy times of an address that a member gave. `busy`: no reading process is free, so nothing is known of the
 * calendar yet.
 */
export async function fetchBusyTimes(
  { outgoing, fileParserPool }: { outgoing: Outgoing; fileParserPool: FileParserPool },
  { address, userId }: { address: string; userId: number },
): Promise<Fetched> {
  const url = new URL(address);
  const { send, close } = outgoing.connectTo(url);
  const headers = { accept: 'text/calendar, text/plain;q=0.5', 'user-agent': 'Fursa-Calendars/1.0' };
  const answer = await send({ url, method: 'GET', headers, mostBytes: MOST_BYTES }).finally(close);
  if (answer.failure !== null) return { problem: 'unreachable' };
  if (answer.status < 200 || answer.status > 299) return { problem: 'refused' };
  if (answer.body.length >= MOST_BYTES) return { problem: 'too_large' };
  const now = Date.now();
  const window = { from: new Date(now - DAYS.back * DAY_MS), to: new Date(now + DAYS.ahead * DAY_MS) };
  const calendar = { content: answer.body.toString('utf8'), as: 'calendar', ...window } as const;
  try {
    return { times: await fileParserPool.read<BusyTime[]>(READER, calendar, { address: 'calendars', userId }) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    if (error.trouble === 'busy') return { problem: 'busy' };
    return { problem: error.trouble === 'too_complex' ? 'too_complex' : 'not_a_calendar' };
  }
}
