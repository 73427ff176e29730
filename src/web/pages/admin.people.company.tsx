import { useRevalidator } from 'react-router';
import { showCompany } from '#shared/people/companies.contract.ts';
import { peopleTexts } from '#shared/people/people.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { dayInWords } from '#web/lib/relative-time.ts';
import { load } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ActHistory } from '#web/people/ActHistory.tsx';
import { CompanyActs } from '#web/people/CompanyActs.tsx';
import { CompanyFacts, CompanyTeam } from '#web/people/CompanyFacts.tsx';
import { StateBadge } from '#web/people/StateBadge.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx';
import { CompanyMark } from '#web/ui/CompanyMark.tsx';
import type { Route } from './+types/admin.people.company.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const t = metaTexts(matches, peopleTexts);
  return [{ title: pageTitle(matches, `${loaderData?.company.name ?? ''} · ${t('people.companies')}`) }];
};

export function loader(args: Route.LoaderArgs) {
  return load(args, showCompany, { id: args.params.id });
}

export default function CompanyPage({ loaderData: { company } }: Route.ComponentProps) {
  const t = useTexts(peopleTexts);
  const time = useTexts(timeTexts);
  const { revalidate } = useRevalidator();
  const { name, blocked_at: blockedAt } = company;
  return (
    <main id="main" className="wrap py-s6 max-md:py-s4">
      <Breadcrumbs
        label={t('people.where')}
        items={[{ label: t('people.companies'), to: '/admin/people/companies' }, { label: name }]}
        className="mb-s3"
      />
      <header className="mb-s5 flex flex-wrap items-center gap-s4">
        <CompanyMark name={name} size={56} />
        <div className="grid min-w-0 flex-1 basis-60 gap-s1">
          <h1 className="wrap-anywhere">
            <bdi>{name}</bdi>
          </h1>
          <p className="empty:hidden">
            <StateBadge state={company.state} />
          </p>
        </div>
      </header>
      <div className="grid items-start gap-s5 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid gap-s5">
          {blockedAt && (
            <Banner tone="danger">{t('people.company_blocked_since', { date: dayInWords(time, blockedAt) })}</Banner>
          )}
          <CompanyFacts company={company} />
          <CompanyTeam team={company.team} />
          <ActHistory acts={company.history} />
        </div>
        <CompanyActs company={company} onChanged={revalidate} />
      </div>
    </main>
  );
}
