import { Bot, FileText, UserRound } from 'lucide-react';
import type { AuditEntry } from '#shared/audit/audit.contract.ts';
import { auditTexts } from '#shared/audit/audit.texts.ts';
import { whatHappened } from '#shared/audit/what-happened.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Dots } from '#web/ui/Dots.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { type AuditArguments, withFilters } from './audit-address.ts';

type AuditEntryRowProps = { entry: AuditEntry; filters: AuditArguments };

/** Time, person, action and subject. In UTC like the filter's days, so that server and browser render the same. */
export function AuditEntryRow({ entry, filters }: AuditEntryRowProps) {
  const t = useTexts(auditTexts);
  const { at, actor, reason } = entry;
  const name = actor && (actor.name ?? t('audit.erased'));
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-s4 gap-y-s1 px-s4 py-s3 max-md:gap-y-0 max-md:py-s2 md:grid-cols-(--audit-columns) max-md:*:col-span-full">
      <time
        dateTime={at}
        className="text-sm text-ink-2 tabular-nums max-md:col-span-1! max-md:col-start-2! max-md:row-start-1"
      >
        {at.slice(11, 19)}
      </time>
      <p className="grid min-w-0 content-start max-md:col-span-1! max-md:row-start-1 max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-s2">
        {actor ? (
          <>
            <Link
              to={withFilters(filters, { who: String(actor.id) })}
              title={t('audit.only_by', { name: name ?? '' })}
              className="w-fit max-w-full font-semibold wrap-anywhere hover:underline"
              dir="auto"
            >
              {name}
            </Link>
            <span className="text-sm text-ink-2">{t(`audit.role_${actor.role}`)}</span>
          </>
        ) : (
          <NoPerson entry={entry} />
        )}
      </p>
      <div className="grid min-w-0 content-start gap-s1 max-md:gap-0">
        <Happened entry={entry} />
        {reason && (
          <p className="max-w-measure text-sm text-ink-2 wrap-anywhere">
            {t('audit.reason')}: <span dir="auto">{reason}</span>
          </p>
        )}
      </div>
      <About entry={entry} filters={filters} />
    </li>
  );
}

/** Marks what was done without an account, so that it stands out from the work of people. */
function NoPerson({ entry }: { entry: AuditEntry }) {
  const t = useTexts(auditTexts);
  const isSystem = isBySystem(entry);
  return (
    <Badge icon={isSystem ? Bot : UserRound} tone={isSystem ? 'info' : 'neutral'} className="w-fit">
      {t(isSystem ? 'audit.system' : 'audit.no_account')}
    </Badge>
  );
}

/** Guests apply and withdraw without an account, but screening is done by the system. */
function isBySystem({ kind, to }: AuditEntry): boolean {
  return kind === 'ai_score' || kind === 'late_verdict' || (kind === 'outcome' && to !== 'withdrawn');
}

/** The page that shows the current state of what was changed. */
function placeOf({ kind, details }: AuditEntry): string | null {
  if (kind === 'setting') return '/admin/settings';
  if (kind !== 'translation') return null;
  const { locale, key } = details as { locale?: unknown; key?: unknown };
  return `/admin/translations?${new URLSearchParams({ locale: String(locale ?? ''), q: String(key ?? '') })}`;
}

function Happened({ entry }: { entry: AuditEntry }) {
  const t = useTexts(auditTexts);
  const words = useWords();
  const { what, from, to } = whatHappened(entry);
  const place = placeOf(entry);
  const [before, after] = [from && words(from), to && words(to)];
  return (
    <>
      <p className="wrap-anywhere">
        {place ? (
          <Link to={place} className="hover:underline">
            {words(what)}
          </Link>
        ) : (
          words(what)
        )}
      </p>
      {before && after ? (
        <p className="line-clamp-4 text-sm text-ink-2 wrap-anywhere">
          <span className="sr-only">{t('audit.change', { from: before, to: after })}</span>
          <span aria-hidden="true">
            <span dir="auto">{before}</span> <span className="flip inline-block text-ink-3">→</span>{' '}
            <b className="text-ink" dir="auto">
              {after}
            </b>
          </span>
        </p>
      ) : (
        (before || after) && (
          <p className="line-clamp-4 text-sm font-semibold wrap-anywhere">
            <span dir="auto">{before || after}</span>
          </p>
        )
      )}
    </>
  );
}

function About({ entry: { user, candidate, application_id, job, company }, filters }: AuditEntryRowProps) {
  const t = useTexts(auditTexts);
  const account = user?.id ?? candidate?.user_id;
  const person = user ?? candidate;
  const key = account ? `user-${account}` : `candidate-${candidate?.id}`;
  const name = person && (person.name ?? t('audit.erased'));
  if (!person && !job && !company) return null;
  return (
    <div className="grid min-w-0 content-start text-sm text-ink-2">
      {name !== null && (
        <p className="flex min-w-0 items-center gap-s2">
          <Link
            to={withFilters(filters, { about: key })}
            title={t('audit.only_about', { name })}
            className="font-semibold text-ink wrap-anywhere hover:underline"
            dir="auto"
          >
            {name}
          </Link>
          {application_id !== null && (
            <Link
              to={`/admin/evaluations/${application_id}`}
              aria-label={t('audit.open_application')}
              title={t('audit.open_application')}
              className="grid size-6 flex-none place-items-center rounded-r1 text-accent hover:bg-wash"
            >
              <Icon of={FileText} size="sm" />
            </Link>
          )}
        </p>
      )}
      {(job || company) && (
        <Dots className="wrap-anywhere">
          {job && (
            <Link to={`/job/${job.slug}`} className="hover:underline">
              {job.title}
            </Link>
          )}
          {company && (
            <Link
              to={withFilters(filters, { about: `company-${company.id}` })}
              title={t('audit.only_about', { name: company.name })}
              className="hover:underline"
            >
              {company.name}
            </Link>
          )}
        </Dots>
      )}
    </div>
  );
}
