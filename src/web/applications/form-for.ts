import type { WizardForm } from '#shared/applications/wizard/wizard.values.ts';
import type { JobDetails } from '#shared/jobs/jobs.contract.ts';
import type { ApplicationForm } from '#shared/jobs/jobs.values.ts';
import type { ApplyForm } from './apply-form.ts';
import { VARIANTS } from './wizard/variants.ts';

const quick = (): Promise<ApplyForm> => import('./quick/QuickApply.tsx').then(({ QuickApply }) => QuickApply);

async function wizard(form: WizardForm): Promise<ApplyForm> {
  const [{ dialogFor }, variant] = await Promise.all([import('./wizard/WizardDialog.tsx'), VARIANTS[form]()]);
  return dialogFor(variant);
}

const loaded = new Map<ApplicationForm, Promise<ApplyForm>>();

/** Loads each form once: a second component of the same form would lose what was typed into the first. */
export function formFor({ application_form: form }: Pick<JobDetails, 'application_form'>): Promise<ApplyForm> {
  const known = loaded.get(form);
  if (known) return known;
  const loading = form === 'quick' ? quick() : wizard(form);
  loaded.set(form, loading);
  // A failure is not kept: the next press tries again.
  loading.catch(() => loaded.delete(form));
  return loading;
}
