import { useSyncExternalStore } from 'react';
import { isTimeZone } from '#shared/interviews/times.ts';

export type CandidateZone = { zone: string; of: 'device' | 'company' | 'choice' };

/** The zone of a device does not change while its page is open. */
const neverChanges = () => () => {};
const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/**
 * The zone in which the candidate sees the times: the one they choose on the page, else the one they booked in, else
 * that of their device. The server does not know the device's zone, so it renders the company's.
 */
export function useCandidateZone(given: { zone: string; isChosen: boolean }, chosen: string | null): CandidateZone {
  const device = useSyncExternalStore(neverChanges, deviceZone, () => null);
  if (chosen !== null && isTimeZone(chosen)) return { zone: chosen, of: 'choice' };
  if (given.isChosen) return { zone: given.zone, of: 'choice' };
  return device !== null && isTimeZone(device)
    ? { zone: device, of: 'device' }
    : { zone: given.zone, of: given.zone === device ? 'device' : 'company' };
}

/** The address of another view of the page, in the same zone. */
export function viewAddress(query: URLSearchParams, view?: 'none' | 'zone' | 'move' | 'cancel', day?: string): string {
  const zone = query.get('zone');
  return `?${new URLSearchParams({ ...(view && { view }), ...(day && { day }), ...(zone && { zone }) })}`;
}
