import { useRef } from 'react';
import { Header, Menu, MenuItem, MenuSection, Popover } from 'react-aria-components';
import { useNavigate } from 'react-router';
import type { WorkspaceNews } from '#shared/messenger/news.contract.ts';
import { newsTexts } from '#shared/messenger/news.texts.ts';
import { TimeAgo } from '#web/jobs/TimeAgo.tsx';
import { useSessionUser } from '#web/lib/session.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AriaLocale } from '#web/ui/AriaLocale.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { CompanyMark } from '#web/ui/CompanyMark.tsx';
import { cx } from '#web/ui/cx.ts';
import { OPTION, POPOVER } from '#web/ui/popover-look.ts';

type Item = {
  key: string;
  to: string;
  text: string;
  detail?: string;
  at?: string;
  picture?: { isPerson: boolean; name: string; address: string | null };
};
/** `count`: how many there are; the menu lists the latest. */
type Group = { id: string; heading: string; count: number; items: Item[] };

type NewsMenuProps = { news: WorkspaceNews; label: string; button: HTMLButtonElement; onClose: () => void };

/** Each entry links to the page that shows it. */
export function NewsMenu({ news, label, button, onClose }: NewsMenuProps) {
  const t = useTexts(newsTexts);
  const navigate = useNavigate();
  const groups = useGroups(news).filter(({ items }) => items.length > 0);
  const trigger = useRef(button);
  const open = (to: string) => {
    onClose();
    navigate(to);
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
        <Menu
          aria-label={label}
          autoFocus
          onClose={onClose}
          renderEmptyState={() => <p className="px-s4 py-s5 text-sm text-ink-2">{t('news.none')}</p>}
          className="max-h-[min(44rem,80dvh)] overflow-y-auto p-1 outline-none"
        >
          {groups.map(({ id, heading, count, items }) => (
            <MenuSection key={id} className="not-first:mt-1 not-first:border-t not-first:border-line not-first:pt-1">
              <Header className="flex items-baseline justify-between gap-s2 px-2.5 pt-1.5 pb-1 text-xs font-semibold text-ink-2">
                {heading}
                <span className="tabular-nums">{count}</span>
              </Header>
              {items.map(({ key, to, text, detail, at, picture }) => (
                <MenuItem
                  key={key}
                  id={key}
                  textValue={text}
                  onAction={() => open(to)}
                  className={cx(OPTION, 'cursor-pointer py-2 text-sm')}
                >
                  {picture?.isPerson && <Avatar name={picture.name} photo={picture.address} size={32} />}
                  {picture && !picture.isPerson && <CompanyMark name={picture.name} logo={picture.address} size={32} />}
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
                  </div>
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Popover>
    </AriaLocale>
  );
}

function useGroups(news: WorkspaceNews): Group[] {
  const t = useTexts(newsTexts);
  const isCompany = useSessionUser()?.role === 'company';
  const { new_applications: total, applications } = news;
  const application = (jobId: number, id: number) => `/company/applications?job=${jobId}&application=${id}`;
  return [
    {
      id: 'mentions',
      heading: t('news.mentions'),
      count: news.new_mentions,
      items: news.mentions.map(({ id, application_id, author, candidate, job_id, at }) => ({
        key: `mention-${id}`,
        to: application(job_id, application_id),
        text: candidate,
        detail: t('news.mentioned', { author }),
        at,
        picture: { isPerson: true, name: candidate, address: null },
      })),
    },
    {
      id: 'messages',
      heading: t('news.messages'),
      count: news.unread_conversations,
      items: news.conversations.map(({ id, name, picture, unread, at }) => ({
        key: `conversation-${id}`,
        to: `/user/messages/${id}`,
        text: name,
        detail: t('news.unread', { count: unread }),
        at,
        picture: { isPerson: isCompany, name, address: picture },
      })),
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
      items: [
        ...applications.map(({ id, name, photo, job_id, job, at }) => ({
          key: `application-${id}`,
          to: application(job_id, id),
          text: name,
          detail: job,
          at,
          picture: { isPerson: true, name, address: photo },
        })),
        ...(total > applications.length
          ? [{ key: 'board', to: '/company/applications', text: t('news.all_applications', { count: total }) }]
          : []),
      ],
    },
  ];
}
