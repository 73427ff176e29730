import type { FormEvent, ReactNode, Ref } from 'react';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

type EntryDialogProps = {
  title: string;
  saveLabel: string;
  onSave: () => void;
  onClose: () => void;
  box: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** Adds or edits an entry. */
export function EntryDialog({ title, saveLabel, onSave, onClose, box, children }: EntryDialogProps) {
  const t = useTexts(uiTexts);
  function save(event: FormEvent) {
    event.preventDefault();
    // The dialog stands inside another one's tree: what bubbles up from here is not the other's.
    event.stopPropagation();
    onSave();
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
      <div ref={box} className="grid items-start gap-s4 md:grid-cols-2">
        {children}
      </div>
    </Dialog>
  );
}
