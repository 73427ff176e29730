import { mineTexts } from '#shared/applications/mine.texts.ts';
import type { MyApplication } from '#shared/applications/my-applications.contract.ts';
import { publicStageMessage } from '#shared/applications/public-stages.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { TimeAgo } from '#web/jobs/TimeAgo.tsx';
import { longDayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWords } from '#web/lib/words.ts';
import { cx } from '#web/ui/cx.ts';

/** “Interview since 6 November”, which is no date of an interview; an application that still waits shows how long ago it was received. */
export function ChangedAt({ application }: { application: MyApplication }) {
  const t = useTexts(mineTexts);
  const time = useTexts(timeTexts);
  const words = useWords();
  const { changed_at: at, outcome, state, stage } = application;
  const look = cx('text-sm', state === 'in_progress' || stage === 'hired' ? 'font-semibold text-ink' : 'text-ink-2');
  if (stage === 'received' && outcome !== 'withdrawn') {
    return <TimeAgo at={at} words={(ago) => t('mine.received', { ago })} className={look} />;
  }
  const day = longDayInWords(time, at);
  return (
    <time dateTime={at} className={look}>
      {outcome === 'withdrawn'
        ? t('mine.withdrawn_on', { day })
        : stage === 'closed'
          ? t('mine.not_selected_on', { day })
          : t('mine.stage_since', { stage: words(publicStageMessage(stage)), day })}
    </time>
  );
}
