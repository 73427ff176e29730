import { ChevronRight, ChevronsLeft, ScrollText } from 'lucide-react';
import type { Audit } from '#shared/audit/audit.contract.ts';
import { auditTexts } from '#shared/audit/audit.texts.ts';
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
  /** Other filters are on their way. */
  isLoading: boolean;
};

const COLUMNS = '[--audit-columns:120px_minmax(0,0.8fr)_minmax(0,1.3fr)_minmax(0,1fr)]';

export function AuditList({ audit: { entries, next }, filters, isNewest, isLoading }: AuditListProps) {
  const t = useTexts(auditTexts);
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
        <ol aria-label={t('audit.title')} className="divide-y divide-line">
          {entries.map((entry) => (
            <AuditEntryRow key={entry.id} entry={entry} filters={filters} />
          ))}
        </ol>
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
