import { CircleCheck, CircleMinus, type LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { endingTexts } from '#shared/applications/wizard/ending.texts.ts';
import type { JobDetails } from '#shared/jobs/jobs.contract.ts';
import type { TextKey } from '#shared/kernel/texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { dayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { scrollToTop } from '#web/profiles/form/focus-field.ts';
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
    next: ['ending.passed_employer', 'ending.link_mailed', 'ending.passed_account'],
    go: 'ending.passed_go',
  },
  under_review: {
    icon: CircleCheck,
    mark: 'bg-success-soft text-success',
    next: ['ending.link_mailed'],
    go: 'ending.receipt_go',
  },
  failed: {
    icon: CircleMinus,
    mark: 'bg-warning-soft text-warning',
    next: ['ending.failed_receipt', 'ending.failed_rescue', 'ending.link_mailed'],
    go: 'ending.receipt_go',
  },
};

type EndedProps = { job: JobDetails; host: WizardHost; ending: Ending };

/**
 * The screen after the form: who received it, how it ended, what comes next and when, and links to go on. It does not
 * redirect.
 */
export function Ended({ job, host, ending }: EndedProps) {
  const t = useTexts(endingTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollToTop(heading.current);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { outcome, title, text, to, receipt } = ending;
  const { icon, mark, go } = faceOf(ending);
  return (
    <>
      <WizardHead job={job} onClose={host.onClose} />
      <main className="mx-auto grid max-w-140 content-start justify-items-center gap-s5 px-s4 py-s8 text-center max-md:py-s7">
        <span className={cx('grid size-16 place-items-center rounded-round', mark)}>
          <Icon of={icon} size="lg" />
        </span>
        <div role="status" className="grid gap-s2">
          <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
            {title}
          </h2>
          <p className="text-pretty">{t('ending.sent_to', { title: job.title, company: job.company_name })}</p>
          {outcome === 'failed' && (
            <p className="text-ink-2">
              <Told>{text}</Told>
            </p>
          )}
        </div>
        <section className="grid w-full gap-s2 rounded-r3 border border-line bg-surface p-s5 text-start">
          <h3 className="text-md">{t('ending.next')}</h3>
          <Steps job={job} ending={ending} />
        </section>
        <ButtonLink to={to} variant="primary" size="lg" className="max-md:w-full">
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

/** What comes next, and when. */
function Steps({ job, ending }: { job: JobDetails; ending: Ending }) {
  const t = useTexts(endingTexts);
  const time = useTexts(timeTexts);
  const { outcome, reapplyOn } = ending;
  // If the score decides, an application stays undecided only when it could not be scored.
  const open: Text = job.screening_mode === 'auto' ? 'ending.review_waiting' : 'ending.review_person';
  const first = outcome === 'under_review' ? [open] : [];
  const company = job.company_name;
  // Some employers show only the overall score, so the text about reasons is left out.
  const isTrue = (key: Text) => key !== 'ending.failed_receipt' || job.shows_reasons;
  const steps = [...first, ...faceOf(ending).next.filter(isTrue)].map((key) => t(key, { company }));
  if (outcome !== 'failed' && job.deadline)
    steps.splice(1, 0, t('ending.when_closed', { company, day: dayInWords(time, job.deadline.slice(0, 10)) }));
  if (outcome !== 'failed' && !job.deadline) steps.splice(1, 0, t('ending.when_open', { company }));
  if (reapplyOn) steps.push(t('ending.failed_again', { day: dayInWords(time, reapplyOn) }));
  return (
    <ul className="grid list-disc gap-s2 ps-s5 text-ink-2">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  );
}

const SIGNED_IN_PASS: Face = { ...FACES.passed, next: ['ending.passed_employer'], go: 'ending.dashboard_go' };
const isGuestPass = ({ outcome, to }: Ending) => outcome === 'passed' && to.startsWith('/register');
const faceOf = (ending: Ending): Face =>
  ending.outcome === 'passed' && !isGuestPass(ending) ? SIGNED_IN_PASS : FACES[ending.outcome];
