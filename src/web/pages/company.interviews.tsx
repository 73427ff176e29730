import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { interviewsOfWeek } from '#shared/interviews/interviews.contract.ts';
import { interviewsTexts } from '#shared/interviews/interviews.texts.ts';
import { OwnCalendarsCard } from '#web/interviews/calendars/OwnCalendarsCard.tsx';
import { WeekView } from '#web/interviews/week/WeekView.tsx';
import { inputOf, type LoadedWeek, readWeekFilters } from '#web/interviews/week/week-data.ts';
import { zoneOfRequest } from '#web/interviews/zone.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load } from '#web/lib/server-context.ts';
import type { Route } from './+types/company.interviews.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, interviewsTexts)('interviews.title')) },
];

export async function loader(args: Route.LoaderArgs): Promise<{ loaded: LoadedWeek | null }> {
  const filters = readWeekFilters(new URL(args.request.url).searchParams);
  const zone = zoneOfRequest(args.request);
  const week = await load(args, interviewsOfWeek, inputOf(filters, zone ?? 'UTC'));
  // Times in another zone than the reader's would only confuse, so the first visit shows no times before the browser has
  // asked in its own.
  return { loaded: zone ? { filters, zone, week } : null };
}

/** The page fetches its own data after the first load, so that weeks and filters do not rerun the loader. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;
}

export default function InterviewsPage({ loaderData: { loaded } }: Route.ComponentProps) {
  return <WeekView loaded={loaded} calendar={<OwnCalendarsCard />} />;
}
