import { useRevalidator } from 'react-router';
import { showPerson } from '#shared/people/people.contract.ts';
import { peopleTexts } from '#shared/people/people.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { dayInWords } from '#web/lib/relative-time.ts';
import { load, requireUser } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ActHistory } from '#web/people/ActHistory.tsx';
import { PersonActs } from '#web/people/PersonActs.tsx';
import { PersonFacts } from '#web/people/PersonFacts.tsx';
import { StateBadge } from '#web/people/StateBadge.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx';
import type { Route } from './+types/admin.people.person.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const t = metaTexts(matches, peopleTexts);
  return [
    { title: pageTitle(matches, `${loaderData?.person.name || t('people.deleted_account')} · ${t('people.title')}`) },
  ];
};

export async function loader(args: Route.LoaderArgs) {
  const { id } = requireUser(args);
  return { ...(await load(args, showPerson, { id: args.params.id })), ownId: id };
}

export default function PersonPage({ loaderData: { person, ownId } }: Route.ComponentProps) {
  const t = useTexts(peopleTexts);
  const time = useTexts(timeTexts);
  const { revalidate } = useRevalidator();
  const name = person.name || t('people.deleted_account');
  const day = (at: string | null) => (at === null ? '' : dayInWords(time, at));
  const isOwn = person.id === ownId;
  return (
    <main id="main" className="wrap py-s6 max-md:py-s4">
      <Breadcrumbs
        label={t('people.where')}
        items={[{ label: t('people.users'), to: '/admin/people' }, { label: name }]}
        className="mb-s3"
      />
      <header className="mb-s5 flex flex-wrap items-center gap-s4">
        <Avatar name={name} size={56} />
        <div className="grid min-w-0 flex-1 basis-60 gap-s1">
          <h1 className="wrap-anywhere">
            <bdi>{name}</bdi>
          </h1>
          <p className="flex flex-wrap items-center gap-s2">
            <Badge tone={person.role === 'admin' || person.role === 'reviewer' ? 'accent' : 'neutral'}>
              {t(`people.role_${person.role}`)}
            </Badge>
            <StateBadge state={person.state} />
          </p>
        </div>
      </header>
      <div className="grid items-start gap-s5 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid gap-s5">
          {person.state === 'blocked' && (
            <Banner tone="danger">{t('people.blocked_since', { date: day(person.blocked_at) })}</Banner>
          )}
          {person.state === 'erased' && (
            <Banner tone="quiet">{t('people.erased_since', { date: day(person.erased_at) })}</Banner>
          )}
          {person.company?.blocked && (
            <Banner tone="warning">{t('people.by_company', { company: person.company.name })}</Banner>
          )}
          <PersonFacts person={person} />
          <ActHistory acts={person.history} />
        </div>
        {person.state !== 'erased' && (
          <div className="grid gap-s4">
            {isOwn && <Banner tone="quiet">{t('people.own_account')}</Banner>}
            <PersonActs person={person} isOwn={isOwn} onChanged={revalidate} />
          </div>
        )}
      </div>
    </main>
  );
}
