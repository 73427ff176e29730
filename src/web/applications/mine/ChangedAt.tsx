import { mineTexts } from '#shared/applications/mine.texts.ts';
import type { MyApplication } from '#shared/applications/my-applications.contract.ts';
import { stageMessage } from '#shared/applications/stages.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { TimeAgo } from '#web/jobs/TimeAgo.tsx';
import { longDayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWords } from '#web/lib/words.ts';
import { cx } from '#web/ui/cx.ts';

/** “Shortlisted on 6 November”; what still waits was received some days ago. */
export function ChangedAt({ application }: { application: MyApplication }) {
  const t = useTexts(mineTexts);
  const time = useTexts(timeTexts);
  const words = useWords();
  const { changed_at: at, fixed_stage: fixed, outcome, state, stage } = application;
  const look = cx('text-sm', state === 'in_progress' || fixed === 'hired' ? 'font-semibold text-ink' : 'text-ink-2');
  if (fixed === 'new' && outcome !== 'withdrawn') {
    return <TimeAgo at={at} words={(ago) => t('mine.received', { ago })} className={look} />;
  }
  const day = longDayInWords(time, at);
  return (
    <time dateTime={at} className={look}>
      {outcome === 'withdrawn'
        ? t('mine.withdrawn_on', { day })
        : t('mine.moved_on', { stage: words(stageMessage(stage)), day })}
    </time>
  );
}
