import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Bell, CheckCheck, Settings } from 'lucide-react';
import { useState } from 'react';
import type { OutputOf } from '#shared/kernel/endpoint.ts';
import { listNotices, type Notice, readAllNotices } from '#shared/messenger/notices.contract.ts';
import { noticesTexts } from '#shared/messenger/notices.texts.ts';
import { NOTICES } from '#shared/messenger/notices.values.ts';
import { TimeAgo } from '#web/jobs/TimeAgo.tsx';
import { call } from '#web/lib/call.ts';
import { allOf, useForgetEarlier } from '#web/lib/query.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { useLiveNotices } from './notices.live.ts';
import { markRead, placeOf, useNoticeWords } from './useNoticeWords.ts';

/** Everything that a person was told of, newest first. */
export function NoticesView({ initial }: { initial: OutputOf<typeof listNotices> }) {
  const t = useTexts(noticesTexts);
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  useForgetEarlier(allOf(listNotices));
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: allOf(listNotices),
    queryFn: ({ pageParam, signal }) =>
      call(listNotices, pageParam === null ? {} : { before: String(pageParam) }, { signal }),
    initialPageParam: null as number | null,
    initialData: { pages: [initial], pageParams: [null] },
    getNextPageParam: ({ next }) => next,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useLiveNotices();
  const notices = data.pages.flatMap((page) => page.notices);

  async function readAll() {
    setBusy(true);
    try {
      await call(readAllNotices, {});
      await client.invalidateQueries({ queryKey: allOf(listNotices) });
      showToast({ type: 'success', title: t('notices.all_read') });
    } catch {
      showToast({ type: 'error', title: t('notices.failed') });
    }
    setBusy(false);
  }

  return (
    <div className="max-w-200">
      <PageHead
        title={t('notices.title')}
        lead={t('notices.lead', { days: NOTICES.days })}
        actions={
          <>
            {(data.pages[0]?.unread ?? 0) > 0 && (
              <Button busy={isBusy} onClick={readAll}>
                <Icon of={CheckCheck} size="sm" className="max-md:hidden" />
                {t('notices.read_all')}
              </Button>
            )}
            <ButtonLink to="/user/account#emails">
              <Icon of={Settings} size="sm" className="max-md:hidden" />
              {t('notices.choose')}
            </ButtonLink>
          </>
        }
      />
      {notices.length === 0 ? (
        <EmptyState icon={Bell} title={t('notices.none_title')}>
          {t('notices.none')}
        </EmptyState>
      ) : (
        <Card className="overflow-clip">
          <ul className="divide-y divide-line">
            {notices.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} />
            ))}
          </ul>
        </Card>
      )}
      {hasNextPage && (
        <Button className="mt-s4" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('notices.older')}
        </Button>
      )}
    </div>
  );
}

function NoticeRow({ notice }: { notice: Notice }) {
  const t = useTexts(noticesTexts);
  const { text, detail, who } = useNoticeWords()(notice);
  return (
    <li>
      <Link
        to={placeOf(notice)}
        onClick={() => markRead(notice)}
        className={cx(
          'flex items-start gap-s3 px-s4 py-s3 hover:bg-wash focus-visible:shadow-focus-inset max-md:px-s3',
          !notice.read && 'bg-accent-soft/40',
        )}
      >
        <Avatar name={who} photo={null} size={36} />
        <span className="grid min-w-0 flex-1">
          <span className={cx('wrap-anywhere', notice.read ? 'text-ink' : 'font-semibold')}>
            <bdi>{text}</bdi>
          </span>
          <span className="flex gap-1 text-sm text-ink-2">
            <bdi className="truncate">{detail}</bdi>·<TimeAgo at={notice.at} className="flex-none" />
          </span>
          {notice.text !== '' && (
            <span dir="auto" className="mt-s1 line-clamp-2 text-sm wrap-anywhere">
              {notice.text}
            </span>
          )}
        </span>
        {!notice.read && <Badge tone="info">{t('notices.new')}</Badge>}
      </Link>
    </li>
  );
}
