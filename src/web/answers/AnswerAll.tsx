import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { listWaiting } from '#shared/answers/answers.contract.ts';
import { answerFor } from '#shared/answers/answers.rules.ts';
import { answersTexts } from '#shared/answers/answers.texts.ts';
import type { ApplicationCard } from '#shared/board/board.contract.ts';
import type { ArgumentsOf } from '#shared/kernel/endpoint.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import type { MessageTemplate } from '#shared/messenger/templates.contract.ts';
import { call } from '#web/lib/call.ts';
import { allOf } from '#web/lib/query.ts';
import { useTexts } from '#web/lib/texts.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { showToast } from '#web/ui/toasts.ts';
import type { Answering, Column, Sending } from './useAnswering.ts';

type AnswerAllProps = {
  job: string | undefined;
  columns: readonly Column[];
  templates: readonly MessageTemplate[];
  answering: Answering;
  onClose: () => void;
};

/** Says which message goes to how many people, and sends all of them. */
export function AnswerAll({ job, columns, templates, answering, onClose }: AnswerAllProps) {
  const t = useTexts(answersTexts);
  const { data: cards, error } = useQuery({
    queryKey: [...allOf(listWaiting), 'all late', job],
    queryFn: ({ signal }) => fetchAllLate(job, signal),
    // What is sent is what the dialog showed when it was opened, whatever the list behind it does meanwhile.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const clientId = useRef<string>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [shown, setShown] = useState<ReturnType<typeof sortOut> | null>(null);
  if (cards && !shown) setShown(sortOut(cards, columns, templates));
  const { sendings, left } = shown ?? { sendings: [], left: 0 };
  const count = sendings.reduce((sum, sending) => sum + sending.cards.length, 0);

  async function send() {
    if (isBusy || count === 0) return;
    setBusy(true);
    setFailure(null);
    clientId.current ??= crypto.randomUUID().slice(0, 18);
    try {
      const sent = await answering.sendAll(sendings, clientId.current);
      if (sent > 0) showToast({ type: 'success', title: t('awaited.sent', { count: sent }) });
      if (sent < count)
        showToast({ type: 'warning', title: t('awaited.not_sent', { count: count - sent }), duration: 'stay' });
      onClose();
    } catch (problem) {
      if (!isAppError(problem)) throw problem;
      setFailure(problem.message);
      setBusy(false);
    }
  }

  return (
    <FormDialog
      title={t('awaited.answer_all_title', { count: count + left })}
      saveLabel={t('awaited.send_all', { count })}
      failure={failure ?? error?.message ?? null}
      isBusy={isBusy || (!shown && !error)}
      onClose={onClose}
      onSubmit={send}
    >
      <p className="text-ink-2">{t('awaited.answer_all_text')}</p>
      <ul className="grid gap-s2">
        {[...byTemplate(sendings)].map(([template, people]) => (
          <li key={template.id} className="flex items-start gap-s2">
            <Icon of={Send} size="sm" flip className="mt-1 flex-none text-accent" />
            <span>{t('awaited.get', { count: people, template: template.name })}</span>
          </li>
        ))}
        {left > 0 && <li className="text-ink-2">{t('awaited.get_none', { count: left })}</li>}
      </ul>
    </FormDialog>
  );
}

/** More than anybody answers at once. Who is left waits in the list. */
const MOST_PAGES = 40;

async function fetchAllLate(job: string | undefined, signal: AbortSignal): Promise<ApplicationCard[]> {
  const cards: ApplicationCard[] = [];
  let after: string | null = '';
  for (let page = 0; page < MOST_PAGES && after !== null; page += 1) {
    const input: ArgumentsOf<typeof listWaiting> = { late: '1', ...(job && { job }), ...(after && { after }) };
    const { people, next } = await call(listWaiting, input, { signal });
    cards.push(...people.map(({ card }) => card));
    after = next;
  }
  return cards;
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
