import type { ReactNode } from 'react';
import type { Waiting } from '#shared/answers/answers.contract.ts';
import { isEndColumn } from '#shared/answers/answers.rules.ts';
import { answersTexts } from '#shared/answers/answers.texts.ts';
import { useColumnName } from '#web/board/useColumnName.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { cx } from '#web/ui/cx.ts';
import { Link } from '#web/ui/Link.tsx';
import type { Column } from './useAnswering.ts';

type WaitingRowProps = {
  person: Waiting;
  column: Column | undefined;
  /** The longest time in the list, in days, so that the bars can be compared. */
  longest: number;
  children: ReactNode;
};

export function WaitingRow({ person, column, longest, children }: WaitingRowProps) {
  const t = useTexts(answersTexts);
  const columnName = useColumnName();
  const { card } = person;
  const { name, image_url: photo } = card.candidate.user;
  const stage = isEndColumn(column) ? t('awaited.not_told', { column: columnName(column) }) : columnName(column);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-s4 gap-y-s2 px-s4 py-s3 md:grid-cols-[minmax(0,1fr)_minmax(0,160px)_minmax(0,200px)]">
      <div className="flex min-w-0 items-center gap-s3">
        <Avatar name={name} photo={photo} size={36} />
        <div className="min-w-0">
          <Link to={`/company/applications?application=${card.id}`} className="block truncate font-semibold text-ink">
            <bdi>{name}</bdi>
          </Link>
          <p className="truncate text-sm text-ink-2">
            <bdi>{card.job.title}</bdi> · <bdi>{stage}</bdi>
          </p>
        </div>
      </div>
      <Waited person={person} longest={longest} />
      <div className="min-w-0">{children}</div>
    </li>
  );
}

/** How long somebody has waited, beside what they were promised. */
function Waited({ person: { days, promised_days: promised, late }, longest }: { person: Waiting; longest: number }) {
  const t = useTexts(answersTexts);
  const share = (count: number) => `${Math.min(100, (count / longest) * 100)}%`;
  return (
    <div className="grid gap-1">
      <p className={late ? 'text-sm font-semibold text-danger' : 'text-sm text-ink-2'}>
        {t('awaited.days_of', { days, count: promised })}
      </p>
      <div aria-hidden="true" className="relative h-1.5 rounded-round bg-ink/10">
        <div
          className={cx('h-full rounded-round', late ? 'bg-danger' : 'bg-accent')}
          style={{ inlineSize: share(days) }}
        />
        <div
          className="absolute -inset-y-0.5 w-0.5 rounded-round bg-ink"
          style={{ insetInlineStart: share(promised) }}
        />
      </div>
    </div>
  );
}
