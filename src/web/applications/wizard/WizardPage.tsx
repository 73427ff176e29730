import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { wizardTexts } from '#shared/applications/wizard/wizard.texts.ts';
import type { WizardForm } from '#shared/applications/wizard/wizard.values.ts';
import type { JobDetails } from '#shared/jobs/jobs.contract.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { applyPageAddress } from '../apply-address.ts';
import type { FormSlots } from '../form-for.ts';
import { Loading } from './passages.tsx';
import { VARIANTS } from './variants.ts';

type WizardPageProps = { job: JobDetails; form: WizardForm; slots: FormSlots };
type Parts = Awaited<ReturnType<typeof loadParts>>;

function loadParts(form: WizardForm, { drafts }: FormSlots) {
  return Promise.all([import('./Wizard.tsx'), VARIANTS[form](), drafts()]);
}

/** The wizard as a page of its own; closing it leads to the job. */
export function WizardPage({ job, form, slots }: WizardPageProps) {
  const t = useTexts(jobsTexts);
  const tWizard = useTexts(wizardTexts);
  const navigate = useNavigate();
  const [parts, setParts] = useState<Parts | 'failed' | null>(null);
  useEffect(() => {
    loadParts(form, slots).then(setParts, () => setParts('failed'));
  }, [form, slots]);

  const onClose = () => navigate(`/job/${job.slug}`);
  const host = { kind: 'page', onClose, onApplied: () => {} } as const;
  if (parts === null) return <Loading job={job} host={host} />;
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
  const [{ Wizard }, variant, kit] = parts;
  return <Wizard variant={variant} kit={kit} job={job} host={host} />;
}
