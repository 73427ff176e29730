import type { JobCard } from '#shared/jobs/jobs.contract.ts';
import type { JobsTranslate } from '#shared/jobs/value-texts.ts';

type Place = Pick<JobCard, 'is_remote' | 'locality' | 'country'>;

/** “Mogadishu, Somalia”, or that the job can be done from anywhere. `short` leaves the country out. */
export function placeWords(t: JobsTranslate, { is_remote, locality, country }: Place, short = false): string {
  if (is_remote) return t('jobs.remote_worldwide');
  const parts = short && locality ? [locality] : [locality, country?.name];
  return parts.filter(Boolean).join(', ');
}

/** Some addresses end with the town and the country, others are only a street: what is missing is added. */
export function addressWords(address: string | null, place: string): string {
  const missing = place.split(', ').filter((part) => part && !address?.includes(part));
  return [address, ...missing].filter(Boolean).join(', ');
}
