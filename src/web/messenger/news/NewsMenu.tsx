import { useRef, useState } from 'react';
import { Header, Menu, MenuItem, MenuSection, Popover } from 'react-aria-components';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { listConversations, readMessages } from '#shared/messenger/conversations.contract.ts';
import { NEWS, type WorkspaceNews } from '#shared/messenger/news.contract.ts';
import { newsTexts } from '#shared/messenger/news.texts.ts';
import type { Notice } from '#shared/messenger/notices.contract.ts';
import { isNoticeKind } from '#shared/messenger/notices.rules.ts';
import { CHOICE_KINDS_OF } from '#shared/messenger/notices.values.ts';
import { TimeAgo } from '#web/jobs/TimeAgo.tsx';
import { call } from '#web/lib/call.ts';
import { useSessionUser } from '#web/lib/session.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AriaLocale } from '#web/ui/AriaLocale.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { CompanyMark } from '#web/ui/CompanyMark.tsx';
import { Count } from '#web/ui/Count.tsx';
import { cx } from '#web/ui/cx.ts';
import { OPTION, POPOVER } from '#web/ui/popover-look.ts';
import { markRead, placeOf, useNoticeWords } from '../notices/useNoticeWords.ts';

type Item = {
  key: string;
  /** The address it links to; null for an action without a page. */
  to: string | null;
  /** Whether the menu stays open after it was chosen. */
  staysOpen?: boolean;
  onAction?: () => void;
  text: string;
  detail?: string;
  /** An excerpt of the text. */
  excerpt?: string;
  at?: string;
  picture?: { isPerson: boolean; name: string; address: string | null };
};
/** `count`: how many there are; the menu lists the latest. */
type Group = {
  id: string;
  heading: string;
  count: number;
  items: Item[];
  /** Actions for all entries. They stay in view below the list. */
  acts?: Item[];
};

type NewsMenuProps = { news: WorkspaceNews; label: string; button: HTMLButtonElement; onClose: () => void };

/** Each entry links to the page that shows it. */
export function NewsMenu({ news, label, button, onClose }: NewsMenuProps) {
  const t = useTexts(newsTexts);
  const navigate = useNavigate();
  const groups = useGroups(news).filter(({ items }) => items.length > 0);
  const role = useSessionUser()?.role;
  const hasNotices = role !== undefined && CHOICE_KINDS_OF[role].some(isNoticeKind);
  const acts: Item[] = [
    ...groups.flatMap((group) => group.acts ?? []),
    ...(hasNotices ? [{ key: 'notices', to: '/user/notices', text: t('news.all_notices') }] : []),
  ];
  const trigger = useRef(button);
  const act = ({ to, onAction, staysOpen }: Item) => {
    onAction?.();
    if (!staysOpen) onClose();
    if (to !== null) navigate(to);
  };
  return (
    <AriaLocale>
      <Popover
        isOpen
        aria-label={label}
        triggerRef={trigger}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        offset={6}
        placement="bottom end"
        className={cx(POPOVER, 'w-92')}
      >
        <p className="flex items-center justify-between gap-s2 border-b border-line px-3.5 py-s3 font-semibold">
          {label}
          {news.count > 0 && <Count value={news.count} tone="soft" />}
        </p>
        {groups.length === 0 && <p className="px-3.5 py-s5 text-sm text-ink-2">{t('news.none')}</p>}
        <Menu
          aria-label={label}
          autoFocus
          onClose={onClose}
          // On a phone it ends above the bottom bar.
          className="max-h-[min(48rem,100dvh-8rem)] scroll-pb-24 overflow-y-auto rounded-b-r2 p-1 pb-0 outline-none max-md:max-h-[calc(100dvh-13rem-env(safe-area-inset-bottom))]"
        >
          {groups.map(({ id, heading, count, items }) => (
            <MenuSection
              key={id}
              className="not-first:mt-1 not-first:before:mx-2.5 not-first:before:mb-1 not-first:before:block not-first:before:h-px not-first:before:bg-line"
            >
              <Header className="flex items-baseline justify-between gap-s2 px-2.5 pt-1.5 pb-1 text-xs font-semibold text-ink-2">
                {heading}
                <span className="tabular-nums">{count}</span>
              </Header>
              {items.map((item) => {
                const { key, text, detail, excerpt, at, picture, staysOpen } = item;
                return (
                  <MenuItem
                    key={key}
                    id={key}
                    textValue={text}
                    shouldCloseOnSelect={!staysOpen}
                    onAction={() => act(item)}
                    className={cx(OPTION, 'cursor-pointer py-2 text-sm', picture && 'items-start')}
                  >
                    {picture?.isPerson && <Avatar name={picture.name} photo={picture.address} size={32} />}
                    {picture && !picture.isPerson && (
                      <CompanyMark name={picture.name} logo={picture.address} size={32} />
                    )}
                    <div className="min-w-0 flex-1">
                      <p className={cx('wrap-anywhere', picture ? 'font-semibold' : 'font-medium text-accent')}>
                        <bdi>{text}</bdi>
                      </p>
                      {(detail !== undefined || at !== undefined) && (
                        <p className="flex gap-1 text-ink-2">
                          {detail !== undefined && <bdi className="truncate">{detail}</bdi>}
                          {detail !== undefined && at && '·'}
                          {at && <TimeAgo at={at} className="flex-none" />}
                        </p>
                      )}
                      {excerpt && (
                        <p dir="auto" className="line-clamp-2 wrap-anywhere">
                          {excerpt}
                        </p>
                      )}
                    </div>
                  </MenuItem>
                );
              })}
            </MenuSection>
          ))}
          {/* The entries above it fade out, so that no line is cut. */}
          {acts.length > 0 && (
            <MenuSection
              aria-label={t('news.acts')}
              className="sticky bottom-0 z-1 -mx-1 mt-s4 flex flex-wrap gap-x-s2 border-t border-line bg-raised p-1 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:mb-px before:h-s4 before:bg-linear-to-t before:from-raised before:to-transparent"
            >
              {acts.map((item) => (
                <MenuItem
                  key={item.key}
                  id={item.key}
                  onAction={() => act(item)}
                  className={cx(OPTION, 'cursor-pointer py-2 text-sm font-medium text-accent')}
                >
                  {item.text}
                </MenuItem>
              ))}
            </MenuSection>
          )}
        </Menu>
      </Popover>
    </AriaLocale>
  );
}

