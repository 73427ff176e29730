import { ChevronRight, ChevronsLeft, ScrollText } from 'lucide-react';
import type { Audit } from '#shared/audit/audit.contract.ts';
import { auditTexts } from '#shared/audit/audit.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { dayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { AuditEntryRow } from './AuditEntryRow.tsx';
import { type AuditArguments, queryOf } from './audit-address.ts';

type AuditListProps = {
  audit: Pick<Audit, 'entries' | 'next'>;
  filters: AuditArguments;
  isNewest: boolean;
  /** True while the entries of other filters are loading. */
  isLoading: boolean;
};

const COLUMNS = '[--audit-columns:84px_minmax(0,0.8fr)_minmax(0,1.3fr)_minmax(0,1fr)]';

export function AuditList({ audit: { entries, next }, filters, isNewest, isLoading }: AuditListProps) {
  const t = useTexts(auditTexts);
  const time = useTexts(timeTexts);
  if (entries.length === 0) {
    return (
      <EmptyState icon={ScrollText} title={t('audit.nothing_title')}>
        {t('audit.nothing_text')}
      </EmptyState>
    );
  }
  return (
    <div aria-busy={isLoading} className={cx(COLUMNS, isLoading && 'opacity-60')}>
      <Card className="overflow-clip">
        <div
          aria-hidden="true"
          className="grid gap-x-s4 border-b border-line px-s4 py-2.5 text-xs font-semibold text-ink-2 max-md:hidden md:grid-cols-(--audit-columns)"
        >
          <span>{t('audit.when_utc')}</span>
          <span>{t('audit.who')}</span>
          <span>{t('audit.what')}</span>
          <span>{t('audit.about')}</span>
        </div>
        {daysOf(entries).map(({ day, entries: ofDay }) => {
          const name = dayInWords(time, day);
          return (
            <section key={ofDay[0]?.id} className="not-first:border-t not-first:border-line">
              <h2 className="sticky top-13 z-1 border-b border-line bg-sunken px-s4 py-s2 text-xs font-semibold">
                {name}
              </h2>
              <ol aria-label={`${t('audit.title')}, ${name}`} className="divide-y divide-line">
                {ofDay.map((entry) => (
                  <AuditEntryRow key={entry.id} entry={entry} filters={filters} />
                ))}
              </ol>
            </section>
          );
        })}
      </Card>
      <nav aria-label={t('audit.title')} className="mt-s4 flex flex-wrap justify-between gap-s2">
        {!isNewest && (
          <ButtonLink to={queryOf(filters)}>
            <Icon of={ChevronsLeft} size="sm" flip />
            {t('audit.newest')}
          </ButtonLink>
        )}
        {next !== null && (
          <ButtonLink to={queryOf({ ...filters, before: String(next) })} rel="next" className="ms-auto">
            {t('audit.older')}
            <Icon of={ChevronRight} size="sm" flip />
          </ButtonLink>
        )}
      </nav>
    </div>
  );
}

type Day = { day: string; entries: Audit['entries'] };

/**
 * Groups entries by day in UTC, like the filter's days. A day may occur twice, because entries are ordered by id, which
 * is not quite the order of their times.
 */
function daysOf(entries: Audit['entries']): Day[] {
  const days: Day[] = [];
  for (const entry of entries) {
    const day = entry.at.slice(0, 10);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
