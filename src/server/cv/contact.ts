import type { Line } from './cv-text.ts';
import { type Label, readLabelled } from './labels.ts';
import { findPhones, toDialable } from './phone-number.ts';
import { findPlace, type Place, readPlace } from './places.ts';
import type { Section } from './sections.ts';

const EMAIL = /[\p{L}\p{N}][\p{L}\p{N}._%+-]*@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/iu;
const LINK =
  /(?:https?:\/\/|www\.)[^\s,;|)]+|\b(?:linkedin\.com|github\.com|gitlab\.com|behance\.net|medium\.com|orcid\.org)\/[^\s,;|)]+/gi;
const MOST_LINKS = 5;
// E-mail addresses, phone numbers and icons separate the texts between them.
const APART = /\p{So}|\S+@\S+|\+\d[\d ()-]{7,}/gu;

/**
 * The lines that may hold the person's own details. References are left out, because they hold those of other people.
 */
function ownLines(sections: readonly Section[]): Line[] {
  const isNear = ({ kind }: Section) => kind === 'top' || kind === 'contact';
  const isOwn = ({ kind }: Section) => kind !== 'references';
  return [...sections.filter(isNear), ...sections.filter((one) => isOwn(one) && !isNear(one))].flatMap(
    ({ lines }) => lines,
  );
}

export function findEmail(sections: readonly Section[]): string {
  for (const { text } of ownLines(sections)) {
    const found = EMAIL.exec(text)?.[0];
    if (found) return found.toLowerCase();
  }
  return '';
}

export function findLinks(sections: readonly Section[]): string[] {
  const links = ownLines(sections).flatMap(({ text }) => text.match(LINK) ?? []);
  const whole = links.map((link) => (/^https?:/i.test(link) ? link : `https://${link}`).replace(/[.)\]]+$/, ''));
  return [...new Set(whole)].slice(0, MOST_LINKS);
}

export type Phone = { phone: string; hasCountry: boolean };

export function findPhone(sections: readonly Section[], country: string | null): Phone {
  const near = sections.filter(({ kind }) => kind === 'top' || kind === 'contact').flatMap(({ lines }) => lines);
  const found = near.flatMap(({ text }) => findPhones(text));
  const best =
    found.find((one) => one.isLabelled && one.isInternational) ??
    found.find((one) => one.isInternational) ??
    found.find((one) => one.isLabelled) ??
    found[0] ??
    ownLines(sections)
      .flatMap(({ text }) => findPhones(text))
      .find((one) => one.isLabelled || one.isInternational);
  if (!best) return { phone: '', hasCountry: true };
  const phone = toDialable(best, country);
  return { phone, hasCountry: phone.startsWith('+') };
}

const ADDRESS: ReadonlySet<Label> = new Set(['address', 'city', 'country']);

/** Finds where the person lives: by a labelled address, otherwise by the first text that reads like a place. */
export function findHome(sections: readonly Section[]): Place | null {
  const near = sections.filter(({ kind }) => kind === 'top' || kind === 'contact').flatMap(({ lines }) => lines);
  for (const [index, { text }] of near.entries()) {
    const labelled = readLabelled(text, ADDRESS);
    const place = labelled && findPlace([labelled.value, near[index + 1]?.text ?? ''].filter(Boolean).join(', '));
    if (place && labelled) return findPlace(labelled.value) ?? place;
  }
  // The lines of the work history are left out: a place there is where somebody worked, not where they live.
  for (const { text } of near.slice(0, 14)) {
    for (const piece of text.replace(APART, '\t').split(/\t|\s+[|•·–—]\s+/)) {
      const place = readPlace(piece) ?? (/\d|@|,/.test(piece) ? findPlace(piece.replace(EMAIL, '')) : null);
      if (place) return place;
    }
  }
  return null;
}
