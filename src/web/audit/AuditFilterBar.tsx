import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Audit } from '#shared/audit/audit.contract.ts';
import { auditTexts } from '#shared/audit/audit.texts.ts';
import { NO_ACCOUNT } from '#shared/audit/audit.values.ts';
import { AUDIT_GROUPS } from '#shared/kernel/shown-in-audit.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FoldedFilters } from '#web/ui/FoldedFilters.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { DayField } from './DayField.tsx';
import { SubjectField } from './SubjectField.tsx';
import type { AuditFiltersHandle } from './useAuditFilters.ts';

const USER = 'user-';
const WIDE_ON_PHONES = 'max-sm:col-span-2';

type AuditFilterBarProps = { handle: AuditFiltersHandle; chosen: Audit['chosen']; beside: ReactNode };

/** The filters by person, action, subject and time. They are all part of the address. */
export function AuditFilterBar({ handle: { filters, set }, chosen, beside }: AuditFilterBarProps) {
  const t = useTexts(auditTexts);
  const nobody = { key: NO_ACCOUNT, name: t('audit.no_account'), hint: t('audit.no_account_hint') };
  const { group = '', from = '', to = '' } = filters;
  const isReversed = from !== '' && to !== '' && to < from;
  const names = Object.keys(filters);
  return (
    <section aria-label={t('audit.filters')} className="mb-s5 grid gap-s2">
      <FoldedFilters label={t('audit.filters')} count={names.length} startsOpen={isReversed} beside={beside}>
        <Card className="grid grid-cols-2 items-start gap-x-s4 gap-y-s3 p-s4 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1.2fr)_130px_130px]">
          <SubjectField
            label={t('audit.who')}
            className={WIDE_ON_PHONES}
            chosen={filters.who === NO_ACCOUNT ? nobody : chosen.who}
            accepts={({ key }) => key.startsWith(USER)}
            extra={nobody}
            onChoose={(key) => set({ who: key?.replace(USER, '') })}
          />
          <Field label={t('audit.what')} className={WIDE_ON_PHONES}>
            <NativeSelect
              size="sm"
              value={group}
              onChange={({ target }) => set({ group: target.value })}
              placeholder={t('audit.all')}
              options={AUDIT_GROUPS.map((value) => ({ value, label: t(`audit.group_${value}`) }))}
            />
          </Field>
          <SubjectField
            label={t('audit.about')}
            className="max-lg:col-span-2"
            chosen={chosen.about}
            onChoose={(key) => set({ about: key ?? undefined })}
          />
          <DayField label={t('audit.from_day')} value={from} onChange={(day) => set({ from: day })} />
          <DayField
            label={t('audit.to_day')}
            value={to}
            error={isReversed && t('audit.days_reversed')}
            onChange={(day) => set({ to: day })}
          />
          {names.length > 0 && (
            <div className="col-span-full">
              <Button
                size="xs"
                variant="quiet"
                onClick={() =>
                  set({ who: undefined, group: undefined, about: undefined, from: undefined, to: undefined })
                }
              >
                <Icon of={X} size="sm" />
                {t('audit.clear')}
              </Button>
            </div>
          )}
        </Card>
      </FoldedFilters>
    </section>
  );
}
