import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { chatTexts } from '#shared/messenger/chat.texts.ts';
import type { Side } from '#shared/messenger/messenger.values.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Bubble, UnsentBubble } from './Bubble.tsx';
import { dayHeading } from './chat-times.ts';
import { withSeen } from './conversation-changes.ts';
import type { Chat } from './messenger-data.ts';
import { type ThreadRow, threadRows } from './thread-rows.ts';
import type { Unsent } from './unsent-messages.ts';

/** Older messages are loaded when the reader is this many rows from the first one. */
const AHEAD = 12;
/** A reader who is within this many pixels of the end counts as being at the end. */
const NEAR_END = 80;

type ThreadProps = {
  chat: Chat;
  unsent: readonly Unsent[];
  mySide: Side;
  userId: number;
  now: number;
  label: string;
  onOlder: () => Promise<void>;
  onTryAgain: (unsent: Unsent) => void;
  onDiscard: (unsent: Unsent) => void;
};

/**
 * A conversation, newest at the bottom. Only visible rows are rendered, and messages added above or below do not move
 * them.
 */
export function Thread({ chat, unsent, mySide, userId, now, label, onOlder, ...rest }: ThreadProps) {
  const t = useTexts(chatTexts);
  const time = useTexts(timeTexts);
  const scroller = useRef<HTMLDivElement>(null);
  const { conversation, messages, hasOlder } = chat;
  // The start of the unread messages stays marked as long as the conversation is open.
  const [newAfter] = useState(conversation.unread_count > 0 ? conversation.my_read_up_to : null);
  const rows = useMemo(() => threadRows(messages, unsent, { newAfter, mySide }), [messages, unsent, newAfter, mySide]);
  // Somebody who has answered has read everything before, even if no read receipt came.
  const answered = messages.findLast(({ sender }) => sender !== mySide)?.id ?? 0;
  const marks = withSeen(conversation, { read: answered });
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => estimate(rows[index]),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 8,
    paddingStart: 16,
    paddingEnd: 8,
    gap: 3,
    anchorTo: 'end',
    scrollEndThreshold: NEAR_END,
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();
  const isReady = useAtEndFirst(() => virtualizer.scrollToEnd());
  // A reader at the end of the conversation stays there when messages are added.
  const isAtEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change of the rows.
  useLayoutEffect(() => {
    if (isAtEnd.current) virtualizer.scrollToEnd();
  }, [rows, virtualizer]);
  // The reader also stays at the end when the text field grows or a keyboard opens.
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const watcher = new ResizeObserver(() => isAtEnd.current && virtualizer.scrollToEnd());
    watcher.observe(box);
    return () => watcher.disconnect();
  }, [virtualizer]);
  useOlder(isReady && hasOlder && (items[0]?.index ?? AHEAD) < AHEAD, onOlder);

  // The reader's own new message is always scrolled into view.
  const lastUnsent = unsent.at(-1)?.clientId;
  const seenUnsent = useRef(lastUnsent);
  useEffect(() => {
    if (lastUnsent && lastUnsent !== seenUnsent.current) virtualizer.scrollToEnd();
    seenUnsent.current = lastUnsent;
  }, [lastUnsent, virtualizer]);

  const isAway = isReady && !virtualizer.isAtEnd(NEAR_END * 3);
  return (
    <div className="relative grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)]">
      {/* biome-ignore lint/a11y/useSemanticElements: no form, and no landmark beside the one around it. */}
      <div
        ref={scroller}
        role="group"
        aria-label={label}
        data-thread=""
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and is scrolled by keys too.
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight <= NEAR_END;
        }}
        className="flex min-h-0 flex-col overflow-y-auto overscroll-y-contain px-s5 [overflow-anchor:none] [scrollbar-width:thin] focus-visible:shadow-focus-inset! max-md:px-s4"
      >
        <ol className="relative mt-auto flex-none" style={{ blockSize: virtualizer.getTotalSize() }}>
          {items.map(({ key, index, start }) => {
            const row = rows[index];
            return (
              row && (
                <li
                  key={key}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  className="absolute inset-x-0 top-0"
                  style={{ transform: `translateY(${start}px)` }}
                >
                  {row.kind === 'day' && <Parting>{dayHeading(t, time, row.at, now)}</Parting>}
                  {row.kind === 'new' && <Parting isNew>{t('chat.new_messages')}</Parting>}
                  {row.kind === 'message' && (
                    <Bubble
                      message={row.message}
                      isFirst={row.isFirst}
                      isLast={row.isLast}
                      isMine={row.message.sender === mySide}
                      author={row.message.author?.id === userId ? null : (row.message.author?.name ?? null)}
                      marks={marks}
                    />
                  )}
                  {row.kind === 'unsent' && (
                    <UnsentBubble
                      unsent={row.unsent}
                      onTryAgain={() => rest.onTryAgain(row.unsent)}
                      onDiscard={() => rest.onDiscard(row.unsent)}
                    />
                  )}
                </li>
              )
            );
          })}
        </ol>
        {rows.length === 0 && <p className="m-auto py-s6 text-center text-ink-2">{t('chat.nothing_yet')}</p>}
      </div>
      {isAway && (
        <Button
          size="sm"
          onClick={() => virtualizer.scrollToEnd()}
          className="absolute bottom-s2 left-1/2 -translate-x-1/2 rounded-round! shadow-2"
        >
          <Icon of={ArrowDown} size="sm" />
          {t('chat.to_newest')}
        </Button>
      )}
    </div>
  );
}

/** A conversation opens at its end. */
function useAtEndFirst(scrollToEnd: () => void): boolean {
  const [isReady, setReady] = useState(false);
  const first = useRef(scrollToEnd);
  useLayoutEffect(() => {
    first.current();
    // Rows are measured first, which moves the end.
    const frame = requestAnimationFrame(() => setReady(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isReady;
}

function useOlder(isWanted: boolean, onOlder: () => Promise<void>): void {
  const [isLoading, setLoading] = useState(false);
  useEffect(() => {
    if (!isWanted || isLoading) return;
    setLoading(true);
    onOlder().then(
      () => setLoading(false),
      // Pauses before the next attempt, so that a broken connection does not cause requests without end.
      () => setTimeout(() => setLoading(false), 2_000),
    );
  }, [isWanted, isLoading, onOlder]);
}

function Parting({ isNew = false, children }: { isNew?: boolean; children: string }) {
  return (
    <p
      className={cx(
        'flex items-center gap-s3 pt-s4 pb-s3 text-xs font-semibold before:flex-1 before:border-t before:border-current/25 after:flex-1 after:border-t after:border-current/25',
        isNew ? 'text-accent' : 'text-ink-2',
      )}
    >
      {children}
    </p>
  );
}

/** An estimate close to the real height, so that little moves when the row is measured. */
function estimate(row: ThreadRow | undefined): number {
  if (!row || row.kind === 'day' || row.kind === 'new') return 46;
  const body = row.kind === 'message' ? row.message.body : row.unsent.body;
  const lines = body.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 56)), 0);
  const files = row.kind === 'message' ? row.message.attachments.length * 22 : 0;
  const meta = row.kind === 'unsent' || row.isLast ? 28 : 0;
  const author = row.kind === 'message' && row.isFirst && row.message.author ? 22 : 0;
  return 16 + lines * 22.5 + files + meta + author;
}
