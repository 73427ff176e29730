import { Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { takeBackPlanned } from '#shared/answers/rules.contract.ts';
import { publicStageMessage } from '#shared/applications/public-stages.ts';
import { MOVE_REASON } from '#shared/board/board.values.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { messageTexts } from '#shared/messenger/message.texts.ts';
import { messageCandidate } from '#shared/messenger/messenger.contract.ts';
import { MESSAGE } from '#shared/messenger/messenger.values.ts';
import { rejectTexts } from '#shared/messenger/reject.texts.ts';
import { listTemplates } from '#shared/messenger/templates.contract.ts';
import { fillTemplate } from '#shared/messenger/templates.rules.ts';
import { templatesTexts } from '#shared/messenger/templates.texts.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import type { RejectAbout } from '#web/board/profile/profile-slots.ts';
import { call } from '#web/lib/call.ts';
import { hasOnScreenKeyboard } from '#web/lib/on-screen-keyboard.ts';
import { useSessionUser } from '#web/lib/session.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWords } from '#web/lib/words.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { isEnded, whyNotSent } from '../why-not-sent.ts';
import type { OnSent } from './useTakeBack.ts';

type RejectDialogProps = {
  about: RejectAbout;
  /** Remembers the message of a move, so that undoing the move can take it back. */
  onSent?: OnSent;
};

/** Rejects somebody in one step: the reason for the team, the message to the person, and the move. */
export function RejectDialog({ about, onSent }: RejectDialogProps) {
  const { applicationId, name, onReject, onNext, onClose } = about;
  const t = useTexts(rejectTexts);
  const tMessage = useTexts(messageTexts);
  const ui = useTexts(uiTexts);
  const [reason, setReason] = useState('');
  const [isTelling, setTelling] = useState(true);
  const [message, setMessage] = useMessage(about);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isRejected, setRejected] = useState(false);
  const [hasEnded, setEnded] = useState(false);
  const clientId = useRef<string>(undefined);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  // autoFocus would run too early: if a key opened this over the profile, the profile still holds the focus then.
  useEffect(() => {
    if (!hasOnScreenKeyboard()) reasonField.current?.focus();
  }, []);

  async function reject(): Promise<boolean> {
    if (isRejected) return true;
    const isDone = await onReject(reason.trim());
    setRejected(isDone);
    if (!isDone) setFailure(t('reject.failed', { name }));
    return isDone;
  }

  async function tell(): Promise<boolean> {
    if (!isTelling) return true;
    clientId.current ??= crypto.randomUUID();
    try {
      // They are told now: what the column's rule would send later would be a second time.
      await call(takeBackPlanned, { application_ids: [applicationId] });
      await call(messageCandidate, { message, application_id: applicationId, client_id: clientId.current });
      onSent?.([applicationId], clientId.current);
      showToast({
        type: 'success',
        title: tMessage('message.sent'),
        ...(onSent && { text: t('reject.message_sent') }),
      });
      return true;
    } catch (error) {
      if (!isAppError(error)) throw error;
      setEnded(isEnded(error));
      setFailure(whyNotSent(error) ?? tMessage('message.failed'));
      return false;
    }
  }

  async function submit(goesOn: boolean) {
    if (isBusy) return;
    if (isTelling && message.trim() === '') return setFailure(tMessage('message.empty'));
    setBusy(true);
    setFailure(null);
    // If a step fails, the text stays, and a retry does not repeat the steps that succeeded.
    const isDone = (await reject()) && (await tell());
    setBusy(false);
    if (!isDone) return;
    onClose();
    if (goesOn) onNext?.();
  }

  const label = isRejected ? tMessage('message.send') : t(isTelling ? 'reject.and_send' : 'reject.do');
  return (
    <Dialog
      open
      onClose={onClose}
      locked={isBusy}
      title={<bdi>{t('reject.title', { name })}</bdi>}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(false);
      }}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isBusy} className="me-auto">
            {ui(isRejected ? 'ui.close' : 'ui.cancel')}
          </Button>
          {onNext && !hasEnded && (
            <Button disabled={isBusy} onClick={() => void submit(true)}>
              {t(isTelling ? 'reject.send_and_next' : 'reject.and_next')}
            </Button>
          )}
          <Button type="submit" variant="danger-solid" busy={isBusy} disabled={hasEnded}>
            {isTelling && <Icon of={Send} size="sm" flip />}
            {label}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the fields inside. */}
      <div
        className="grid gap-s4"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void submit(true);
        }}
      >
        {failure && (
          <Banner tone="danger" announce title={isRejected ? t('reject.done_not_told', { name }) : undefined}>
            {failure}
          </Banner>
        )}
        <Field
          label={t('reject.reason')}
          help={t('reject.reason_help')}
          counter={{ max: MOVE_REASON.max, value: reason }}
        >
          <TextArea
            ref={reasonField}
            rows={2}
            value={reason}
            maxLength={MOVE_REASON.max}
            disabled={isRejected}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        <Checkbox checked={isTelling} onChange={({ target }) => setTelling(target.checked)}>
          {t('reject.tell')}
        </Checkbox>
        {isTelling && (
          <Field label={tMessage('message.label')} counter={{ max: MESSAGE.max, value: message }}>
            <TextArea
              rows={9}
              value={message}
              onChange={({ target }) => {
                setMessage(target.value);
                clientId.current = undefined;
              }}
            />
          </Field>
        )}
      </div>
    </Dialog>
  );
}

/** Starts with the last column's template in the candidate's language, unless something was typed before it loaded. */
function useMessage({ applicationId, name, job, isBlind }: RejectAbout) {
  const t = useTexts(templatesTexts);
  const words = useWords();
  const [message, setMessage] = useState('');
  const company = useSessionUser()?.company?.name ?? '';
  const values = { candidate: isBlind ? t('templates.applicant') : name, job, company };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, with what is known then.
  useEffect(() => {
    let isOpen = true;
    call(listTemplates, { application_id: String(applicationId) }).then(
      ({ templates, columns, values: theirs }) => {
        const last = columns.find(({ fixed }) => fixed === 'not_selected');
        const meant = templates.find(({ group_id }) => group_id === last?.id);
        // The move comes first, so that their stage is the last one when they read it.
        const known = { ...values, ...theirs, stage: words(publicStageMessage('closed')) };
        const text = fillTemplate(meant?.body ?? t('templates.not_selected_body'), known);
        if (isOpen) setMessage((typed) => typed || text);
      },
      () => {
        const text = fillTemplate(t('templates.not_selected_body'), values);
        if (isOpen) setMessage((typed) => typed || text);
      },
    );
    return () => {
      isOpen = false;
    };
  }, [applicationId]);
  return [message, setMessage] as const;
}
