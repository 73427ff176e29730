import { boardTexts } from '#shared/board/board.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Bone, Skeleton } from '#web/ui/Skeleton.tsx';
import { useBoardTools } from '../board-context.ts';
import { useStore } from '../small-store.ts';

/** Shown at the end of a column while its next cards are loading, or after that failed. */
export function MoreCards({ groupId }: { groupId: number }) {
  const t = useTexts(boardTexts);
  const { store, loadMore } = useBoardTools();
  const hasFailed = useStore(store, ({ failedColumns }) => failedColumns.has(groupId));
  if (hasFailed)
    return (
      <div role="alert" className="grid justify-items-center gap-s2 pb-s5 text-center text-sm text-ink-2">
        {t('board.more_failed')}
        <Button size="sm" onClick={() => loadMore(groupId)}>
          {t('board.try_again')}
        </Button>
      </div>
    );
  return (
    <Skeleton label={t('board.loading')} className="pb-s5">
      <CardBones />
    </Skeleton>
  );
}

/** The placeholder of a card that is still loading. */
export function CardBones() {
  return (
    <div className="grid gap-s3 rounded-r2 border border-line bg-surface p-s3">
      <div className="flex items-center gap-2.5">
        <Bone width={36} height={36} round className="flex-none" />
        <div className="grid flex-1 gap-1.5">
          <Bone width="60%" />
          <Bone width="45%" height={10} />
        </div>
      </div>
      <Bone width="70%" height={10} />
      <Bone height={10} />
    </div>
  );
}
