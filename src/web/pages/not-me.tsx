import { useState } from 'react';
import { data } from 'react-router';
import { DISOWN_DAYS } from '#shared/applications/applications.values.ts';
import { disownable } from '#shared/applications/disown.contract.ts';
import { disownTexts } from '#shared/applications/disown.texts.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { AfterDisowning, DisowningOver, DisownQuestion } from '#web/applications/receipt/Disown.tsx';
import { AuthFrame } from '#web/identity/AuthFrame.tsx';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { dayInWords } from '#web/lib/relative-time.ts';
import { serverContext } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { Route } from './+types/not-me.ts';

export const handle = { footer: false };

/** An expired link gets a message of its own instead of the general page for missing pages. */
export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    const { application } = await context.get(serverContext).call(disownable, { token: params.token });
    return data({ application });
  } catch (error) {
    if (isAppError(error) && error.code === 'link_expired')
      return data({ application: null }, { status: error.status });
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, disownTexts)('disown.title')) },
  // The address grants access, so it must not reach other sites or a search index.
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export default function NotMePage({ loaderData: { application }, params }: Route.ComponentProps) {
  const t = useTexts(disownTexts);
  const time = useTexts(timeTexts);
  const [state, setState] = useState<'asking' | 'removed' | 'over'>('asking');
  if (!application || state === 'over') {
    return (
      <AuthFrame title={t('disown.over_title')} text={t('disown.over_text', { days: DISOWN_DAYS })}>
        <DisowningOver />
      </AuthFrame>
    );
  }
  const { job, company, applied_at: appliedAt } = application;
  if (state === 'removed') {
    return (
      <AuthFrame title={t('disown.done_title')}>
        <AfterDisowning application={application} />
      </AuthFrame>
    );
  }
  const asked = { job: job.title, company: company.name, date: dayInWords(time, appliedAt) };
  return (
    <AuthFrame title={t('disown.title')} text={t('disown.text', asked)}>
      <DisownQuestion
        token={params.token}
        application={application}
        onRemoved={() => setState('removed')}
        onOver={() => setState('over')}
      />
    </AuthFrame>
  );
}
