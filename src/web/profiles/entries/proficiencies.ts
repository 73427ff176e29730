import type { WizardStepText } from '#shared/applications/wizard/wizard-steps.texts.ts';
import type { Proficiency } from '#shared/profiles/sections/section.values.ts';

const TEXTS: Record<Proficiency, WizardStepText> = {
  native: 'wizard.proficiency_native',
  fluent: 'wizard.proficiency_fluent',
  advanced: 'wizard.proficiency_advanced',
  intermediate: 'wizard.proficiency_intermediate',
  basic: 'wizard.proficiency_basic',
};

/** The text of a level; an unknown value is shown as it is. */
export function proficiencyText(value: string): WizardStepText {
  return TEXTS[value as Proficiency] ?? (value as WizardStepText);
}
