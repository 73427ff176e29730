import { newsTexts } from '#shared/messenger/news.texts.ts';
import { type Notice, readNotice } from '#shared/messenger/notices.contract.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';

/** Where a notice leads to. */
export function placeOf({ kind, application_id: id, job_id: jobId }: Notice): string {
  return kind === 'assignment' ? `/admin/evaluations/${id}` : `/company/applications?job=${jobId}&application=${id}`;
}

/** Whoever opens what a notice leads to has read it. After a failure it stays unread, and the bell still shows it. */
export function markRead({ id, read }: Notice): void {
  if (!read) call(readNotice, { id: String(id) }).catch(() => {});
}

/** A notice in words. `who` is the person whose picture stands beside it. */
export function useNoticeWords(): (notice: Notice) => { text: string; detail: string; who: string } {
  const t = useTexts(newsTexts);
  return ({ kind, author, candidate, job }) => {
    switch (kind) {
      case 'mention':
        return {
          text: author === '' ? t('news.mentioned_you') : t('news.mentioned', { author }),
          detail: t('news.note_about', { candidate }),
          who: author,
        };
      case 'held_message':
        return { text: t('news.held_to', { candidate }), detail: job, who: candidate };
      case 'assignment':
        return { text: t('news.asked', { candidate }), detail: job, who: candidate };
    }
  };
}
