import type { FormEvent, ReactNode } from 'react';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { Entry } from './useEntry.ts';

type EntryDialogProps<T extends object> = {
  title: string;
  saveLabel: string;
  of: Entry<T>;
  /** Called with what is complete. */
  onSave: (entry: T) => void;
  onClose: () => void;
  children: ReactNode;
};

/** Adds or edits an entry. */
export function EntryDialog<T extends object>(props: EntryDialogProps<T>) {
  const { title, saveLabel, of, onSave, onClose, children } = props;
  const t = useTexts(uiTexts);
  function save(event: FormEvent) {
    event.preventDefault();
    // The dialog stands inside another one's tree: what bubbles up from here is not the other's.
    event.stopPropagation();
    const complete = of.finish();
    if (complete) onSave(complete);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      onSubmit={save}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" variant="primary">
            {saveLabel}
          </Button>
        </>
      }
    >
      <div ref={of.box} className="grid items-start gap-s4 md:grid-cols-2">
        {children}
      </div>
    </Dialog>
  );
}
