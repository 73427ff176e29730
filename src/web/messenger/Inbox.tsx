import { ArrowLeft, MessagesSquare, Search, SearchX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { chatTexts } from '#shared/messenger/chat.texts.ts';
import type { Conversation } from '#shared/messenger/conversations.contract.ts';
import { CONVERSATION_SEARCH, type Side } from '#shared/messenger/messenger.values.ts';
import { shellTexts } from '#shared/reference/shell.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useTypedFilter } from '#web/lib/useTypedFilter.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { AlertMenu } from './AlertMenu.tsx';
import { ConversationRow } from './ConversationRow.tsx';
import { type InboxFilters, writeInboxFilters } from './inbox-filters.ts';
import { UnreadBadge } from './unread.tsx';

type InboxProps = {
  conversations: readonly Conversation[];
  jobs: readonly { id: number; title: string }[];
  mySide: Side;
  openId: number | null;
  filters: InboxFilters;
  onFilters: (filters: InboxFilters) => void;
  /** Null if all conversations are loaded. */
  onMore: (() => Promise<void>) | null;
  error: Error | null;
  onTryAgain: () => void;
};

/** The reader's conversations, newest first, and the filters. */
export function Inbox({ conversations, mySide, openId, filters, onFilters, onMore, ...rest }: InboxProps) {
  const t = useTexts(chatTexts);
  const shell = useTexts(shellTexts);
  const isFiltered = Object.keys(filters).length > 0;
  const search = writeInboxFilters(filters);
  return (
    <section
      aria-label={t('chat.conversations')}
      className="grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] md:border-e md:border-line"
    >
      <div className="grid gap-s3 border-b border-line px-s4 pt-s4 pb-s3">
        <Link to="/user/dashboard" className="flex w-fit items-center gap-s2 text-sm text-ink-2 hover:text-ink">
          <Icon of={ArrowLeft} size="sm" flip />
          {shell('shell.dashboard')}
        </Link>
        <div className="flex items-center gap-s2">
          <h1 className="text-xl">{t('chat.title')}</h1>
          <UnreadBadge />
          <span className="ms-auto">
            <AlertMenu />
          </span>
        </div>
        <SearchField value={filters.q ?? ''} onSearch={(q) => onFilters(withFilter(filters, 'q', q))} />
        <div className="flex items-center gap-s3">
          <NativeSelect
            size="sm"
            aria-label={t('chat.job')}
            value={filters.job ?? ''}
            onChange={({ target }) => onFilters(withFilter(filters, 'job', target.value))}
            placeholder={t('chat.all_jobs')}
            options={rest.jobs.map(({ id, title }) => ({ value: String(id), label: title }))}
            className="min-w-0 flex-1"
          />
          <Checkbox
            size="sm"
            checked={filters.unread === '1'}
            onChange={({ target }) => onFilters(withFilter(filters, 'unread', target.checked ? '1' : ''))}
            className="whitespace-nowrap"
          >
            {t('chat.unread_only')}
          </Checkbox>
        </div>
      </div>
      <div className="min-h-0 overflow-y-auto overscroll-y-contain [scrollbar-width:thin]">
        {conversations.length > 0 && (
          <ol>
            {conversations.map((conversation) => (
              <li key={conversation.id}>
                <ConversationRow
                  conversation={conversation}
                  mySide={mySide}
                  isOpen={conversation.id === openId}
                  search={search}
                />
              </li>
            ))}
          </ol>
        )}
        {onMore && <MoreConversations key={conversations.length} onMore={onMore} />}
        {conversations.length === 0 && (
          <Nothing
            isFiltered={isFiltered}
            mySide={mySide}
            onShowAll={() => onFilters({})}
            error={rest.error}
            onTryAgain={rest.onTryAgain}
          />
        )}
      </div>
    </section>
  );
}

function withFilter(filters: InboxFilters, name: keyof InboxFilters, value: string): InboxFilters {
  const { [name]: _, ...others } = filters;
  return value === '' ? others : { ...others, [name]: value };
}

function SearchField({ value, onSearch }: { value: string; onSearch: (q: string) => void }) {
  const t = useTexts(chatTexts);
  const typed = useTypedFilter(value, onSearch);
  return (
    <TextInput
      size="sm"
      type="search"
      icon={Search}
      aria-label={t('chat.search')}
      placeholder={t('chat.search')}
      {...typed}
      maxLength={CONVERSATION_SEARCH.max}
    />
  );
}

/** Loads more when it is scrolled into view, or by its button for people who do not scroll. */
function MoreConversations({ onMore }: { onMore: () => Promise<void> }) {
  const t = useTexts(chatTexts);
  const box = useRef<HTMLDivElement>(null);
  const [isBusy, setBusy] = useState(false);
  const load = useRef(() => {});
  load.current = () => {
    if (isBusy) return;
    setBusy(true);
    onMore().then(
      () => setBusy(false),
      // The button stays, and can be pressed again.
      () => setBusy(false),
    );
  };
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load.current(), {
      rootMargin: '200px',
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className="grid place-items-center py-s3">
      <Button size="sm" variant="quiet" busy={isBusy} onClick={() => load.current()}>
        {t('chat.show_more')}
      </Button>
    </div>
  );
}

type NothingProps = {
  isFiltered: boolean;
  mySide: Side;
  onShowAll: () => void;
  error: Error | null;
  onTryAgain: () => void;
};

function Nothing({ isFiltered, mySide, onShowAll, error, onTryAgain }: NothingProps) {
  const t = useTexts(chatTexts);
  if (error)
    return (
      <EmptyState
        className="m-s4 px-s4! py-s6!"
        title={t('chat.load_failed')}
        action={<Button onClick={onTryAgain}>{t('chat.try_again')}</Button>}
      />
    );
  if (isFiltered)
    return (
      <EmptyState
        className="m-s4 px-s4! py-s6!"
        icon={SearchX}
        title={t('chat.no_match')}
        action={<Button onClick={onShowAll}>{t('chat.show_all')}</Button>}
      />
    );
  return (
    <EmptyState className="m-s4 px-s4! py-s6!" icon={MessagesSquare} title={t('chat.empty_title')}>
      {t(mySide === 'company' ? 'chat.empty_company' : 'chat.empty_candidate')}
    </EmptyState>
  );
}
