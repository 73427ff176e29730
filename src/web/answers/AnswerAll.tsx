import { Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { answerFor } from '#shared/answers/answers.rules.ts';
import { answersTexts } from '#shared/answers/answers.texts.ts';
import type { ApplicationCard } from '#shared/board/board.contract.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import type { MessageTemplate } from '#shared/messenger/templates.contract.ts';
import { useTexts } from '#web/lib/texts.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { showToast } from '#web/ui/toasts.ts';
import type { Answering, Column, Sending } from './useAnswering.ts';

type AnswerAllProps = {
  cards: readonly ApplicationCard[];
  columns: readonly Column[];
  templates: readonly MessageTemplate[];
  answering: Answering;
  onClose: () => void;
};

/** Says which message goes to how many people, and sends all of them. */
export function AnswerAll({ cards, columns, templates, answering, onClose }: AnswerAllProps) {
  const t = useTexts(answersTexts);
  const clientId = useRef<string>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // What is sent is what the dialog showed when it was opened, whatever the list behind it does meanwhile.
  const [{ sendings, left }] = useState(() => sortOut(cards, columns, templates));
  const count = sendings.reduce((sum, sending) => sum + sending.cards.length, 0);

  async function send() {
    if (isBusy || count === 0) return;
    setBusy(true);
    setFailure(null);
    clientId.current ??= crypto.randomUUID().slice(0, 18);
    try {
      const sent = await answering.sendAll(sendings, clientId.current);
      if (sent > 0) showToast({ type: 'success', title: t('answers.sent', { count: sent }) });
      if (sent < count)
        showToast({ type: 'warning', title: t('answers.not_sent', { count: count - sent }), duration: 'stay' });
      onClose();
    } catch (error) {
      if (!isAppError(error)) throw error;
      setFailure(error.message);
      setBusy(false);
    }
  }

  return (
    <FormDialog
      title={t('answers.answer_all_title', { count: cards.length })}
      saveLabel={t('answers.send_all', { count })}
      {...{ isBusy, failure, onClose }}
      onSubmit={send}
    >
      <p className="text-ink-2">{t('answers.answer_all_text')}</p>
      <ul className="grid gap-s2">
        {[...byTemplate(sendings)].map(([template, people]) => (
          <li key={template.id} className="flex items-start gap-s2">
            <Send aria-hidden="true" className="mt-1 size-4 flex-none text-accent" />
            <span>{t('answers.get', { count: people, template: template.name })}</span>
          </li>
        ))}
        {left > 0 && <li className="text-ink-2">{t('answers.get_none', { count: left })}</li>}
      </ul>
    </FormDialog>
  );
}

/** People of one column get one template in one go, because the column's stage may stand in it. */
function sortOut(
  cards: readonly ApplicationCard[],
  columns: readonly Column[],
  templates: readonly MessageTemplate[],
): { sendings: Sending[]; left: number } {
  const sendings = new Map<string, { template: MessageTemplate; cards: ApplicationCard[] }>();
  let left = 0;
  for (const card of cards) {
    const column = columns.find(({ id }) => id === card.group_id);
    const template = answerFor(card, column, templates);
    if (!template) {
      left += 1;
      continue;
    }
    const key = `${template.id}:${card.group_id}`;
    const sending = sendings.get(key) ?? { template, cards: [] };
    sending.cards.push(card);
    sendings.set(key, sending);
  }
  return { sendings: [...sendings.values()], left };
}

function byTemplate(sendings: readonly Sending[]): Map<MessageTemplate, number> {
  const counts = new Map<MessageTemplate, number>();
  for (const { template, cards } of sendings) counts.set(template, (counts.get(template) ?? 0) + cards.length);
  return counts;
}
