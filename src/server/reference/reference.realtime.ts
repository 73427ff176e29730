import type { Locale } from '#shared/kernel/languages.ts';
import type { Events } from '../kernel/events.ts';
import type { ReferenceService } from './reference.service.ts';

/** Every process keeps the texts in memory. */
export function keepTexts({ events, reference }: { events: Events; reference: ReferenceService }): void {
  events.inEveryProcess('texts', {
    newsOf: (changed): Locale[] => [...new Set(changed.map(({ locale }) => locale))],
    renew: reference.readAnew,
    catchUp: () => reference.readAnew(),
  });
}
