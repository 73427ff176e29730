import { useRef, useState } from 'react';
import { validateEntry } from '#shared/applications/wizard/validate.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import type { z } from '#shared/kernel/schema.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { Entry } from '#web/profiles/entries/useEntry.ts';
import { useConfirm } from '#web/ui/confirmations.ts';
import { useWizard } from '../wizard-context.ts';
import type { CardState } from './useCards.ts';

type Options<T extends object> = {
  card: CardState<T>;
  /** The rules that apply when the card is saved. */
  schema: z.ZodType;
  deleteQuestion: string;
};

/**
 * An entry that is edited in place. What is typed goes into the form at once, so that the draft saves it; Cancel
 * restores what was there when the card was opened.
 */
export function useCard<T extends object>({ card, schema, deleteQuestion }: Options<T>) {
  const { part, id, at, entry, isTried, acts } = card;
  const t = useTexts(wizardFieldsTexts);
  const { store, step } = useWizard();
  const confirm = useConfirm();
  const [original] = useState(entry);
  const [wasSaved, setWasSaved] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const problems = wasSaved || isTried ? validateEntry(schema, entry) : [];
  const isChanged = entry !== original;
  const isNew = Object.entries(original).every(([name, value]) => name === 'tempId' || value === '' || value === false);

  const of: Entry<T> = {
    entry,
    problems,
    box,
    isChanged,
    errorOf: (field) => problems.find(({ path }) => path === field)?.message,
    change: (field, value) => store.change(`${part}.${at}.${field}`, value),
    finish() {
      setWasSaved(true);
      return validateEntry(schema, entry).length === 0 ? entry : null;
    },
  };
  return {
    of,
    path: `${part}.${at}`,
    save() {
      if (of.finish()) acts.close(id);
      else requestAnimationFrame(() => box.current?.focus());
    },
    async cancel() {
      const question = {
        title: t('wizard.unsaved_entry'),
        confirmLabel: t('wizard.discard_changes'),
        cancelLabel: t('wizard.keep_editing'),
        danger: true,
      };
      if (isChanged && !(await confirm(question))) return;
      store.forgive(step.id);
      // A new entry has no earlier state, so it is removed.
      if (isNew) return acts.remove(at);
      store.change(`${part}.${at}`, original);
      acts.close(id);
    },
    async remove() {
      if (await confirm({ title: deleteQuestion, confirmLabel: t('wizard.delete'), danger: true })) acts.remove(at);
    },
  };
}
export type WrittenCard<T extends object> = ReturnType<typeof useCard<T>>;
