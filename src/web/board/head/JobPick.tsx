import { Check, ChevronDown } from 'lucide-react';
import { Button, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components';
import type { Board } from '#shared/board/board.contract.ts';
import { boardTexts } from '#shared/board/board.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AriaLocale } from '#web/ui/AriaLocale.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { LIST, OPTION, POPOVER } from '#web/ui/popover-look.ts';

const ALL = 'all';

type JobPickProps = { jobs: Board['jobs']; jobId: string | undefined; onPick: (jobId: string | undefined) => void };

/** The title of the page, which is also the choice of the job that the board shows. */
export function JobPick({ jobs, jobId, onPick }: JobPickProps) {
  const t = useTexts(boardTexts);
  const job = jobs.find(({ id }) => String(id) === jobId);
  const items = [
    { id: ALL, title: t('board.all_jobs'), count: jobs.reduce((sum, { applications }) => sum + applications, 0) },
    ...jobs.map(({ id, title, applications }) => ({ id: String(id), title, count: applications })),
  ];
  return (
    <AriaLocale>
      <Select
        aria-label={t('board.job')}
        value={job ? String(job.id) : ALL}
        onChange={(key) => onPick(key === ALL ? undefined : String(key))}
        className="min-w-0"
      >
        <Button className="flex max-w-full items-center gap-s2 rounded-r1 py-1.5 text-lg font-bold tracking-tight pointer-coarse:min-h-11">
          <SelectValue className="truncate">
            <bdi>{job?.title ?? t('board.all_jobs')}</bdi>
          </SelectValue>
          <Icon of={ChevronDown} size="sm" />
        </Button>
        <Popover className={cx(POPOVER, 'min-w-70')} offset={6} placement="bottom start">
          <ListBox className={LIST} items={items}>
            {({ id, title, count }) => (
              <ListBoxItem id={id} textValue={title} className={cx(OPTION, 'text-sm')}>
                {({ isSelected }) => (
                  <>
                    <span className="grid size-4 flex-none place-items-center">
                      {isSelected && <Icon of={Check} size="sm" />}
                    </span>
                    <span className="min-w-0 flex-1">
                      <bdi>{title}</bdi>
                    </span>
                    <span className="ps-s3 text-ink-2 tabular-nums">{count}</span>
                  </>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </Select>
    </AriaLocale>
  );
}
