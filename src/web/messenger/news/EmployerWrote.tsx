import { MessageSquare } from 'lucide-react';
import { mineTexts } from '#shared/applications/mine.texts.ts';
import { excerpt } from '#shared/kernel/excerpt.ts';
import type { Conversation } from '#shared/messenger/conversations.contract.ts';
import { NewMark } from '#web/applications/mine/NewMark.tsx';
import { NextLine, NextLink } from '#web/applications/mine/NextStep.tsx';
import { useTexts } from '#web/lib/texts.ts';

/** So much of a message fits into a line or two. */
const EXCERPT = 120;

/** Under an application: what its employer wrote, and the way to answer. */
export function EmployerWrote({ conversation, since }: { conversation: Conversation; since: string | null }) {
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
