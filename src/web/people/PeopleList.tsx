import type { FoundPerson } from '#shared/people/people.contract.ts';
import { peopleTexts } from '#shared/people/people.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { TimeAgo } from '#web/jobs/TimeAgo.tsx';
import { dayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Dots } from '#web/ui/Dots.tsx';
import { Link } from '#web/ui/Link.tsx';
import { ROW_LINK, RowEnd, RowHead, RowTable } from './RowTable.tsx';
import { StateBadge } from './StateBadge.tsx';

export function PeopleList({ people }: { people: FoundPerson[] }) {
  const t = useTexts(peopleTexts);
  // A column that is empty for everybody is left out.
  const has = { company: people.some(({ company }) => company), seen: people.some((one) => one.last_seen_at) };
  const columns = [
    t('people.name'),
    t('people.role'),
    t('people.state'),
    ...(has.company ? [t('people.company')] : []),
    ...(has.seen ? [t('people.seen')] : []),
    t('people.joined_at'),
  ];
  return (
    <RowTable caption={t('people.users')} columns={columns}>
      {people.map((person) => (
        <PersonRow key={person.id} person={person} has={has} />
      ))}
    </RowTable>
  );
}

function PersonRow({ person, has }: { person: FoundPerson; has: { company: boolean; seen: boolean } }) {
  const t = useTexts(peopleTexts);
  const time = useTexts(timeTexts);
  const { id, email, role, company, last_seen_at: seenAt } = person;
  const name = person.name || t('people.deleted_account');
  const created = dayInWords(time, person.created_at);
  const roleWords =
    role === 'candidate' ? (
      t('people.role_candidate')
    ) : (
      <Badge tone={role === 'company' ? 'neutral' : 'accent'}>{t(`people.role_${role}`)}</Badge>
    );
  const states = (
    <>
      <StateBadge state={person.state} />
      {company?.blocked && <Badge tone="warning">{t('people.company_blocked')}</Badge>}
    </>
  );
  return (
    <tr>
      <RowHead
        picture={<Avatar name={name} size={36} />}
        link={
          <Link to={`/admin/people/${id}`} className={`${ROW_LINK} wrap-anywhere`} dir="auto">
            {name}
          </Link>
        }
        email={email}
        facts={
          <Dots>
            <span className="inline-flex gap-s1">
              {roleWords}
              {states}
            </span>
            {company?.name}
            {company && t(`people.member_${company.role}`)}
            {seenAt && <TimeAgo at={seenAt} words={(ago) => t('people.last_seen', { date: ago })} />}
            {t('people.joined', { date: created })}
          </Dots>
        }
      />
      <td>{roleWords}</td>
      <td>
        <span className="flex flex-wrap gap-s1">
          {person.state === 'active' && t('people.state_active')}
          {states}
        </span>
      </td>
      {has.company && (
        <td>
          {company ? (
            <Dots>
              {company.name}
              {t(`people.member_${company.role}`)}
            </Dots>
          ) : (
            <Missing words={t('people.no_company')} />
          )}
        </td>
      )}
      {has.seen && (
        <td className="whitespace-nowrap">
          {seenAt ? <TimeAgo at={seenAt} /> : <Missing words={t('people.not_seen')} />}
        </td>
      )}
      <td className="whitespace-nowrap">{created}</td>
      <RowEnd />
    </tr>
  );
}

function Missing({ words }: { words: string }) {
  return (
    <span title={words} className="text-ink-2">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
