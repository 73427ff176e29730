import type { ReactNode } from 'react';
import { wizardTexts } from '#shared/applications/wizard/wizard.texts.ts';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useFormState } from '#web/profiles/form/form-context.ts';
import { cx } from '#web/ui/cx.ts';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { Actions } from '../Actions.tsx';
import { WizardHead } from '../WizardHead.tsx';
import { useWizard } from '../wizard-context.ts';
import { StepDot } from './StepDot.tsx';

/** Variant B: a bar with a percentage under the header, and the steps in a row. */
export function ProgressFrame({ children }: { children: ReactNode }) {
  const { job, host, drafts, isSending } = useWizard();
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto]">
      <WizardHead
        job={job}
        onClose={host.onClose}
        locked={isSending}
        aside={
          <div className="flex items-center gap-s3 text-sm max-md:order-last max-md:w-full max-md:justify-between">
            <span className="flex min-w-0 items-center gap-x-s2">{drafts.status}</span>
            <Percent />
          </div>
        }
      >
        <Bar />
      </WizardHead>
      <main className="px-s6 py-s7 max-md:px-s4 max-md:py-s5">
        <div className="mx-auto grid max-w-200 gap-s6">
          <StepLine />
          {children}
        </div>
      </main>
      <Actions className="px-[max(var(--s6),(100%-800px)/2)]" />
    </div>
  );
}

/** How much of the form is complete; it moves while somebody fills it in. */
function usePercent(): number {
  const { percentOf } = useWizard();
  return useFormState(({ data }) => percentOf(data));
}

function Percent() {
  const t = useTexts(wizardTexts);
  const percent = usePercent();
  return (
    <span className="whitespace-nowrap tabular-nums">
      <b>{t('wizard.percent', { percent })}</b>
      <span className="text-ink-2 max-md:sr-only"> {t('wizard.percent_complete')}</span>
    </span>
  );
}

function Bar() {
  const t = useTexts(wizardTexts);
  return (
    <ProgressBar
      thin
      label={t('wizard.progress')}
      percent={usePercent()}
      className="absolute inset-x-0 -bottom-px rounded-none!"
    />
  );
}

function StepLine() {
  const t = useTexts(wizardTexts);
  const tSteps = useTexts(wizardStepsTexts);
  const { steps, at, completed } = useWizard();
  return (
    <ol aria-label={t('wizard.steps')} className="flex gap-s3">
      {steps.map(({ id, label }, index) => {
        const state = index === at ? 'current' : completed.has(id) ? 'done' : 'ahead';
        const isLast = index === steps.length - 1;
        return (
          <li
            key={id}
            aria-current={state === 'current' ? 'step' : undefined}
            className={cx(
              'relative grid content-start gap-s2 text-sm leading-tight font-semibold',
              state === 'current' ? 'text-ink' : 'text-ink-2',
              !isLast && 'flex-1 before:absolute before:start-9 before:end-0 before:top-3.25 before:h-0.5',
              !isLast && (state === 'done' ? 'before:bg-accent' : 'before:bg-line-strong'),
            )}
          >
            <StepDot number={index + 1} state={state} />
            <span className="max-md:sr-only">
              {tSteps(label)}
              {state === 'done' && <span className="sr-only">, {t('wizard.step_done')}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
