import type { FoundCompany } from '#shared/people/companies.contract.ts';
import { peopleTexts } from '#shared/people/people.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { dayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { CompanyMark } from '#web/ui/CompanyMark.tsx';
import { Dots } from '#web/ui/Dots.tsx';
import { Link } from '#web/ui/Link.tsx';
import { ROW_LINK, RowEnd, RowHead, RowTable } from './RowTable.tsx';
import { StateBadge } from './StateBadge.tsx';

export function CompanyList({ companies }: { companies: FoundCompany[] }) {
  const t = useTexts(peopleTexts);
  const time = useTexts(timeTexts);
  const columns = [t('people.companies'), t('people.jobs'), t('people.team'), t('people.state'), t('people.created')];
  return (
    <RowTable caption={t('people.companies')} columns={columns}>
      {companies.map(({ id, name, email, state, members, open_jobs: openJobs, created_at: createdAt }) => {
        const created = dayInWords(time, createdAt);
        return (
          <tr key={id}>
            <RowHead
              picture={<CompanyMark name={name} size={36} />}
              link={
                <Link to={`/admin/people/companies/${id}`} className={`${ROW_LINK} wrap-anywhere`} dir="auto">
                  {name}
                </Link>
              }
              email={email}
              facts={
                <Dots>
                  {state !== 'active' && <StateBadge state={state} />}
                  {t('people.open_jobs', { count: openJobs })}
                  {t('people.members', { count: members })}
                  {t('people.joined', { date: created })}
                </Dots>
              }
            />
            <td>{t('people.open_jobs', { count: openJobs })}</td>
            <td>{t('people.members', { count: members })}</td>
            <td>{state === 'active' ? t('people.state_active') : <StateBadge state={state} />}</td>
            <td className="whitespace-nowrap">{created}</td>
            <RowEnd />
          </tr>
        );
      })}
    </RowTable>
  );
}
