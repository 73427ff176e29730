import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { publicStageMessage } from '#shared/applications/public-stages.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import type { Words } from '#shared/kernel/messages.ts';
import { chatTexts } from '#shared/messenger/chat.texts.ts';
import { blockConversation, type Conversation, tellTyping } from '#shared/messenger/conversations.contract.ts';
import { type Side, TYPING_MS } from '#shared/messenger/messenger.values.ts';
import { messengerRefusalsTexts } from '#shared/messenger/messenger-refusals.texts.ts';
import type { TemplateValues } from '#shared/messenger/templates.rules.ts';
import { call } from '#web/lib/call.ts';
import { useNow } from '#web/lib/now.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWords } from '#web/lib/words.ts';
import { useConfirm } from '#web/ui/confirmations.ts';
import type { MenuAction } from '#web/ui/Menu.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { AttachmentPicker } from './attachments/AttachmentPicker.tsx';
import { ChatHead } from './ChatHead.tsx';
import { Composer } from './Composer.tsx';
import { fresher, otherSide } from './conversation-changes.ts';
import type { Typing } from './messenger.live.ts';
import { type Chat, changeConversation, loadOlder, presenceQuery } from './messenger-data.ts';
import { Thread } from './Thread.tsx';
import { TemplatePicker } from './templates/TemplatePicker.tsx';
import type { Desks } from './unsent-messages.ts';
import { useReading } from './useReading.ts';
import type { Sending } from './useSending.ts';

const PRESENCE_MS = 30_000;

type ChatPanelProps = {
  chat: Chat;
  mySide: Side;
  userId: number;
  desks: Desks;
  sending: Sending;
  typing: Typing | null;
  back: string;
  onProfile: () => void;
  /** Further entries of the conversation's menu. */
  actions: readonly MenuAction[];
};

/** One conversation: its head, its messages, and the composer. */
export function ChatPanel({ chat, mySide, userId, desks, sending, typing, ...rest }: ChatPanelProps) {
  const t = useTexts(chatTexts);
  const now = useNow();
  const { conversation } = chat;
  const { id } = conversation;
  const { name } = otherSide(conversation, mySide);
  const desk = useSyncExternalStore(
    desks.store.subscribe,
    () => desks.get(id),
    () => desks.get(id),
  );
  useEffect(() => desks.open(id), [desks, id]);
  useReading(chat);
  // Messages of an earlier page that never got a response.
  useEffect(
    () =>
      desks.drop(
        id,
        chat.messages.map((message) => message.client_id),
      ),
    [desks, id, chat.messages],
  );
  const client = useQueryClient();
  const onOlder = useCallback(() => loadOlder(client, id, mySide), [client, id, mySide]);
  const words = useWords();
  const isOnline = useIsOnline(id);
  const tellThatTyping = useTellTyping(id);
  const block = useBlock(chat, mySide);
  const [isUploading, setUploading] = useState(false);
  return (
    <section
      aria-label={t('chat.with', { name })}
      className="grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto_auto] bg-surface"
    >
      <ChatHead
        conversation={conversation}
        mySide={mySide}
        isOnline={isOnline}
        back={rest.back}
        onProfile={rest.onProfile}
        onBlock={block}
        actions={rest.actions}
      />
      {now === null ? (
        <ServerRenderedMessages chat={chat} />
      ) : (
        <Thread
          chat={chat}
          unsent={desk.unsent}
          mySide={mySide}
          userId={userId}
          now={now}
          label={t('chat.with', { name })}
          onOlder={onOlder}
          onTryAgain={(unsent) => sending.tryAgain(id, unsent)}
          onDiscard={(unsent) => sending.discard(id, unsent)}
        />
      )}
      <div className="min-h-5 px-s5 text-xs leading-5 text-ink-2 max-md:px-s4">
        <p aria-hidden="true">{typing && t('chat.typing', { name: typing.name ?? name })}</p>
        <NewMessageAnnouncer chat={chat} mySide={mySide} name={name} />
      </div>
      <Closed chat={chat} mySide={mySide}>
        <Composer
          name={name}
          text={desk.text}
          onText={(text) => {
            desks.type(id, text);
            if (text.trim() !== '') tellThatTyping();
          }}
          onSend={(text) => sending.send(id, text)}
          hasFiles={desk.files.length > 0}
          isBusy={isUploading}
          tools={
            <>
              {mySide === 'company' && (
                <TemplatePicker
                  facts={factsOf(conversation, words)}
                  current={desk.text}
                  onPick={(text) => desks.type(id, text)}
                />
              )}
              <AttachmentPicker
                key={id}
                chatId={id}
                value={desk.files}
                onChange={(files) => desks.attach(id, files)}
                onBusy={setUploading}
              />
            </>
          }
        />
      </Closed>
    </section>
  );
}

