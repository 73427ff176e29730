import { useEffect, useState } from 'react';
import { wizardTexts } from '#shared/applications/wizard/wizard.texts.ts';
import type { WizardForm } from '#shared/applications/wizard/wizard.values.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { applyTexts } from '#shared/jobs/apply.texts.ts';
import type { JobDetails } from '#shared/jobs/jobs.contract.ts';
import { CvIntro } from '#web/cv/CvIntro.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Bone, Skeleton } from '#web/ui/Skeleton.tsx';
import { applyPageAddress } from '../apply-address.ts';
import { CoolingDown } from '../CoolingDown.tsx';
import { StepHead } from './parts/StepHead.tsx';
import { WizardHead } from './WizardHead.tsx';
import type { WizardHost } from './wizard-context.ts';

type PassageProps = { job: JobDetails; host: WizardHost };

/** Shown before the form, with its introduction, while the fields and questions are loading. */
export function Loading({ job, host, form }: PassageProps & { form: WizardForm }) {
  const t = useTexts(wizardTexts);
  const tSteps = useTexts(wizardStepsTexts);
  const tFields = useTexts(wizardFieldsTexts);
  return (
    <>
      <WizardHead job={job} onClose={host.onClose} />
      <div className="mx-auto grid max-w-220 gap-s5 px-s6 py-s7 max-md:px-s4">
        <StepHead title={tSteps('wizard.personal_title')} lead={form === 'wizard' && tFields('wizard.personal_lead')} />
        {form !== 'simple' && (
          <div className="grid gap-s4 rounded-r3 border border-control border-dashed bg-surface p-s5 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center">
            <CvIntro />
          </div>
        )}
        <Skeleton label={t('wizard.loading')}>
          <div className="grid gap-s5 md:grid-cols-2">
            {['a', 'b', 'c', 'd', 'e', 'f'].map((id) => (
              <Bone key={id} height={44} />
            ))}
          </div>
        </Skeleton>
      </div>
    </>
  );
}

/** The form and the page are about different jobs, so the form does not start. */
export function JobMismatch({ job, host }: PassageProps) {
  const t = useTexts(wizardTexts);
  return (
    <>
      <WizardHead job={job} onClose={host.onClose} />
      <div className="mx-auto max-w-160 px-s4 py-s7">
        <Banner
          tone="danger"
          announce
          actions={<Button onClick={() => window.location.reload()}>{t('wizard.refresh')}</Button>}
        >
          {t('wizard.mismatch')}
        </Banner>
      </div>
    </>
  );
}

/** An employer opens their own form: they may read it but not send it. */
export function CandidatesOnly({ job, host, name }: PassageProps & { name: string }) {
  const t = useTexts(applyTexts);
  const next = encodeURIComponent(applyPageAddress(job.slug));
  return (
    <>
      <WizardHead job={job} onClose={host.onClose} />
      <div className="mx-auto max-w-160 px-s4 py-s7">
        <Banner
          tone="info"
          title={t('jobs.candidates_only')}
          actions={<ButtonLink to={`/login?next=${next}`}>{t('jobs.switch_account')}</ButtonLink>}
        >
          {t('jobs.candidates_only_text', { name })}
        </Banner>
      </div>
    </>
  );
}

/** Shown to people who were rejected recently, so that nobody fills in a form that would be refused. */
export function NotYet({ job, host, day }: PassageProps & { day: string }) {
  return (
    <>
      <WizardHead job={job} onClose={host.onClose} />
      <div className="mx-auto max-w-160 px-s4 py-s7">
        <CoolingDown day={day} />
      </div>
    </>
  );
}

/** Covers everything while the application is being sent. */
export function Processing() {
  const t = useTexts(wizardTexts);
  // A live region must exist before its text is set.
  const [isSaid, setSaid] = useState(false);
  useEffect(() => setSaid(true), []);
  return (
    <div
      className="fixed inset-0 z-55 grid animate-appear place-items-center bg-scrim p-s4"
      data-react-aria-top-layer="true"
    >
      <p
        role="status"
        className="grid w-full max-w-80 animate-rise justify-items-center gap-s4 rounded-r3 border border-line bg-raised px-s5 py-s7 text-center text-lg font-semibold text-ink shadow-3"
      >
        <span
          aria-hidden="true"
          className="size-9 animate-spin rounded-round border-3 border-accent border-e-accent-soft motion-reduce:animate-none"
        />
        {isSaid && t('wizard.processing')}
      </p>
    </div>
  );
}
