import type { Proficiency } from '#shared/applications/applications.values.ts';
import type { WizardStepText } from '#shared/applications/wizard/wizard-steps.texts.ts';

const TEXTS: Record<Proficiency, WizardStepText> = {
  native: 'wizard.proficiency_native',
  fluent: 'wizard.proficiency_fluent',
  advanced: 'wizard.proficiency_advanced',
  intermediate: 'wizard.proficiency_intermediate',
  basic: 'wizard.proficiency_basic',
};

/** The word for a level; a value that is none is shown as it is. */
export function proficiencyText(value: string): WizardStepText {
  return TEXTS[value as Proficiency] ?? (value as WizardStepText);
}