/**
 * Marks all conversations as read, page by page. After a failure the rest stays unread, and the bell still shows it.
 */
async function readAll(): Promise<void> {
  const read = new Set<number>();
  for (;;) {
    const { conversations } = await call(listConversations, { unread: '1' });
    const unread = conversations.filter(({ id }) => !read.has(id));
    if (unread.length === 0) return;
    for (const { id, latest_message_id: upTo } of unread) {
      read.add(id);
      if (upTo !== null) await call(readMessages, { chat_id: id, up_to: upTo });
    }
  }
}

function useGroups(news: WorkspaceNews): Group[] {
  const t = useTexts(newsTexts);
  const [showsAllMentions, setShowsAllMentions] = useState(false);
  const isCompany = useSessionUser()?.role === 'company';
  const wordsOf = useNoticeWords();
  const { new_applications: total, applications } = news;
  const mentions = showsAllMentions ? news.mentions : news.mentions.slice(0, NEWS.most);
  const showAllMentions = () => {
    flushSync(() => setShowsAllMentions(true));
    // The clicked entry no longer exists, so the first of the added mentions gets the focus.
    const added = news.mentions[NEWS.most];
    document.querySelector<HTMLElement>(`[data-key="mention-${added?.id}"]`)?.focus();
  };
  const itemOf = (notice: Notice): Item => {
    const { text, detail, who } = wordsOf(notice);
    return {
      key: `${notice.kind}-${notice.id}`,
      to: placeOf(notice),
      onAction: () => markRead(notice),
      text,
      detail,
      excerpt: notice.text,
      at: notice.at,
      picture: { isPerson: true, name: who, address: null },
    };
  };
  const application = (jobId: number, id: number) => `/company/applications?job=${jobId}&application=${id}`;
  return [
    {
      id: 'mentions',
      heading: t('news.mentions'),
      count: news.new_mentions,
      items: [
        ...mentions.map(itemOf),
        ...(mentions.length < news.mentions.length
          ? [
              {
                key: 'mentions',
                to: null,
                staysOpen: true,
                onAction: showAllMentions,
                text: t('news.all_mentions'),
              },
            ]
          : []),
      ],
    },
    {
      id: 'held',
      heading: t('news.held'),
      count: news.new_held_messages,
      items: news.held_messages.slice(0, NEWS.most).map(itemOf),
    },
    {
      id: 'assignments',
      heading: t('news.assignments'),
      count: news.new_assignments,
      items: news.assignments.slice(0, NEWS.most).map(itemOf),
    },
    {
      id: 'messages',
      heading: t('news.messages'),
      count: news.unread_conversations,
      items: news.conversations.map(({ id, name, picture, unread, text, at }) => ({
        key: `conversation-${id}`,
        to: `/user/messages/${id}`,
        text: name,
        detail: t('news.unread', { count: unread }),
        excerpt: text,
        at,
        picture: { isPerson: isCompany, name, address: picture },
      })),
      acts: [
        { key: 'read', to: null, onAction: () => void readAll().catch(() => {}), text: t('news.mark_read') },
        { key: 'messages', to: '/user/messages', text: t('news.all_messages') },
      ],
    },
    {
      id: 'stages',
      heading: t('news.stages'),
      count: news.new_stages,
      items: news.stages.map(({ application_id: id, job, company, logo_url, stage, closed, at }) => ({
        key: `stage-${id}`,
        to: '/user/dashboard',
        text: closed ? t('news.closed', { company }) : t('news.moved', { company, stage }),
        detail: job,
        at,
        picture: { isPerson: false, name: company, address: logo_url },
      })),
    },
    {
      id: 'applications',
      heading: t('news.applications'),
      count: total,
      items: applications.map(({ id, name, photo, job_id, job, at }) => ({
        key: `application-${id}`,
        to: application(job_id, id),
        text: name,
        detail: job,
        at,
        picture: { isPerson: true, name, address: photo },
      })),
      acts:
        total > applications.length
          ? [{ key: 'board', to: '/company/applications', text: t('news.all_applications', { count: total }) }]
          : [],
    },
  ];
}
