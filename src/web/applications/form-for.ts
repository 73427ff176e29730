import type { WizardForm } from '#shared/applications/wizard/wizard.values.ts';
import type { JobDetails } from '#shared/jobs/jobs.contract.ts';
import type { ApplicationForm } from '#shared/jobs/jobs.values.ts';
import type { ApplyForm } from './apply-form.ts';
import type { DraftKit } from './wizard/drafts.ts';
import { VARIANTS } from './wizard/variants.ts';

/** What a page brings from the other nouns for the forms; loaded with the form that needs it. */
export type FormSlots = { drafts: () => Promise<DraftKit> };

const quick = (): Promise<ApplyForm> => import('./QuickApply.tsx').then(({ QuickApply }) => QuickApply);

async function wizard(form: WizardForm, { drafts }: FormSlots): Promise<ApplyForm> {
  const [{ dialogFor }, variant, kit] = await Promise.all([
    import('./wizard/WizardDialog.tsx'),
    VARIANTS[form](),
    drafts(),
  ]);
  return dialogFor(variant, kit);
}

const loaded = new Map<ApplicationForm, Promise<ApplyForm>>();

/** Where a form comes from. Loaded once: another component of the same form would forget what was typed into the first. */
export function formFor(
  { application_form: form }: Pick<JobDetails, 'application_form'>,
  slots: FormSlots,
): Promise<ApplyForm> {
  const known = loaded.get(form);
  if (known) return known;
  const loading = form === 'quick' ? quick() : wizard(form, slots);
  loaded.set(form, loading);
  // A failure is not kept: the next press tries again.
  loading.catch(() => loaded.delete(form));
  return loading;
}
