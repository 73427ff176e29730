import type { JobCard } from '#shared/jobs/jobs.contract.ts';
import type { JobsTranslate } from '#shared/jobs/value-texts.ts';

type Place = Pick<JobCard, 'is_remote' | 'locality' | 'country'>;
type Part = string | null | undefined;

/** “Mogadishu, Somalia”, or that the job is remote. `short` leaves the country out. */
export function placeWords(t: JobsTranslate, { is_remote, locality, country }: Place, short = false): string {
  if (is_remote) return t('jobs.remote_worldwide');
  return joinPlace(short && locality ? [locality] : [locality, country?.name]);
}

const ARABIC = /\p{Script=Arabic}/u;
const RIGHT_TO_LEFT_MARK = '\u200F';
const ISOLATE = { start: '\u2068', end: '\u2069' };

/**
 * The parts of a place with commas, such as a town and its country. With an Arabic part the whole reads from right to
 * left: towns are often written in Latin letters, which would otherwise turn the order around.
 */
export function joinPlace(parts: readonly Part[]): string {
  const said = parts.filter((part) => part != null && part !== '') as string[];
  if (said.length < 2 || !said.some((part) => ARABIC.test(part))) return said.join(', ');
  return RIGHT_TO_LEFT_MARK + said.map((part) => ISOLATE.start + part + ISOLATE.end).join('، ');
}

/** Adds the town and the country to an address that does not end with them: some addresses are only a street. */
export function addressWords(address: string | null, place: readonly Part[]): string {
  const parts = place.filter((part) => part != null && part !== '') as string[];
  const missing = parts.filter((part, at) => !address?.includes(part) && !goesOnAfter(address, parts[at - 1]));
  return joinPlace([address, ...missing]);
}

/** Whether the address goes on after the town, in which case it names the country in its own language. */
function goesOnAfter(address: string | null, town: string | undefined): boolean {
  const at = town && address ? address.lastIndexOf(town) : -1;
  return at >= 0 && /\p{L}/u.test(address?.slice(at + (town?.length ?? 0)) ?? '');
}
