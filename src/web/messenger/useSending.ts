import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { isAppError } from '#shared/kernel/errors.ts';
import { chatTexts } from '#shared/messenger/chat.texts.ts';
import { sendMessage } from '#shared/messenger/conversations.contract.ts';
import type { Side } from '#shared/messenger/messenger.values.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWords } from '#web/lib/words.ts';
import { showToast } from '#web/ui/toasts.ts';
import { otherSide, withMessage } from './conversation-changes.ts';
import { addMessage, type Chat, changeConversation, chatKey, refreshConversation } from './messenger-data.ts';
import type { Desks, Unsent } from './unsent-messages.ts';
import { whyNotSent } from './why-not-sent.ts';

type Parts = { desks: Desks; mySide: Side };

/**
 * Sends messages one after the other. A failed one stays in the conversation until its writer sends it again or
 * discards it.
 */
export function useSending(parts: Parts) {
  const t = useTexts(chatTexts);
  const words = useWords();
  const client = useQueryClient();
  const latest = useRef({ ...parts, client, t, words });
  latest.current = { ...parts, client, t, words };

  return useMemo(() => {
    let last: Promise<void> = Promise.resolve();

    async function post(chatId: number, message: Unsent): Promise<void> {
      const { client, desks, mySide } = latest.current;
      const conversation = client.getQueryData<Chat>(chatKey(chatId))?.conversation;
      try {
        const { message: stored } = await call(sendMessage, {
          message: message.body,
          chat_id: chatId,
          client_id: message.clientId,
          attachment_ids: message.attachments.map(({ id }) => id),
          to: conversation ? otherSide(conversation, mySide).id : null,
        });
        addMessage(client, stored, { isTold: false });
        changeConversation(client, chatId, (known) => withMessage(known, stored, mySide));
        desks.drop(chatId, [message.clientId]);
      } catch (failure) {
        const said = isAppError(failure) ? whyNotSent(failure) : null;
        desks.put(chatId, { ...message, isSending: false, why: said && latest.current.words(said) });
        showToast({ type: 'error', title: said ? latest.current.words(said) : latest.current.t('chat.failed') });
        if (!isAppError(failure)) throw failure;
        if (failure.code === 'conflict') refreshConversation(client, chatId).catch(() => {});
      }
    }

    function queue(chatId: number, message: Unsent) {
      const sending = { ...message, isSending: true, why: null };
      latest.current.desks.put(chatId, sending);
      const sent = last.then(() => post(chatId, sending));
      // An unexpected error does not hold up the messages behind it.
      last = sent.catch(() => {});
    }

    return {
      /** Sends the text with the attached files. */
      send(chatId: number, body: string) {
        const { desks } = latest.current;
        const { files: attachments } = desks.get(chatId);
        desks.set(chatId, (desk) => ({ ...desk, text: '', files: [] }));
        const at = new Date().toISOString();
        queue(chatId, { clientId: crypto.randomUUID(), body, attachments, at, isSending: true, why: null });
      },
      tryAgain: queue,
      discard(chatId: number, message: Unsent) {
        const { desks, t: say } = latest.current;
        desks.drop(chatId, [message.clientId]);
        showToast({
          type: 'info',
          title: say('chat.discarded'),
          action: { label: say('chat.undo'), onAction: () => desks.put(chatId, message) },
        });
      },
    };
  }, []);
}
export type Sending = ReturnType<typeof useSending>;
