import { UserSearch } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { ACCOUNT_ROLES } from '#shared/kernel/access.ts';
import { findPeople } from '#shared/people/people.contract.ts';
import { peopleTexts } from '#shared/people/people.texts.ts';
import { PERSON_STATES } from '#shared/people/people.values.ts';
import { peopleOrderTexts } from '#shared/people/people-order.texts.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { FilterSelect, PeopleFilters } from '#web/people/PeopleFilters.tsx';
import { PeopleList } from '#web/people/PeopleList.tsx';
import { PeopleTabs } from '#web/people/PeopleTabs.tsx';
import { readFilters, withFilters } from '#web/people/people-address.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import type { Route } from './+types/admin.people.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, peopleTexts)('people.title')) },
];

export async function loader(args: Route.LoaderArgs) {
  const filters = readFilters(findPeople.input, new URL(args.request.url).searchParams);
  return { ...(await load(args, findPeople, filters)), filters };
}

export default function PeoplePage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(peopleTexts);
  const tOrder = useTexts(peopleOrderTexts);
  const [params] = useSearchParams();
  const { people, total, page, pages, filters } = loaderData;
  return (
    <main id="main" className="wrap py-s6 max-md:py-s4">
      <PageHead title={t('people.title')} />
      <PeopleTabs current="users" />
      <PeopleFilters
        label={t('people.filters')}
        q={filters.q}
        count={[filters.role, filters.state].filter(Boolean).length}
      >
        <FilterSelect
          name="role"
          label={t('people.role')}
          any={t('people.any_role')}
          value={filters.role}
          options={ACCOUNT_ROLES.map((value) => ({ value, label: t(`people.role_${value}`) }))}
        />
        <FilterSelect
          name="state"
          label={t('people.state')}
          any={t('people.any_state')}
          value={filters.state}
          options={PERSON_STATES.map((value) => ({ value, label: t(`people.state_${value}`) }))}
        />
      </PeopleFilters>
      <p role="status" className="mb-s3 text-sm text-ink-2">
        {t('people.found', { count: total })} · {tOrder('people_order.newest')}
      </p>
      {people.length === 0 ? (
        <EmptyState
          icon={UserSearch}
          title={t('people.none_title')}
          action={<ButtonLink to="/admin/people">{t('people.show_all')}</ButtonLink>}
        >
          {t('people.none_text')}
        </EmptyState>
      ) : (
        <PeopleList people={people} />
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(next) => `/admin/people${withFilters(params, { page: String(next) })}`}
        className="mt-s4"
      />
    </main>
  );
}
