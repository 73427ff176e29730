import type { FormEvent, ReactNode } from 'react';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { useConfirm } from '#web/ui/confirmations.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { Entry } from './useEntry.ts';

type EntryDialogProps<T extends object> = {
  title: string;
  saveLabel: string;
  of: Entry<T>;
  /** Called with the complete entry. */
  onSave: (entry: T) => void;
  /** Called when the dialog is left without saving, after a confirmation if something was typed. */
  onClose: () => void;
  children: ReactNode;
};

/** Adds or edits an entry. */
export function EntryDialog<T extends object>(props: EntryDialogProps<T>) {
  const { title, saveLabel, of, onSave, onClose, children } = props;
  const t = useTexts(uiTexts);
  const tFields = useTexts(wizardFieldsTexts);
  const confirm = useConfirm();
  async function leave() {
    const question = {
      title: tFields('wizard.unsaved_entry'),
      confirmLabel: tFields('wizard.discard_changes'),
      cancelLabel: tFields('wizard.keep_editing'),
      danger: true,
    };
    if (!of.isChanged || (await confirm(question))) onClose();
  }
  function save(event: FormEvent) {
    event.preventDefault();
    // The dialog is inside another one's React tree, which must not handle its events.
    event.stopPropagation();
    const complete = of.finish();
    if (complete) onSave(complete);
  }
  return (
    <Dialog
      open
      onClose={leave}
      title={title}
      onSubmit={save}
      footer={
        <>
          <Button variant="quiet" onClick={leave}>
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
