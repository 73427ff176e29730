import { data } from 'react-router';
import { isAppError } from '#shared/kernel/errors.ts';
import { findMailedChoice } from '#shared/messenger/mail-choices.contract.ts';
import { MAILS_TEXTS, mailChoicesTexts } from '#shared/messenger/mail-choices.texts.ts';
import { AuthFrame } from '#web/identity/AuthFrame.tsx';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { serverContext } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { MailChoice } from '#web/messenger/mails/MailChoice.tsx';
import type { Route } from './+types/stop-mails.ts';

export const handle = { footer: false };

/** An incomplete link gets a message of its own instead of the general page for missing pages. */
export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    const { wanted, about } = await context.get(serverContext).call(findMailedChoice, { token: params.token });
    return data({ wanted, about });
  } catch (error) {
    if (isAppError(error) && error.code === 'not_found')
      return data({ wanted: null, about: 'messages' as const }, { status: error.status });
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  {
    title: pageTitle(matches, metaTexts(matches, mailChoicesTexts)(MAILS_TEXTS[loaderData?.about ?? 'messages'].title)),
  },
  // The address grants access, so it must not reach other sites or a search index.
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export default function StopMailsPage({ loaderData: { wanted, about }, params }: Route.ComponentProps) {
  const t = useTexts(mailChoicesTexts);
  if (wanted === null) {
    return (
      <AuthFrame title={t('mails.unknown_title')}>
        <p className="text-ink-2">{t('mails.unknown_text')}</p>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t(MAILS_TEXTS[about].title)} text={t(MAILS_TEXTS[about].text)}>
      <MailChoice token={params.token} about={about} initially={wanted} />
    </AuthFrame>
  );
}
