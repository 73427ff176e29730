import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';

type PaginationProps = {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** Shown at the start, such as “1–10 of 132”. */
  summary?: ReactNode;
  className?: string;
};

/** Links, so that pages can be opened in a new tab and found by search engines. Phones see previous and next. */
export function Pagination({ page, pages, hrefOf, summary, className }: PaginationProps) {
  const t = useTexts(uiTexts);
  if (pages <= 1) return summary ? <p className={cx('text-sm text-ink-2', className)}>{summary}</p> : null;
  return (
    <nav aria-label={t('ui.pages')} className={cx('flex flex-wrap items-center justify-between gap-s3', className)}>
      <p className="text-sm text-ink-2 tabular-nums">{summary ?? t('ui.page_of', { page, pages })}</p>
      <ol className="flex gap-0.5 max-md:hidden">
        {shownPages(page, pages).map((shown, place) =>
          shown === null ? (
            <li
              key={`gap-${place < 3 ? 'start' : 'end'}`}
              aria-hidden="true"
              className="grid size-9 place-items-center text-ink-2"
            >
              …
            </li>
          ) : (
            <li key={shown}>
              <Link
                to={hrefOf(shown)}
                aria-label={t('ui.page', { page: shown })}
                aria-current={shown === page ? 'page' : undefined}
                className="grid h-9 min-w-9 place-items-center rounded-r1 px-1 font-medium tabular-nums hover:bg-wash aria-[current]:bg-accent-soft aria-[current]:text-accent-strong pointer-coarse:h-11 pointer-coarse:min-w-11"
              >
                {shown}
              </Link>
            </li>
          ),
        )}
      </ol>
      <div className="flex gap-s2">
        {page > 1 && (
          <ButtonLink to={hrefOf(page - 1)} rel="prev">
            <Icon of={ChevronLeft} size="sm" flip />
            {t('ui.previous')}
          </ButtonLink>
        )}
        {page < pages && (
          <ButtonLink to={hrefOf(page + 1)} rel="next">
            {t('ui.next')}
            <Icon of={ChevronRight} size="sm" flip />
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}

/** First, last, and the neighbours of the current page; null is a gap. */
function shownPages(page: number, pages: number): (number | null)[] {
  const around = page <= 3 ? 4 : page >= pages - 2 ? pages - 3 : page;
  const wanted = new Set([1, pages, page, page - 1, page + 1, around]);
  if (page <= 3) for (let early = 1; early <= 4; early += 1) wanted.add(early);
  if (page >= pages - 2) for (let late = pages - 3; late <= pages; late += 1) wanted.add(late);
  const numbers = [...wanted].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b);
  return numbers.flatMap((number, place) => {
    const before = numbers[place - 1];
    return before !== undefined && number - before > 1 ? [null, number] : [number];
  });
}
