import type { ReactNode } from 'react';
import { wizardTexts } from '#shared/applications/wizard/wizard.texts.ts';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { Actions } from '../Actions.tsx';
import { WizardHead } from '../WizardHead.tsx';
import { useWizard } from '../wizard-context.ts';
import { StepDot } from './StepDot.tsx';

/** Variant A: the steps and a percentage at the side; on phones a row of segments. */
export function SidebarFrame({ children }: { children: ReactNode }) {
  const { job, host, drafts, isSending } = useWizard();
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_1fr_auto] md:grid-cols-[296px_minmax(0,1fr)] md:grid-rows-[auto_1fr_auto]">
      <WizardHead
        job={job}
        onClose={host.onClose}
        locked={isSending}
        aside={<span className="flex items-center gap-x-s2 text-sm text-ink-2 max-md:hidden">{drafts.status}</span>}
        className="col-span-full"
      />
      <Sidebar />
      <main className="px-s6 py-s7 max-md:px-s4 max-md:py-s5">
        <div className="mx-auto max-w-220">{children}</div>
      </main>
      <Actions className="px-[max(var(--s6),(100%-880px)/2)]" />
    </div>
  );
}

function Sidebar() {
  const t = useTexts(wizardTexts);
  const tSteps = useTexts(wizardStepsTexts);
  const { steps, at, step, percentOf, store, drafts } = useWizard();
  const percent = percentOf(store.get().data);
  const place = t('wizard.step_of', { number: at + 1, total: steps.length });
  return (
    <nav
      aria-label={t('wizard.steps')}
      className="border-line bg-sunken max-md:border-b max-md:p-s4 md:row-span-2 md:border-e md:px-s5 md:py-s6"
    >
      <div className="md:sticky md:top-[calc(72px+var(--s6))]">
        <p className="mb-s2 flex items-baseline justify-between">
          <b className="text-2xl leading-none tabular-nums max-md:order-2 max-md:text-md">
            {t('wizard.percent', { percent })}
          </b>
          <span className="text-sm text-ink-2 max-md:font-semibold max-md:text-ink">
            {place}
            <span className="md:hidden"> · {tSteps(step.label)}</span>
          </span>
        </p>
        <ProgressBar
          label={t('wizard.progress')}
          percent={percent}
          valueText={`${percent}%, ${place}`}
          className="max-md:hidden"
        />
        <ol className="grid max-md:auto-cols-fr max-md:grid-flow-col max-md:gap-s1 md:mt-s5">
          {steps.map(({ id, label }, index) => (
            <SidebarStep key={id} index={index} name={tSteps(label)} />
          ))}
        </ol>
        <p className="mt-s5 border-t border-line px-s3 pt-s4 text-sm text-ink-2 max-md:hidden">
          {t(drafts.keptIn === 'account' ? 'wizard.draft_in_account' : 'wizard.draft_stays')}
        </p>
      </div>
    </nav>
  );
}

/** Only the current and earlier steps can be opened. */
function SidebarStep({ index, name }: { index: number; name: string }) {
  const t = useTexts(wizardTexts);
  const { at, goTo, isSending } = useWizard();
  const state = index < at ? 'done' : index === at ? 'current' : 'ahead';
  const inside = (
    <>
      <StepDot number={index + 1} state={state} className="max-md:hidden" />
      <span className="max-md:sr-only">
        {name}
        {state === 'done' && <span className="sr-only">, {t('wizard.step_done')}</span>}
      </span>
    </>
  );
  const shape =
    'flex w-full items-center gap-s3 rounded-r2 px-s3 py-2.5 text-start font-medium max-md:relative max-md:h-1.25 max-md:rounded-round max-md:p-0 max-md:after:absolute max-md:after:inset-x-0 max-md:after:-inset-y-4';
  return (
    <li
      className={cx(
        'relative md:not-first:before:absolute md:not-first:before:start-6.25 md:not-first:before:-top-2 md:not-first:before:h-4 md:not-first:before:w-0.5',
        index <= at ? 'md:before:bg-accent' : 'md:before:bg-line-strong',
      )}
    >
      {state === 'ahead' ? (
        <span className={cx(shape, 'text-ink-2 max-md:bg-line-strong')}>{inside}</span>
      ) : (
        <button
          type="button"
          aria-current={state === 'current' ? 'step' : undefined}
          disabled={isSending}
          onClick={() => goTo(index)}
          className={cx(
            shape,
            state === 'current'
              ? 'text-ink inset-ring inset-ring-line max-md:bg-accent/55 md:bg-surface md:shadow-1'
              : 'text-ink-2 max-md:bg-accent md:hover:bg-surface/60',
          )}
        >
          {inside}
        </button>
      )}
    </li>
  );
}
