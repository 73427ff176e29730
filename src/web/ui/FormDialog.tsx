import type { FormEvent, ReactNode } from 'react';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

type FormDialogProps = {
  title: string;
  saveLabel: string;
  /** While true, the dialog cannot be closed. */
  isBusy: boolean;
  /** Why it could not be saved. */
  failure?: string | null;
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  onClose: () => void;
  /** The button destroys something. */
  danger?: boolean;
  children: ReactNode;
};

/** A few fields in a dialog, with Cancel and one button that saves them. */
export function FormDialog({
  title,
  saveLabel,
  isBusy,
  failure,
  onSubmit,
  onClose,
  danger = false,
  children,
}: FormDialogProps) {
  const t = useTexts(uiTexts);
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      locked={isBusy}
      title={title}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event);
      }}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" variant={danger ? 'danger-solid' : 'primary'} busy={isBusy}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <div className="grid gap-s4">
        {failure && (
          <Banner tone="danger" announce>
            {failure}
          </Banner>
        )}
        {children}
      </div>
    </Dialog>
  );
}
