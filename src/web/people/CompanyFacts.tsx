import type { AdminCompany } from '#shared/people/companies.contract.ts';
import { peopleTexts } from '#shared/people/people.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { dayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Link } from '#web/ui/Link.tsx';
import { internationalPhone } from '#web/ui/phone-number.ts';
import { Facts } from './Facts.tsx';
import { StateBadge } from './StateBadge.tsx';

export function CompanyFacts({ company }: { company: AdminCompany }) {
  const t = useTexts(peopleTexts);
  const time = useTexts(timeTexts);
  const { username, email, phone, website } = company;
  return (
    <Card
      as="section"
      title={t('people.company')}
      aside={
        company.state === 'active' && (
          <Link to={`/employer/${username}`} className="link">
            {t('people.view_employer')}
          </Link>
        )
      }
    >
      <Facts
        facts={[
          [t('people.number'), String(company.id)],
          [t('people.username'), username],
          ...(email ? [[t('people.email'), email] as const] : []),
          ...(phone ? [[t('people.phone'), <bdi key="phone">{internationalPhone(phone)}</bdi>] as const] : []),
          ...(website ? [[t('people.website'), website] as const] : []),
          [t('people.created'), dayInWords(time, company.created_at)],
          [t('people.jobs'), t('people.jobs_published', { jobs: company.jobs, open: company.open_jobs })],
          [t('people.applications'), String(company.applications)],
        ]}
      />
    </Card>
  );
}

export function CompanyTeam({ team }: Pick<AdminCompany, 'team'>) {
  const t = useTexts(peopleTexts);
  return (
    <Card as="section" title={t('people.team')}>
      {team.length === 0 && <p className="p-s4 text-ink-2">{t('people.no_team')}</p>}
      <ul className="divide-y divide-line">
        {team.map(({ id, name, role, state }) => (
          <li key={id} className="flex flex-wrap items-center gap-s3 px-s4 py-s3">
            <Avatar name={name} size={32} />
            <Link to={`/admin/people/${id}`} className="link min-w-0 flex-1 wrap-anywhere" dir="auto">
              {name}
            </Link>
            <StateBadge state={state} />
            <Badge tone={role === 'owner' ? 'accent' : 'neutral'}>{t(`people.member_${role}`)}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
