import { startTransition, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { wizardTexts } from '#shared/applications/wizard/wizard.texts.ts';
import type { WizardForm } from '#shared/applications/wizard/wizard.values.ts';
import type { JobDetails } from '#shared/jobs/jobs.contract.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { applyPageAddress } from '../apply-address.ts';
import type { Visit } from '../load-visit.ts';
import { Loading, NotYet } from './passages.tsx';
import { VARIANTS } from './variants.ts';

type WizardPageProps = { job: JobDetails; form: WizardForm; visit: Visit };
type Parts = Awaited<ReturnType<typeof loadParts>>;

/** What takes longest of what the forms depend on: the largest modules, and those that build many schemas. */
const HEAVY = [
  () => import('#web/ui/phone-number.ts'),
  () => import('#web/ui/Dialog.tsx'),
  () => import('#web/ui/DateInput.tsx'),
  () => import('#shared/jobs/jobs.contract.ts'),
  () => import('#shared/profiles/sections/education.ts'),
  () => import('#shared/applications/wizard/steps.ts'),
  () => import('#web/drafts/draft-server.ts'),
];

/**
 * Loads the modules one after the other with a pause between them: loaded at once, they would block a phone for a
 * second.
 */
async function loadParts(form: WizardForm) {
  const breath = () => new Promise((resolve) => setTimeout(resolve));
  for (const load of HEAVY) await load().then(breath);
  const variant = await VARIANTS[form]();
  await breath();
  return [await import('./Wizard.tsx'), variant] as const;
}

/** The wizard as a page of its own; closing it leads to the job. */
export function WizardPage({ job, form, visit: { reapplyOn } }: WizardPageProps) {
  const t = useTexts(jobsTexts);
  const tWizard = useTexts(wizardTexts);
  const navigate = useNavigate();
  const [parts, setParts] = useState<Parts | 'failed' | null>(null);
  useEffect(() => {
    loadParts(form).then(
      // A transition renders the form in small steps, so that a phone still responds to the person meanwhile.
      (loaded) => startTransition(() => setParts(loaded)),
      () => setParts('failed'),
    );
  }, [form]);

  const onClose = () => navigate(`/job/${job.slug}`);
  const host = { kind: 'page', onClose, onApplied: () => {} } as const;
  if (reapplyOn) return <NotYet job={job} host={host} day={reapplyOn} />;
  if (parts === null) return <Loading job={job} host={host} form={form} />;
  if (parts === 'failed') {
    const again = (
      <Button onClick={() => window.location.assign(applyPageAddress(job.slug))}>{tWizard('wizard.refresh')}</Button>
    );
    return (
      <div className="wrap py-s7">
        <Banner tone="danger" announce actions={again}>
          {t('jobs.form_failed')}
        </Banner>
      </div>
    );
  }
  const [{ Wizard }, variant] = parts;
  return <Wizard variant={variant} job={job} host={host} />;
}
