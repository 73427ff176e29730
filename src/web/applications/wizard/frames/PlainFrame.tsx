import type { ReactNode } from 'react';
import { wizardTexts } from '#shared/applications/wizard/wizard.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { Actions } from '../Actions.tsx';
import { WizardHead } from '../WizardHead.tsx';
import { useWizard } from '../wizard-context.ts';

/** Variant C: one column, with the current step named above it. */
export function PlainFrame({ children }: { children: ReactNode }) {
  const t = useTexts(wizardTexts);
  const { job, host, drafts, isSending, steps, at, percentOf, store } = useWizard();
  const place = t('wizard.step_of', { number: at + 1, total: steps.length });
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto]">
      <WizardHead
        job={job}
        onClose={host.onClose}
        locked={isSending}
        aside={
          <div className="flex min-w-0 items-center gap-x-s2 max-md:order-last max-md:w-full">{drafts.status}</div>
        }
      />
      <main className="px-s6 py-s7 max-md:px-s4 max-md:py-s5">
        <div className="mx-auto grid max-w-160 gap-s5">
          <div className="grid gap-s2">
            <p className="text-sm text-ink-2">{place}</p>
            <ProgressBar thin label={t('wizard.progress')} percent={percentOf(store.get().data)} valueText={place} />
          </div>
          {children}
        </div>
      </main>
      <Actions className="px-[max(var(--s6),(100%-640px)/2)]" />
    </div>
  );
}
