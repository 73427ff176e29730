import { MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { isNews } from '#shared/applications/headline.ts';
import { mineTexts } from '#shared/applications/mine.texts.ts';
import type { MyApplication } from '#shared/applications/my-applications.contract.ts';
import { excerpt } from '#shared/kernel/excerpt.ts';
import type { Conversation } from '#shared/messenger/conversations.contract.ts';
import { useTexts } from '#web/lib/texts.ts';
import { NewMark } from './NewMark.tsx';
import { NextLine, NextLink } from './NextStep.tsx';
import type { News } from './news-data.ts';

/** The number of characters that fit into one or two lines. */
const EXCERPT = 120;

/** An unread message of the employer, shown under its application. A row that is marked as new gets no second mark. */
export function messageAbout(application: MyApplication, { unread }: News, since: string | null): ReactNode {
  const conversation = unread.find(({ application_id: id }) => id === application.id);
  const marksSince = isNews(application, since) ? null : since;
  return conversation && <EmployerWrote conversation={conversation} since={marksSince} />;
}

function EmployerWrote({ conversation, since }: { conversation: Conversation; since: string | null }) {
  const t = useTexts(mineTexts);
  const { id, company, job, latest_message: text, latest_message_time: at } = conversation;
  const words = excerpt(text.replace(/\s+/g, ' ').trim(), EXCERPT);
  return (
    <NextLine
      icon={MessageSquare}
      links={
        <NextLink to={`/user/messages/${id}`} about={job.title}>
          {t('mine.answer')}
        </NextLink>
      }
    >
      <bdi className="me-s2">{words || t('mine.sent_files', { company: company.user.name })}</bdi>
      {since !== null && at !== null && at > since && <NewMark />}
    </NextLine>
  );
}
