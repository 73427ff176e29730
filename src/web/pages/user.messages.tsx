import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { chatTexts } from '#shared/messenger/chat.texts.ts';
import { listConversationJobs, listConversations, listMessages } from '#shared/messenger/conversations.contract.ts';
import type { Side } from '#shared/messenger/messenger.values.ts';
import { useLiveApplications } from '#web/board/board.live.ts';
import { type OpenApplication, useOpenApplication } from '#web/board/open-application.ts';
import { InterviewsNotice } from '#web/interviews/InterviewsNotice.tsx';
import { usePlanning } from '#web/interviews/usePlanning.tsx';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load, requireUser } from '#web/lib/server-context.ts';
import { ApplicationFacts } from '#web/messenger/ApplicationFacts.tsx';
import { readInboxFilters } from '#web/messenger/inbox-filters.ts';
import { MessengerView } from '#web/messenger/MessengerView.tsx';
import { messagesOf, newestOf } from '#web/messenger/messenger-data.ts';
import { usePreloaded } from '#web/ui/usePreloaded.ts';
import type { Route } from './+types/user.messages.ts';

const loadApplicationDialogs = () =>
  import('#web/board/profile/ApplicationDialogs.tsx').then(({ ApplicationDialogs }) => ApplicationDialogs);
const loadProfileMessaging = () =>
  import('#web/messenger/templates/ProfileMessaging.tsx').then(({ ProfileMessaging }) => ProfileMessaging);
const loadPlannedNotice = () => import('#web/answers/PlannedNotice.tsx').then(({ PlannedNotice }) => PlannedNotice);
const loadPanelView = () => import('#web/interviews/kits/PanelView.tsx').then(({ PanelView }) => PanelView);
const loadRejectDialog = () =>
  import('#web/messenger/templates/RejectDialog.tsx').then(({ RejectDialog }) => RejectDialog);

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
  const planning = usePlanning();
  return (
    <>
      <MessengerView
        user={user}
        openId={params.id === undefined ? null : Number(params.id)}
        loaded={loaded}
        onProfile={(applicationId) => opened.open(applicationId)}
        chatActions={planning.actions}
        aside={(applicationId) => (
          <ApplicationFacts id={applicationId} onScoring={(scorer) => opened.open(applicationId, scorer)} />
        )}
      />
      {user.side === 'company' && <OpenedApplication id={id} opened={opened} planning={planning} />}
      {planning.dialog}
    </>
  );
}

type OpenedApplicationProps = {
  id: number | null;
  opened: Omit<OpenApplication, 'id'>;
  planning: ReturnType<typeof usePlanning>;
};

/** The profile over the conversations, for companies. */
function OpenedApplication({ id, opened, planning }: OpenedApplicationProps) {
  useLiveApplications();
  const ApplicationDialogs = usePreloaded(loadApplicationDialogs, id !== null);
  const ProfileMessaging = usePreloaded(loadProfileMessaging, id !== null);
  const RejectDialog = usePreloaded(loadRejectDialog, id !== null);
  const PlannedNotice = usePreloaded(loadPlannedNotice, id !== null);
  const PanelView = usePreloaded(loadPanelView, id !== null);
  if (id === null || !ApplicationDialogs) return null;
  return (
    <ApplicationDialogs
      opened={{ ...opened, id }}
      // There is no board behind it, so the dialog moves the application itself.
      neighbours={{ ids: [], moveCard: async () => false }}
      slots={{
        messaging: (about) => ProfileMessaging && <ProfileMessaging about={about} />,
        planned: (about) => PlannedNotice && <PlannedNotice about={about} />,
        panel: (applicationId) => PanelView && <PanelView applicationId={applicationId} />,
        rejecting: (about) => RejectDialog && <RejectDialog about={about} />,
        interviews: (applicationId) => <InterviewsNotice applicationId={applicationId} />,
        actions: planning.actions,
      }}
    />
  );
}
