import type { FoundPerson } from '#shared/people/people.contract.ts';
import { peopleTexts } from '#shared/people/people.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { dayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { CardList } from '#web/ui/Card.tsx';
import { Link } from '#web/ui/Link.tsx';
import { StateBadge } from './StateBadge.tsx';

export const LIST_ROW =
  'relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-s3 gap-y-s2 px-s4 py-s3 hover:bg-paper md:grid-cols-[auto_minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)_170px]';
/** Under the name on phones, a column of its own elsewhere. */
export const LIST_CELL = 'min-w-0 text-sm text-ink-2 max-md:col-start-2';
export const LIST_LINK = 'font-semibold after:absolute after:inset-0 hover:text-accent';

export function PeopleList({ people }: { people: FoundPerson[] }) {
  const t = useTexts(peopleTexts);
  const time = useTexts(timeTexts);
  return (
    <CardList aria-label={t('people.users')}>
      {people.map((person) => {
        const { id, email, role, company } = person;
        const name = person.name || t('people.deleted_account');
        return (
          <li key={id} className={LIST_ROW}>
            <Avatar name={name} size={36} />
            <div className="min-w-0">
              <Link to={`/admin/people/${id}`} className={`${LIST_LINK} wrap-anywhere`} dir="auto">
                {name}
              </Link>
              {email && <p className="truncate text-sm text-ink-2">{email}</p>}
            </div>
            <p className={`${LIST_CELL} flex flex-wrap gap-s1`}>
              {role === 'candidate' ? (
                t('people.role_candidate')
              ) : (
                <Badge tone={role === 'company' ? 'neutral' : 'accent'}>{t(`people.role_${role}`)}</Badge>
              )}
              <StateBadge state={person.state} />
              {company?.blocked && <Badge tone="warning">{t('people.company_blocked')}</Badge>}
            </p>
            <p className={`${LIST_CELL} wrap-anywhere empty:hidden md:empty:block`}>
              {company && <bdi>{company.name}</bdi>}
            </p>
            <p className={`${LIST_CELL} md:text-end`}>
              {t('people.joined', { date: dayInWords(time, person.created_at) })}
            </p>
          </li>
        );
      })}
    </CardList>
  );
}
