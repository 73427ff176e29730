import { useState } from 'react';
import { data } from 'react-router';
import { findMailedAlert } from '#shared/jobs/alerts.contract.ts';
import { alertsTexts } from '#shared/jobs/alerts.texts.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { AuthFrame } from '#web/identity/AuthFrame.tsx';
import { MailedAlert } from '#web/jobs/alerts/MailedAlert.tsx';
import { namedSearch } from '#web/jobs/alerts/named-search.ts';
import { SearchInWords } from '#web/jobs/alerts/SearchInWords.tsx';
import { searchAddress } from '#web/jobs/search/search-address.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { serverContext } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import type { Route } from './+types/job-alert.ts';

export const handle = { footer: false };

/** An incomplete link gets a message of its own instead of the general page for missing pages. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { call, locale } = context.get(serverContext);
  try {
    const { search, frequency, state } = await call(findMailedAlert, { token: params.token });
    return data({ alert: { named: namedSearch(search, locale), frequency, state } });
  } catch (error) {
    if (isAppError(error) && error.code === 'not_found') return data({ alert: null }, { status: error.status });
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, alertsTexts)('alerts.stop_title')) },
  // The address grants access, so it must not reach other sites or a search index.
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export default function JobAlertPage({ loaderData: { alert }, params }: Route.ComponentProps) {
  const t = useTexts(alertsTexts);
  const [state, setState] = useState(alert?.state ?? 'asked');
  if (alert === null) {
    return (
      <AuthFrame title={t('alerts.unknown_title')} text={t('alerts.unknown_text')}>
        <ButtonLink to="/jobs">{t('alerts.see_jobs')}</ButtonLink>
      </AuthFrame>
    );
  }
  const isAsked = state === 'asked';
  return (
    <AuthFrame
      title={t(isAsked ? 'alerts.confirm_title' : 'alerts.stop_title')}
      text={t(isAsked ? `alerts.confirm_${alert.frequency}` : 'alerts.stop_text')}
    >
      <SearchInWords search={alert.named} />
      <MailedAlert
        token={params.token}
        state={state}
        onState={setState}
        address={searchAddress({ ...alert.named.filters, sort: 'newest' })}
      />
    </AuthFrame>
  );
}
