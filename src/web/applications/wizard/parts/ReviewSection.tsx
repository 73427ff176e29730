import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StepId } from '#shared/applications/wizard/steps.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { useWizard } from '../wizard-context.ts';

/** The summary of a step, with a link back to it. */
export function ReviewSection({ step, title, children }: { step: StepId; title: string; children: ReactNode }) {
  const t = useTexts(wizardFieldsTexts);
  const { steps, goTo } = useWizard();
  return (
    <section className="py-s5">
      <header className="mb-s3 flex items-center justify-between gap-s3">
        <h3 className="text-md">{title}</h3>
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('wizard.edit_section', { name: title })}
          onClick={() => goTo(steps.findIndex(({ id }) => id === step))}
          className="-me-s3"
        >
          <Icon of={Pencil} size="sm" />
          {t('wizard.edit')}
        </Button>
      </header>
      {children}
    </section>
  );
}

/** Names on the one side, values on the other; below each other on phones. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-s4 gap-y-s2 md:grid-cols-[140px_minmax(0,1fr)]">{children}</dl>;
}

export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt className="text-sm leading-[23px] text-ink-2 tabular-nums">{name}</dt>
      <dd className="min-w-0 wrap-anywhere max-md:mb-s2" dir="auto">
        {children}
      </dd>
    </>
  );
}
