import { useRef, useState } from 'react';
import { changeImport, type ImportAnswer } from '#shared/imports/imports.contract.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { call } from '#web/lib/call.ts';

export type Choices = Omit<InputOf<typeof changeImport>, 'id'>;

/**
 * What is chosen for a file. Every change is sent at once, and the rows are checked again; of several quick changes only
 * the newest is sent.
 */
export function useImportChoices(initial: ImportAnswer) {
  const [answer, setAnswer] = useState(initial);
  const [choices, setChoices] = useState<Choices>(() => choicesOf(initial));
  const [failure, setFailure] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);
  const wanted = useRef<Choices | null>(null);
  const isSending = useRef(false);

  async function send() {
    if (isSending.current) return;
    isSending.current = true;
    setChecking(true);
    while (wanted.current) {
      const next = wanted.current;
      wanted.current = null;
      try {
        const checked = await call(changeImport, { id: String(initial.import.id), ...next });
        setAnswer(checked);
        setFailure(null);
        // Another column may hold other stages.
        if (!wanted.current) setChoices(choicesOf(checked));
      } catch (error) {
        if (!isAppError(error)) throw error;
        setFailure(Object.values(error.errors ?? {})[0]?.[0] ?? error.message);
      }
    }
    isSending.current = false;
    setChecking(false);
  }

  function change(changes: Partial<Choices>) {
    const next = { ...choices, ...changes };
    setChoices(next);
    wanted.current = next;
    send();
  }
  return { answer, choices, change, failure, isChecking, setFailure };
}

function choicesOf({ import: { fields, job_id, stages, date_order, known, same_phone } }: ImportAnswer): Choices {
  return {
    fields,
    job_id,
    stages: stages.map(({ stage, group_id }) => ({ stage, group_id })),
    date_order,
    known,
    same_phone,
  };
}
