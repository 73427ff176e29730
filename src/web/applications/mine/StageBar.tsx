import { mineTexts } from '#shared/applications/mine.texts.ts';
import type { MyApplication } from '#shared/applications/my-applications.contract.ts';
import { stageMessage } from '#shared/applications/stages.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWords } from '#web/lib/words.ts';
import { cx } from '#web/ui/cx.ts';

/** With more columns than that, their names have no room beside each other. */
const MOST_NAMED = 7;

/** The employer's columns in their order, and how far the application came. Grey once it has ended. */
export function StageBar({
  stages,
  state,
  fixed_stage: fixed,
}: Pick<MyApplication, 'stages' | 'state' | 'fixed_stage'>) {
  const t = useTexts(mineTexts);
  const words = useWords();
  const isOver = state === 'ended' && fixed !== 'hired';
  return (
    <ol aria-label={t('mine.stages')} className="grid auto-cols-fr grid-flow-col gap-0.75">
      {stages.map(({ name, reached, current }) => (
        <li
          key={name}
          aria-current={current && !isOver ? 'step' : undefined}
          className={cx(
            'min-w-0 border-t-4 pt-1.5 text-xs',
            !reached && 'border-line text-ink-2',
            reached && isOver && 'border-line-strong text-ink',
            reached && !isOver && (current ? 'border-accent font-semibold text-ink' : 'border-accent/45 text-ink'),
          )}
        >
          <span className={cx('block truncate max-sm:sr-only', stages.length > MOST_NAMED && 'sr-only')}>
            <bdi>{words(stageMessage(name))}</bdi>
          </span>
        </li>
      ))}
    </ol>
  );
}
