import { useEffect, useState } from 'react';
import type { Board } from '#shared/board/board.contract.ts';
import { boardTexts } from '#shared/board/board.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { useColumnName } from '../useColumnName.ts';

/** On a phone: one column fills the screen, and these lead to the others. */
export function ColumnChips({ groups, onGo }: { groups: Board['groups']; onGo: (groupId: number) => void }) {
  const t = useTexts(boardTexts);
  const columnName = useColumnName();
  const here = useColumnInView(groups.map(({ id }) => id).join());
  return (
    <nav
      aria-label={t('board.columns')}
      className="flex gap-s1 overflow-x-auto border-b border-line px-gutter py-s2 [scrollbar-width:none] md:hidden"
    >
      {groups.map((group) => (
        <button
          key={group.id}
          type="button"
          aria-current={here === group.id || undefined}
          onClick={() => onGo(group.id)}
          className={cx(
            'flex min-h-8 flex-none items-center gap-s2 rounded-round border px-2.5 text-xs font-medium whitespace-nowrap pointer-coarse:min-h-11',
            here === group.id
              ? 'border-transparent bg-accent-soft text-accent-strong'
              : 'border-line-strong bg-surface',
          )}
        >
          <span dir="auto">{columnName(group)}</span>
          <span className="tabular-nums">{group.count}</span>
        </button>
      ))}
    </nav>
  );
}

function useColumnInView(ids: string): number | null {
  const [here, setHere] = useState<number | null>(() => Number(ids.split(',')[0]) || null);
  useEffect(() => {
    const columns = ids.split(',').flatMap((id) => document.getElementById(`column-${id}`) ?? []);
    const shown = new Map<Element, number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) shown.set(target, intersectionRatio);
        const [most] = columns.toSorted((a, b) => (shown.get(b) ?? 0) - (shown.get(a) ?? 0));
        if (most) setHere(Number(most.dataset.column));
      },
      { threshold: [0, 0.25, 0.5, 0.75, 1] },
    );
    for (const column of columns) observer.observe(column);
    return () => observer.disconnect();
  }, [ids]);
  return here;
}
