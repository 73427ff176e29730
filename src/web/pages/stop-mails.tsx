import { data } from 'react-router';
import { isAppError } from '#shared/kernel/errors.ts';
import { findMailedChoice } from '#shared/messenger/mail-choices.contract.ts';
import { mailChoicesTexts } from '#shared/messenger/mail-choices.texts.ts';
import { AuthFrame } from '#web/identity/AuthFrame.tsx';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { serverContext } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { MailChoice } from '#web/messenger/mails/MailChoice.tsx';
import type { Route } from './+types/stop-mails.ts';

export const handle = { footer: false };

const titleOf = (isAboutMessages: boolean) => (isAboutMessages ? 'mails.stop_title' : 'mails.notices_title');

/** An incomplete link gets a message of its own instead of the general page for missing pages. */
export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    const { wanted, messages } = await context.get(serverContext).call(findMailedChoice, { token: params.token });
    return data({ wanted, messages });
  } catch (error) {
    if (isAppError(error) && error.code === 'not_found')
      return data({ wanted: null, messages: true }, { status: error.status });
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  { title: pageTitle(matches, metaTexts(matches, mailChoicesTexts)(titleOf(loaderData?.messages ?? true))) },
  // The address grants access, so it must not reach other sites or a search index.
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export default function StopMailsPage({ loaderData: { wanted, messages }, params }: Route.ComponentProps) {
  const t = useTexts(mailChoicesTexts);
  if (wanted === null) {
    return (
      <AuthFrame title={t('mails.unknown_title')}>
        <p className="text-ink-2">{t('mails.unknown_text')}</p>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t(titleOf(messages))} text={t(messages ? 'mails.stop_text' : 'mails.notices_text')}>
      <MailChoice token={params.token} initially={wanted} isAboutMessages={messages} />
    </AuthFrame>
  );
}
