import { CircleCheck, CircleMinus, Hourglass, type LucideIcon } from 'lucide-react';
import { endingTexts } from '#shared/applications/wizard/ending.texts.ts';
import type { JobDetails } from '#shared/jobs/jobs.contract.ts';
import type { TextKey } from '#shared/kernel/texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { dayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Told } from '#web/ui/Told.tsx';
import type { Ending } from './outcomes.ts';
import { WizardHead } from './WizardHead.tsx';
import type { WizardHost } from './wizard-context.ts';

type Text = TextKey<typeof endingTexts>;
type Face = { icon: LucideIcon; mark: string; next: readonly Text[]; go: Text };

const FACES: Record<Ending['outcome'], Face> = {
  passed: {
    icon: CircleCheck,
    mark: 'bg-success-soft text-success',
    next: ['ending.passed_employer', 'ending.passed_account'],
    go: 'ending.passed_go',
  },
  under_review: {
    icon: Hourglass,
    mark: 'bg-info-soft text-info',
    next: ['ending.review_mail'],
    go: 'ending.receipt_go',
  },
  failed: {
    icon: CircleMinus,
    mark: 'bg-warning-soft text-warning',
    next: ['ending.failed_receipt', 'ending.failed_rescue'],
    go: 'ending.receipt_go',
  },
};

type EndedProps = { job: JobDetails; host: WizardHost; ending: Ending };

/** After the form, where it is a page of its own: how it ended, what happens next, and the way on. */
export function Ended({ job, host, ending }: EndedProps) {
  const t = useTexts(endingTexts);
  const time = useTexts(timeTexts);
  const { outcome, title, text, to, receipt, reapplyOn } = ending;
  const { icon, mark, next, go } = isGuestPass(ending) || outcome !== 'passed' ? FACES[outcome] : SIGNED_IN_PASS;
  // Where the score decides, an application is left open only when it could not be scored.
  const open: Text = job.screening_mode === 'auto' ? 'ending.review_waiting' : 'ending.review_person';
  const steps = [...(outcome === 'under_review' ? [open] : []), ...next].map((key) =>
    t(key, { company: job.company_name }),
  );
  if (reapplyOn) steps.push(t('ending.failed_again', { day: dayInWords(time, reapplyOn) }));
  return (
    <>
      <WizardHead job={job} onClose={host.onClose} />
      <main className="mx-auto grid max-w-140 content-start justify-items-center gap-s5 px-s4 py-s8 text-center max-md:py-s7">
        <span className={cx('grid size-16 place-items-center rounded-round', mark)}>
          <Icon of={icon} size="lg" />
        </span>
        <div role="status" className="grid gap-s2">
          <h2 className="text-xl">{title}</h2>
          <p className="text-ink-2">
            <Told>{text}</Told>
          </p>
        </div>
        <section className="grid w-full gap-s2 rounded-r3 border border-line bg-surface p-s5 text-start">
          <h3 className="text-md">{t('ending.next')}</h3>
          <ul className="grid list-disc gap-s2 ps-s5 text-ink-2">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </section>
        <ButtonLink to={to} variant="primary" size="lg">
          {t(go)}
        </ButtonLink>
        {to !== receipt && (
          <Link to={receipt} className="link text-sm">
            {t('ending.receipt_go')}
          </Link>
        )}
      </main>
    </>
  );
}

const SIGNED_IN_PASS: Face = { ...FACES.passed, next: ['ending.passed_employer'], go: 'ending.dashboard_go' };
const isGuestPass = ({ outcome, to }: Ending) => outcome === 'passed' && to.startsWith('/register');
