import type { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import type { TextKey, Translate } from '#shared/kernel/texts.ts';

type Text = TextKey<typeof wizardFieldsTexts>;
type Kind = { fields: readonly string[]; numbered: Text };

/** The fields that name a list entry, and what the entry is called before any of them is filled in. */
const KINDS: Readonly<Record<string, Kind>> = {
  educations: { fields: ['degree', 'institution', 'courseName'], numbered: 'wizard.education_number' },
  trainings: { fields: ['name', 'organization'], numbered: 'wizard.training_number' },
  experiences: { fields: ['title', 'company', 'jobTitle'], numbered: 'wizard.job_number' },
  languages: { fields: ['language'], numbered: 'wizard.language_number' },
};

/**
 * The name of the entry that contains a path such as `educations.1.country`; null if the path is outside of an entry.
 */
export function entryName(path: string, data: object, t: Translate<Text>): string | null {
  const [, part = '', at = ''] = /^(\w+)\.(\d+)\./.exec(path) ?? [];
  const kind = KINDS[part];
  if (!kind) return null;
  const entries = (data as Record<string, Record<string, unknown>[]>)[part] ?? [];
  const values = kind.fields.map((field) => entries[Number(at)]?.[field]);
  const name = values.find((value): value is string => typeof value === 'string' && value !== '');
  if (name !== undefined) return name;
  // A single empty entry needs no number, because it cannot be confused with another.
  return entries.length > 1 ? t(kind.numbered, { number: Number(at) + 1 }) : null;
}
