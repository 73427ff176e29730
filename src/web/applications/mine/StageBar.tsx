import { mineTexts } from '#shared/applications/mine.texts.ts';
import type { MyApplication } from '#shared/applications/my-applications.contract.ts';
import { publicStageMessage } from '#shared/applications/public-stages.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWords } from '#web/lib/words.ts';
import { cx } from '#web/ui/cx.ts';

/** The stages and how far the application came. Grey once it has ended. */
export function StageBar({ stages, state, stage: where }: Pick<MyApplication, 'stages' | 'state' | 'stage'>) {
  const t = useTexts(mineTexts);
  const words = useWords();
  const isOver = state === 'ended' && where !== 'hired';
  return (
    <ol aria-label={t('mine.stages')} className="flex gap-0.75">
      {stages.map(({ stage, reached, current }) => (
        <li
          key={stage}
          aria-current={current && !isOver ? 'step' : undefined}
          className={cx(
            'min-w-0 flex-1 border-t-4 text-xs sm:pt-1.5',
            !reached && 'border-line text-ink-2',
            reached && isOver && 'border-line-strong text-ink',
            reached && !isOver && (current ? 'border-accent font-semibold text-ink' : 'border-accent/45 text-ink'),
          )}
        >
          {/* A phone has no room for the names. The line above says which stage it is. */}
          <span className="block truncate max-sm:sr-only">{words(publicStageMessage(stage))}</span>
        </li>
      ))}
    </ol>
  );
}
