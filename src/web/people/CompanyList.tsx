import type { FoundCompany } from '#shared/people/companies.contract.ts';
import { peopleTexts } from '#shared/people/people.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { dayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { CardList } from '#web/ui/Card.tsx';
import { CompanyMark } from '#web/ui/CompanyMark.tsx';
import { Link } from '#web/ui/Link.tsx';
import { LIST_CELL, LIST_LINK, LIST_ROW } from './PeopleList.tsx';
import { StateBadge } from './StateBadge.tsx';

export function CompanyList({ companies }: { companies: FoundCompany[] }) {
  const t = useTexts(peopleTexts);
  const time = useTexts(timeTexts);
  return (
    <CardList aria-label={t('people.companies')}>
      {companies.map(({ id, name, email, state, members, open_jobs: openJobs, created_at: createdAt }) => (
        <li key={id} className={LIST_ROW}>
          <CompanyMark name={name} size={36} />
          <div className="min-w-0">
            <Link to={`/admin/people/companies/${id}`} className={`${LIST_LINK} wrap-anywhere`} dir="auto">
              {name}
            </Link>
            {email && <p className="truncate text-sm text-ink-2">{email}</p>}
          </div>
          <p className={`${LIST_CELL} flex flex-wrap items-center gap-x-s3 gap-y-s1`}>
            <span>{t('people.open_jobs', { count: openJobs })}</span>
            <StateBadge state={state} />
          </p>
          <p className={LIST_CELL}>{t('people.members', { count: members })}</p>
          <p className={`${LIST_CELL} text-end max-md:hidden`}>
            {t('people.joined', { date: dayInWords(time, createdAt) })}
          </p>
        </li>
      ))}
    </CardList>
  );
}
