import { Building2 } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { findCompanies } from '#shared/people/companies.contract.ts';
import { peopleTexts } from '#shared/people/people.texts.ts';
import { COMPANY_STATES } from '#shared/people/people.values.ts';
import { peopleOrderTexts } from '#shared/people/people-order.texts.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { CompanyList } from '#web/people/CompanyList.tsx';
import { FilterSelect, PeopleFilters } from '#web/people/PeopleFilters.tsx';
import { PeopleTabs } from '#web/people/PeopleTabs.tsx';
import { readFilters, withFilters } from '#web/people/people-address.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import type { Route } from './+types/admin.people.companies.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, peopleTexts)('people.companies')) },
];

export async function loader(args: Route.LoaderArgs) {
  const filters = readFilters(findCompanies.input, new URL(args.request.url).searchParams);
  return { ...(await load(args, findCompanies, filters)), filters };
}

export default function CompaniesPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(peopleTexts);
  const tOrder = useTexts(peopleOrderTexts);
  const [params] = useSearchParams();
  const { companies, total, page, pages, filters } = loaderData;
  const address = '/admin/people/companies';
  return (
    <main id="main" className="wrap py-s6 max-md:py-s4">
      <PageHead title={t('people.title')} />
      <PeopleTabs current="companies" />
      <PeopleFilters label={t('people.company_filters')} q={filters.q} count={filters.state ? 1 : 0}>
        <FilterSelect
          name="state"
          label={t('people.state')}
          any={t('people.any_state')}
          value={filters.state}
          options={COMPANY_STATES.map((value) => ({ value, label: t(`people.state_${value}`) }))}
        />
      </PeopleFilters>
      <p role="status" className="mb-s3 text-sm text-ink-2">
        {t('people.companies_found', { count: total })} · {tOrder('people_order.newest_company')}
      </p>
      {companies.length === 0 ? (
        <EmptyState
          icon={Building2}
          title={t('people.no_companies_title')}
          action={<ButtonLink to={address}>{t('people.show_all')}</ButtonLink>}
        >
          {t('people.no_companies_text')}
        </EmptyState>
      ) : (
        <CompanyList companies={companies} />
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(next) => `${address}${withFilters(params, { page: String(next) })}`}
        className="mt-s4"
      />
    </main>
  );
}
