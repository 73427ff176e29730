import { MailCheck, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { answersTexts } from '#shared/answers/answers.texts.ts';
import { board } from '#shared/board/board.contract.ts';
import { boardTexts } from '#shared/board/board.texts.ts';
import { templatesTexts } from '#shared/messenger/templates.texts.ts';
import { BoardView } from '#web/board/BoardView.tsx';
import { readFilters } from '#web/board/board-address.ts';
import { DownloadCvs } from '#web/board/bulk/DownloadCvs.tsx';
import { CompareLink } from '#web/board/compare/CompareLink.tsx';
import type { BesideSearch } from '#web/board/head/BoardToolbar.tsx';
import { useOpenApplication } from '#web/board/open-application.ts';
import { InterviewsNotice } from '#web/interviews/InterviewsNotice.tsx';
import { InviteMany } from '#web/interviews/InviteMany.tsx';
import { usePlanning } from '#web/interviews/usePlanning.tsx';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load, requireUser } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { MessageMany } from '#web/messenger/MessageMany.tsx';
import { useTakeBack } from '#web/messenger/templates/useTakeBack.ts';
import { useTemplateOffer } from '#web/messenger/templates/useTemplateOffer.tsx';
import { usePreloaded } from '#web/ui/usePreloaded.ts';
import { ViewsMenu } from '#web/views/ViewsMenu.tsx';
import type { Route } from './+types/company.applications.ts';

const loadBoardApplication = () =>
  import('#web/board/profile/BoardApplication.tsx').then(({ BoardApplication }) => BoardApplication);
const loadProfileMessaging = () =>
  import('#web/messenger/templates/ProfileMessaging.tsx').then(({ ProfileMessaging }) => ProfileMessaging);
const loadPlannedNotice = () => import('#web/answers/PlannedNotice.tsx').then(({ PlannedNotice }) => PlannedNotice);
const loadPanelView = () => import('#web/interviews/kits/PanelView.tsx').then(({ PanelView }) => PanelView);
const loadRejectDialog = () =>
  import('#web/messenger/templates/RejectDialog.tsx').then(({ RejectDialog }) => RejectDialog);
const loadTemplatesDialog = () =>
  import('#web/messenger/templates/TemplatesDialog.tsx').then(({ TemplatesDialog }) => TemplatesDialog);

const savedViews: BesideSearch = (toolbar) => <ViewsMenu {...toolbar} />;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, boardTexts)('board.title')) },
];

export async function loader(args: Route.LoaderArgs) {
  const { company } = requireUser(args);
  const filters = readFilters(new URL(args.request.url).searchParams);
  return { board: await load(args, board, filters), filters, isOwner: company?.role === 'owner' };
}

/** The board fetches its own data after the first load, so that filters and dialogs do not rerun the loader. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;
}

export default function ApplicationsPage({ loaderData: { board: shown, filters, isOwner } }: Route.ComponentProps) {
  const t = useTexts(templatesTexts);
  const tAnswers = useTexts(answersTexts);
  const { id, ...opened } = useOpenApplication();
  const letters = useTakeBack();
  const planning = usePlanning();
  const { afterMove, offer } = useTemplateOffer(letters.onSent);
  const [hasTemplates, setTemplates] = useState(false);
  const BoardApplication = usePreloaded(loadBoardApplication, id !== null);
  const ProfileMessaging = usePreloaded(loadProfileMessaging, id !== null);
  const RejectDialog = usePreloaded(loadRejectDialog, id !== null);
  const PlannedNotice = usePreloaded(loadPlannedNotice, id !== null);
  const PanelView = usePreloaded(loadPanelView, id !== null);
  const TemplatesDialog = usePreloaded(loadTemplatesDialog, hasTemplates);
  return (
    <BoardView
      loaded={{ board: shown, filters }}
      isOwner={isOwner}
      besideSearch={savedViews}
      menuActions={[
        { id: 'answers', label: tAnswers('awaited.page'), icon: MailCheck, href: '/company/answers' },
        { id: 'templates', label: t('templates.title'), icon: MessageSquareText, onAction: () => setTemplates(true) },
      ]}
      onMoved={(move) => {
        letters.afterMove(move);
        // An open profile shows the offer itself.
        if (id === null) afterMove(move);
      }}
      bulkActions={(cards) => (
        <>
          <CompareLink cards={cards} />
          <DownloadCvs cards={cards} />
          <MessageMany applicationIds={cards.map((card) => card.id)} />
          <InviteMany cards={cards} onInvite={planning.plan} />
        </>
      )}
      cardActions={(card) => planning.actions(card.id)}
    >
      {id !== null && BoardApplication && (
        <BoardApplication
          id={id}
          opened={opened}
          slots={{
            messaging: (about) => ProfileMessaging && <ProfileMessaging about={about} />,
            planned: (about) => PlannedNotice && <PlannedNotice about={about} />,
            panel: (applicationId) => PanelView && <PanelView applicationId={applicationId} />,
            rejecting: (about) => RejectDialog && <RejectDialog about={about} onSent={letters.onSent} />,
            interviews: (applicationId) => <InterviewsNotice applicationId={applicationId} />,
            actions: planning.actions,
          }}
        />
      )}
      {hasTemplates && TemplatesDialog && <TemplatesDialog onClose={() => setTemplates(false)} />}
      {offer}
      {planning.dialog}
    </BoardView>
  );
}