/** The values for a template's placeholders. */
function factsOf({ candidate, job, public_stage: stage }: Conversation, words: Words): TemplateValues {
  return { candidate: candidate.user.name, job: job.title, ...(stage && { stage: words(publicStageMessage(stage)) }) };
}

/** The server's version: it knows neither the reader's time zone nor the scroll position. */
function ServerRenderedMessages({ chat: { messages } }: { chat: Chat }) {
  return (
    <div className="flex min-h-0 flex-col-reverse overflow-hidden px-s5 max-md:px-s4" aria-busy="true">
      {messages
        .slice(-12)
        .reverse()
        .map(({ id, body }) => (
          <p key={id} dir="auto" className="my-s1 line-clamp-3 flex-none px-3.25 text-md wrap-anywhere text-ink-2">
            {body}
          </p>
        ))}
    </div>
  );
}

/** Announces new messages of the other side to screen readers. */
function NewMessageAnnouncer({ chat, mySide, name }: { chat: Chat; mySide: Side; name: string }) {
  const opened = useRef(chat.upTo);
  const newest = chat.messages.at(-1);
  const isNews = newest && newest.id > opened.current && newest.sender !== mySide;
  return (
    <p role="status" className="sr-only">
      {isNews && `${name}: ${newest.body}`}
    </p>
  );
}

/** Explains why nothing can be written any more. */
function Closed({ chat: { conversation }, mySide, children }: { chat: Chat; mySide: Side; children: ReactNode }) {
  const refusal = useTexts(messengerRefusalsTexts);
  const { is_closed: isClosed, blocked_by: blockedBy } = conversation;
  if (!isClosed && blockedBy === null) return children;
  const why = isClosed ? 'refusal.candidate_gone' : blockedBy === mySide ? 'refusal.you_blocked' : 'refusal.blocked';
  return (
    <p role="status" className="border-t border-line px-s5 py-s4 text-ink-2">
      {refusal(why)}
    </p>
  );
}

function useIsOnline(id: number): boolean {
  const { data } = useQuery({ ...presenceQuery(id), refetchInterval: PRESENCE_MS });
  return data?.is_online ?? false;
}

function useTellTyping(id: number): () => void {
  const told = useRef(0);
  return useCallback(() => {
    const now = Date.now();
    if (now - told.current < TYPING_MS) return;
    told.current = now;
    // A lost typing signal does no harm.
    call(tellTyping, { chat_id: id }).catch(() => {});
  }, [id]);
}

function useBlock({ conversation }: Chat, mySide: Side) {
  const client = useQueryClient();
  const t = useTexts(chatTexts);
  const confirm = useConfirm();
  const { id } = conversation;
  const { name } = otherSide(conversation, mySide);
  return async (blocked: boolean) => {
    const isSure = await confirm({
      title: t(blocked ? 'chat.block_question' : 'chat.unblock_question', { name }),
      text: t(blocked ? 'chat.block_text' : 'chat.unblock_text'),
      confirmLabel: t(blocked ? 'chat.block' : 'chat.unblock'),
      danger: blocked,
    });
    if (!isSure) return;
    try {
      const answer = await call(blockConversation, { chat_id: id, blocked });
      changeConversation(client, id, (known) => fresher(known, answer.conversation));
      showToast({ type: 'success', title: t(blocked ? 'chat.block_done' : 'chat.unblock_done', { name }) });
    } catch (error) {
      if (!isAppError(error)) throw error;
      showToast({ type: 'error', title: error.message });
    }
  };
}
