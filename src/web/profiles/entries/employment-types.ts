import type { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import type { TextKey } from '#shared/kernel/texts.ts';
import type { EMPLOYMENT_TYPES } from '#shared/profiles/sections/section.values.ts';

type Type = (typeof EMPLOYMENT_TYPES)[number];

const TEXTS: Record<Type, TextKey<typeof wizardFieldsTexts>> = {
  'Full-time': 'wizard.full_time',
  'Part-time': 'wizard.part_time',
  Contract: 'wizard.contract',
  Internship: 'wizard.internship',
  Freelance: 'wizard.freelance',
};

export function employmentTypeText(type: string): TextKey<typeof wizardFieldsTexts> | undefined {
  return TEXTS[type as Type];
}
