import { Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { publicStageMessage } from '#shared/applications/public-stages.ts';
import type { ApplicationCard, BoardGroup } from '#shared/board/board.contract.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { messageTexts } from '#shared/messenger/message.texts.ts';
import { messageCandidate, messageCandidates } from '#shared/messenger/messenger.contract.ts';
import { MESSAGE, MOST_RECIPIENTS } from '#shared/messenger/messenger.values.ts';
import type { MessageTemplate } from '#shared/messenger/templates.contract.ts';
import { fillTemplate, type TemplateValues } from '#shared/messenger/templates.rules.ts';
import { templatesTexts } from '#shared/messenger/templates.texts.ts';
import { call } from '#web/lib/call.ts';
import { useSessionUser } from '#web/lib/session.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWords } from '#web/lib/words.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { isEnded, whyNotSent } from '../why-not-sent.ts';
import { Preview } from './TemplatePreview.tsx';
import type { OnSent } from './useTakeBack.ts';

/** The moved applicants, the column, and the templates for it. The values are those of the one, if there is only one. */
export type Offer = {
  cards: readonly ApplicationCard[];
  group: Pick<BoardGroup, 'id' | 'name' | 'public_stage'>;
  templates: readonly MessageTemplate[];
  values?: TemplateValues;
};

type OfferDialogProps = { offer: Offer; onSent: OnSent; onClose: () => void };

/** A template to review, edit and send, to one person or to each of several. */
export function OfferDialog({ offer, onSent, onClose }: OfferDialogProps) {
  const { cards, group, templates, values = {} } = offer;
  const t = useTexts(templatesTexts);
  const tMessage = useTexts(messageTexts);
  const words = useWords();
  const user = useSessionUser();
  const [first] = cards as [ApplicationCard];
  const isOne = cards.length === 1;
  const isTooMany = cards.length > MOST_RECIPIENTS;
  // The team reads the message too, so a hidden candidate is not named in it.
  const own: TemplateValues = {
    candidate: first.blind ? t('templates.applicant') : first.candidate.user.name,
    job: first.job.title,
  };
  // Values that differ between recipients, as their languages do, are filled in by the server.
  const common: TemplateValues = { company: user?.company?.name ?? '', recruiter: user?.name ?? '' };
  const known: TemplateValues = {
    ...common,
    ...(isOne && { stage: words(publicStageMessage(group.public_stage)), ...own, ...values }),
  };
  const textOf = ({ body }: MessageTemplate) => fillTemplate(body, known);
  const [chosen, setChosen] = useState(templates[0] as MessageTemplate);
  const [message, setMessage] = useState(() => textOf(chosen));
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [hasEnded, setEnded] = useState(false);
  const clientId = useRef<string>(undefined);

  function write(text: string) {
    setMessage(text);
    clientId.current = undefined;
  }

  async function deliver(): Promise<number> {
    clientId.current ??= crypto.randomUUID();
    const client_id = clientId.current;
    if (isOne) {
      await call(messageCandidate, { message, application_id: first.id, client_id });
      onSent([first.id], client_id);
      return 0;
    }
    const application_ids = cards.map(({ id }) => id);
    // An unchanged template goes to each in their own language.
    const template_id = message === textOf(chosen) ? chosen.id : undefined;
    const { results } = await call(messageCandidates, { message, application_ids, fill: true, template_id, client_id });
    const sent = results.filter(({ result }) => result === 'sent').map(({ application_id }) => application_id);
    onSent(sent, client_id);
    return results.length - sent.length;
  }

  async function send() {
    if (isSending || isTooMany || hasEnded) return;
    if (message.trim() === '') {
      setFailure(tMessage('message.empty'));
      return;
    }
    setSending(true);
    setFailure(null);
    try {
      const missed = await deliver();
      if (missed > 0)
        showToast({ type: 'warning', title: tMessage('message.not_sent', { count: missed }), duration: 'stay' });
      if (missed < cards.length) showToast({ type: 'success', title: tMessage('message.sent') });
      onClose();
    } catch (error) {
      if (!isAppError(error)) throw error;
      // The typed text stays.
      setFailure(whyNotSent(error) ?? tMessage('message.failed'));
      setEnded(isOne && isEnded(error));
      setSending(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      locked={isSending}
      title={
        isOne
          ? t('templates.message_to', { name: first.candidate.user.name })
          : tMessage('message.many_title', { count: cards.length })
      }
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      footer={
        <>
          <Button onClick={onClose} disabled={isSending}>
            {t('templates.not_now')}
          </Button>
          <Button type="submit" variant="primary" busy={isSending} disabled={isTooMany || hasEnded}>
            <Icon of={Send} size="sm" flip />
            {tMessage('message.send')}
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
        {templates.length > 1 && (
          <Field label={t('templates.use')}>
            <NativeSelect
              value={String(chosen.id)}
              onChange={({ target }) => {
                const next = templates.find(({ id }) => String(id) === target.value) ?? chosen;
                setChosen(next);
                write(textOf(next));
              }}
              options={templates.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          </Field>
        )}
        <Field
          label={tMessage('message.label')}
          help={isOne ? undefined : t(hasLanguages(chosen) ? 'templates.each_language' : 'templates.each')}
          error={isTooMany ? tMessage('message.many_most', { max: MOST_RECIPIENTS }) : undefined}
          counter={{ max: MESSAGE.max, value: message }}
        >
          <TextArea rows={10} value={message} onChange={({ target }) => write(target.value)} />
        </Field>
        {!isOne && (
          <Preview label={t('templates.preview_for', { name: first.candidate.user.name })}>
            {fillTemplate(message, { stage: words(publicStageMessage(group.public_stage)), ...own })}
          </Preview>
        )}
      </div>
    </Dialog>
  );
}

const hasLanguages = ({ translations }: MessageTemplate) => Object.keys(translations).length > 0;
