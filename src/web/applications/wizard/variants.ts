import type { WizardForm } from '#shared/applications/wizard/wizard.values.ts';
import type { Variant } from './variant.ts';

/** Each variant is a script of its own, loaded when somebody is about to fill it in. */
export const VARIANTS: Record<WizardForm, () => Promise<Variant>> = {
  wizard: () => import('./variant-a.ts').then(({ variantA }) => variantA),
  form: () => import('./variant-b.ts').then(({ variantB }) => variantB),
  simple: () => import('./variant-c.ts').then(({ variantC }) => variantC),
};
