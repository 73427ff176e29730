import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changePlanned } from '#shared/answers/rules.contract.ts';
import { rulesTexts } from '#shared/answers/rules.texts.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { messageTexts } from '#shared/messenger/message.texts.ts';
import { MESSAGE } from '#shared/messenger/messenger.values.ts';
import { usePlannedWords } from '#web/board/card/usePlannedWords.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { usePlaceholderNames } from '#web/messenger/templates/usePlaceholderNames.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { type PlannedActs, plannedQuery, refreshPlanned } from './planned-data.ts';

type PlannedDialogProps = { applicationId: number; name: string; acts: PlannedActs; onClose: () => void };

/** A message before it goes out by itself, as the person will read it. */
export function PlannedDialog({ applicationId, name, acts, onClose }: PlannedDialogProps) {
  const t = useTexts(rulesTexts);
  const tMessage = useTexts(messageTexts);
  const client = useQueryClient();
  const nameOf = usePlaceholderNames();
  const dueWords = usePlannedWords();
  const { data: found, error } = useQuery({ ...plannedQuery(applicationId), staleTime: 0, gcTime: 0 });
  const [draft, setDraft] = useState<{ plannedId: number; text: string } | null>(null);
  // The card may have come to another column, whose message is not the one that somebody has begun to change.
  const planned = draft && found && found.id !== draft.plannedId ? null : found;
  const typed = draft?.text ?? null;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const text = typed ?? planned?.text ?? '';
  const isChanged = typed !== null && typed !== planned?.text;
  const isGone = planned === null;
  /** A text that somebody has typed stays when its message is gone, so that they can copy it. */
  const isKept = isGone && text.trim() !== '';
  const problem = (isGone ? null : failure) ?? error?.message;

  async function save(): Promise<boolean> {
    if (!draft || !isChanged) return true;
    if (text.trim() === '') {
      setFailure(tMessage('message.empty'));
      return false;
    }
    setBusy(true);
    setFailure(null);
    try {
      await call(changePlanned, { application_id: String(applicationId), planned_id: draft.plannedId, text });
      await refreshPlanned(client);
      return true;
    } catch (problem) {
      if (!isAppError(problem)) throw problem;
      setFailure(problem.code === 'not_found' ? t('rules.gone') : problem.message);
      return false;
    } finally {
      setBusy(false);
    }
  }
  async function saveAndClose() {
    if (!(await save())) return;
    if (isChanged) showToast({ type: 'success', title: t('rules.changed', { name }) });
    onClose();
  }
  async function send() {
    if ((await save()) && (await acts.sendNow({ id: applicationId, name }))) onClose();
  }
  async function takeBack() {
    if (await acts.takeBack({ id: applicationId, name })) onClose();
  }

  const isWorking = isBusy || acts.busy === applicationId;
  const missing = planned?.missing.map(nameOf).join(', ');
  return (
    <Dialog
      open
      onClose={onClose}
      locked={isWorking}
      title={t('rules.message_to', { name })}
      onSubmit={(event) => {
        event.preventDefault();
        void saveAndClose();
      }}
      footer={
        planned && (
          <>
            <Button variant="quiet" onClick={() => void takeBack()} disabled={isWorking} className="me-auto">
              {t('rules.take_back')}
            </Button>
            <Button onClick={() => void send()} disabled={isWorking}>
              {t('rules.send_now')}
            </Button>
            <Button type="submit" variant="primary" busy={isWorking}>
              {t('rules.save')}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-s4">
        {problem && (
          <Banner tone="danger" announce>
            {problem}
          </Banner>
        )}
        {isGone && (
          <Banner tone="warning" announce={isKept}>
            {t('rules.gone')}
          </Banner>
        )}
        {planned?.problem === 'no_template' && !isChanged && (
          <Banner tone="warning">{t('rules.problem_no_template')}</Banner>
        )}
        {missing && !isChanged && <Banner tone="warning">{t('rules.missing', { placeholders: missing })}</Banner>}
        {(planned || isKept) && (
          <Field
            label={tMessage('message.label')}
            help={planned && dueWords({ at: planned.due_at, problem: planned.problem !== null })}
            counter={planned ? { max: MESSAGE.max, value: text } : undefined}
          >
            <TextArea
              rows={10}
              dir="auto"
              value={text}
              readOnly={isGone}
              // Typing back what was planned is no change.
              onChange={({ target: { value } }) =>
                planned && setDraft(value === planned.text ? null : { plannedId: planned.id, text: value })
              }
            />
          </Field>
        )}
      </div>
    </Dialog>
  );
}
