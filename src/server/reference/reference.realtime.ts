import type { Locale } from '#shared/kernel/languages.ts';
import type { Events } from '../kernel/events.ts';
import type { ReferenceService } from './reference.service.ts';

/** Keeps the texts in the memory of every process up to date. */
export function keepTexts({ events, reference }: { events: Events; reference: ReferenceService }): void {
  events.inEveryProcess('texts', {
    newsOf: (changed): Locale[] => [...new Set(changed.map(({ locale }) => locale))],
    renew: reference.readAnew,
    catchUp: () => reference.readAnew(),
  });
}
