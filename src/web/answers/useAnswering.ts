import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswersOverview } from '#shared/answers/answers.contract.ts';
import { answersTexts } from '#shared/answers/answers.texts.ts';
import { type ApplicationCard, moveApplication } from '#shared/board/board.contract.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { messageCandidates, takeMessageBack } from '#shared/messenger/messenger.contract.ts';
import { MOST_RECIPIENTS } from '#shared/messenger/messenger.values.ts';
import { rejectTexts } from '#shared/messenger/reject.texts.ts';
import type { MessageTemplate } from '#shared/messenger/templates.contract.ts';
import { useColumnName } from '#web/board/useColumnName.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { whyNotSent } from '#web/messenger/why-not-sent.ts';
import { showToast } from '#web/ui/toasts.ts';
import { refreshAnswers } from './answers.live.ts';

export type Column = AnswersOverview['columns'][number];
export type Sending = { template: MessageTemplate; cards: readonly ApplicationCard[] };

/** What a button of the list does: it sends a template, takes it back, or moves a card. */
export function useAnswering() {
  const t = useTexts(answersTexts);
  const tReject = useTexts(rejectTexts);
  const columnName = useColumnName();
  const client = useQueryClient();
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());

  async function whileBusy<T>(ids: readonly number[], act: () => Promise<T>): Promise<T> {
    setBusy((before) => new Set([...before, ...ids]));
    try {
      return await act();
    } finally {
      await refreshAnswers(client);
      setBusy((before) => new Set([...before].filter((id) => !ids.includes(id))));
    }
  }

  /** Sends to each in their own language. Returns how many were reached. */
  async function deliver({ template, cards }: Sending, clientId: string): Promise<number> {
    let sent = 0;
    for (let start = 0; start < cards.length; start += MOST_RECIPIENTS) {
      const { results } = await call(messageCandidates, {
        message: template.body,
        application_ids: cards.slice(start, start + MOST_RECIPIENTS).map(({ id }) => id),
        fill: true,
        client_id: clientId,
        template_id: template.id,
      });
      sent += results.filter(({ result }) => result === 'sent').length;
    }
    return sent;
  }

  async function takeBack(card: ApplicationCard, clientId: string) {
    const { name } = card.candidate.user;
    const input = { application_id: card.id, client_id: clientId };
    const result = await whileBusy([card.id], async () => (await call(takeMessageBack, input)).result).catch(
      (error: unknown) => {
        if (!isAppError(error)) throw error;
        return 'failed' as const;
      },
    );
    if (result === 'taken_back') showToast({ type: 'success', title: tReject('reject.taken_back', { count: 1 }) });
    else showToast({ type: 'warning', title: tReject(`reject.kept_${result}`, { name }), duration: 'stay' });
  }

  async function send(card: ApplicationCard, template: MessageTemplate): Promise<void> {
    if (busy.has(card.id)) return;
    const clientId = crypto.randomUUID();
    const { name } = card.candidate.user;
    try {
      const sent = await whileBusy([card.id], () => deliver({ template, cards: [card] }, clientId));
      if (sent === 0)
        return void showToast({ type: 'warning', title: t('awaited.not_sent', { count: 1 }), duration: 'stay' });
      showToast({
        type: 'success',
        title: t('awaited.sent_to', { template: template.name, name }),
        action: { label: t('awaited.undo'), onAction: () => void takeBack(card, clientId) },
      });
    } catch (error) {
      if (!isAppError(error)) throw error;
      showToast({ type: 'error', title: whyNotSent(error) ?? error.message, duration: 'stay' });
    }
  }

  /** True if it was moved. */
  async function move(card: ApplicationCard, to: Column): Promise<boolean> {
    const { name } = card.candidate.user;
    try {
      await whileBusy([card.id], () =>
        call(moveApplication, {
          application_id: card.id,
          to_group_id: to.id,
          after_id: null,
          version: card.version,
        }),
      );
      showToast({ type: 'success', title: t('awaited.moved', { name, column: columnName(to) }) });
      return true;
    } catch (error) {
      if (!isAppError(error)) throw error;
      const isStale = error.code === 'conflict' || error.code === 'not_found';
      showToast({
        type: 'error',
        title: isStale ? t('awaited.move_failed', { name }) : error.message,
        duration: 'stay',
      });
      return false;
    }
  }

  /** Sends several templates, each to its people. Throws if a call fails; what was sent before stays sent. */
  const sendAll = (sendings: readonly Sending[], clientId: string) =>
    whileBusy(
      sendings.flatMap(({ cards }) => cards.map(({ id }) => id)),
      async () => {
        let sent = 0;
        for (const sending of sendings)
          sent += await deliver(sending, `${clientId}-${sending.template.id}-${sending.cards[0]?.group_id}`);
        return sent;
      },
    );

  return { busy, send, move, sendAll };
}
export type Answering = ReturnType<typeof useAnswering>;
