import { lazy, Suspense, useState } from 'react';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { chatTexts } from '#shared/messenger/chat.texts.ts';
import { listConversationJobs, listConversations, listMessages } from '#shared/messenger/conversations.contract.ts';
import type { Side } from '#shared/messenger/messenger.values.ts';
import { useOpenApplication } from '#web/board/open-application.ts';
import { createApplicationClient, useLiveApplication } from '#web/board/profile/application-data.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load, requireUser } from '#web/lib/server-context.ts';
import { ApplicationFacts } from '#web/messenger/ApplicationFacts.tsx';
import { readInboxFilters } from '#web/messenger/inbox-filters.ts';
import { MessengerView } from '#web/messenger/MessengerView.tsx';
import { messagesOf, newestOf } from '#web/messenger/messenger-data.ts';
import type { Route } from './+types/user.messages.ts';

// Dialogs over the page are loaded when they are opened.
const ApplicationDialogs = lazy(async () => {
  const { ApplicationDialogs } = await import('#web/board/profile/ApplicationDialogs.tsx');
  return { default: ApplicationDialogs };
});
const ProfileMessaging = lazy(async () => {
  const { ProfileMessaging } = await import('#web/messenger/templates/ProfileMessaging.tsx');
  return { default: ProfileMessaging };
});
const RejectDialog = lazy(async () => {
  const { RejectDialog } = await import('#web/messenger/templates/RejectDialog.tsx');
  return { default: RejectDialog };
});

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, chatTexts)('chat.title')) },
];

export async function loader(args: Route.LoaderArgs) {
  const { id: userId, role } = requireUser(args);
  const filters = readInboxFilters(new URL(args.request.url).searchParams);
  const side = role as Side;
  const [{ conversations, next }, { jobs }, chat] = await Promise.all([
    load(args, listConversations, filters),
    load(args, listConversationJobs, {}),
    args.params.id === undefined ? null : loadChat(args, args.params.id, side),
  ]);
  return { user: { id: userId, side }, loaded: { inbox: { conversations, next }, filters, jobs, chat } };
}

async function loadChat(args: Route.LoaderArgs, id: string, side: Side) {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw data(null, { status: 404 });
  const { conversations } = await load(args, listConversations, { chat_id: id });
  const [conversation] = conversations;
  if (!conversation) throw data(null, { status: 404 });
  return newestOf(await load(args, listMessages, messagesOf(conversation, side)));
}

/**
 * The messenger fetches its own data after the first load, so that conversations and filters do not rerun the loader.
 */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isHere = ({ pathname }: URL) => /^\/user\/messages(\/|$)/.test(pathname);
  return isHere(currentUrl) && isHere(nextUrl) && currentUrl.href !== nextUrl.href ? false : defaultShouldRevalidate;
}

export default function MessagesPage({ loaderData: { user, loaded }, params }: Route.ComponentProps) {
  const { id, ...opened } = useOpenApplication();
  const [client] = useState(createApplicationClient);
  return (
    <>
      <MessengerView
        user={user}
        openId={params.id === undefined ? null : Number(params.id)}
        loaded={loaded}
        onProfile={(applicationId) => opened.open(applicationId)}
        aside={(applicationId) => (
          <ApplicationFacts
            client={client}
            id={applicationId}
            onScoring={(scorer) => opened.open(applicationId, scorer)}
          />
        )}
      />
      {user.side === 'company' && <LiveApplications client={client} />}
      {user.side === 'company' && id !== null && (
        <Suspense>
          <ApplicationDialogs
            opened={{ ...opened, id }}
            // There is no board behind it, so the dialog moves the application itself.
            neighbours={{ ids: [], moveCard: async () => false }}
            slots={{
              messaging: (about) => <ProfileMessaging about={about} />,
              rejecting: (about) => <RejectDialog about={about} />,
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function LiveApplications({ client }: { client: ReturnType<typeof createApplicationClient> }) {
  useLiveApplication(client);
  return null;
}
