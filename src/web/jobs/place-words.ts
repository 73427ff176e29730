import type { JobCard } from '#shared/jobs/jobs.contract.ts';
import type { JobsTranslate } from '#shared/jobs/value-texts.ts';

type Place = Pick<JobCard, 'is_remote' | 'locality' | 'country'>;

/** “Mogadishu, Somalia”, or that the job is remote. `short` leaves the country out. */
export function placeWords(t: JobsTranslate, { is_remote, locality, country }: Place, short = false): string {
  if (is_remote) return t('jobs.remote_worldwide');
  const parts = short && locality ? [locality] : [locality, country?.name];
  return parts.filter(Boolean).join(', ');
}

/** Adds the town and the country to an address that does not end with them: some addresses are only a street. */
export function addressWords(address: string | null, place: string): string {
  const parts = place.split(', ').filter(Boolean);
  const missing = parts.filter((part, at) => !address?.includes(part) && !goesOnAfter(address, parts[at - 1]));
  return [address, ...missing].filter(Boolean).join(', ');
}

/** Whether the address goes on after the town, in which case it names the country in its own language. */
function goesOnAfter(address: string | null, town: string | undefined): boolean {
  const at = town && address ? address.lastIndexOf(town) : -1;
  return at >= 0 && /\p{L}/u.test(address?.slice(at + (town?.length ?? 0)) ?? '');
}
