import { useState } from 'react';
import { wizardTexts } from '#shared/applications/wizard/wizard.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { FullScreenDialog } from '#web/ui/FullScreenDialog.tsx';
import type { ApplyForm, ApplyFormProps } from '../apply-form.ts';
import type { Variant } from './variant.ts';
import { Wizard } from './Wizard.tsx';

/** A variant as the form of a job page. */
export function dialogFor(variant: Variant): ApplyForm {
  return (props) => <WizardDialog {...props} variant={variant} />;
}

type WizardDialogProps = ApplyFormProps & { variant: Variant };

/** The wizard in a dialog over the job page. It mounts each time it opens and unmounts when it closes. */
function WizardDialog({ variant, job, open, onClose, onApplied }: WizardDialogProps) {
  const t = useTexts(wizardTexts);
  const [isBusy, setBusy] = useState(false);
  return (
    <FullScreenDialog open={open} onClose={onClose} label={t('wizard.apply_for', { title: job.title })} locked={isBusy}>
      <Wizard variant={variant} job={job} host={{ kind: 'dialog', onClose, onApplied, onBusy: setBusy }} />
    </FullScreenDialog>
  );
}
