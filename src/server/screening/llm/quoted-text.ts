import type { RedactedApplication } from '../redact.ts';

/**
 * A text of an application, by its kind. Duties are evidence, words about oneself are claims, and the rest are facts.
 */
export type TextField = { text: string; kind: 'duties' | 'claim' | 'fact' };
export type Quoted = { field: TextField; start: number; end: number };

/** All texts that may be quoted. Dates are left out, because their format was changed. */
export function textFields(application: RedactedApplication): TextField[] {
  const fields = (kind: TextField['kind'], texts: readonly string[]) => texts.map((text) => ({ text, kind }));
  return [
    ...fields(
      'duties',
      application.experiences.flatMap((entry) => [entry.responsibilities, entry.accomplishments]),
    ),
    ...fields(
      'fact',
      application.experiences.flatMap((entry) => [entry.title, entry.company, entry.department]),
    ),
    ...fields(
      'fact',
      application.educations.flatMap(({ level, degree, field, institution, description }) => [
        level,
        degree,
        field,
        institution,
        description,
      ]),
    ),
    ...fields(
      'fact',
      application.trainings.flatMap((entry) => [entry.name, entry.organization, entry.description]),
    ),
    ...fields('fact', application.skills),
    ...fields(
      'fact',
      application.languages.flatMap((entry) => [entry.name, entry.proficiency]),
    ),
    ...fields('claim', [application.bio, application.coverLetter, ...application.answers]),
  ].filter(({ text }) => text.trim() !== '');
}

/** All places where a quotation occurs literally; only white space may differ. Empty for an invented quotation. */
export function findQuote(quote: string, fields: readonly TextField[]): Quoted[] {
  const words = quote.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const pattern = new RegExp(words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('\\s+'));
  return fields.flatMap((field) => {
    const found = pattern.exec(field.text);
    return found ? [{ field, start: found.index, end: found.index + found[0].length }] : [];
  });
}
