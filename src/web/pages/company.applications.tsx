import { MessageSquareText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { board } from '#shared/board/board.contract.ts';
import { boardTexts } from '#shared/board/board.texts.ts';
import { templatesTexts } from '#shared/messenger/templates.texts.ts';
import { BoardView } from '#web/board/BoardView.tsx';
import { readFilters } from '#web/board/board-address.ts';
import { DownloadCvs } from '#web/board/bulk/DownloadCvs.tsx';
import { CompareLink } from '#web/board/compare/CompareLink.tsx';
import { useOpenApplication } from '#web/board/open-application.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load, requireUser } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { MessageMany } from '#web/messenger/MessageMany.tsx';
import { useTemplateOffer } from '#web/messenger/templates/useTemplateOffer.tsx';
import type { Route } from './+types/company.applications.ts';

// What opens on top of the board is loaded when it is opened.
const BoardApplication = lazy(async () => {
  const { BoardApplication } = await import('#web/board/profile/BoardApplication.tsx');
  return { default: BoardApplication };
});
const MessagePanel = lazy(async () => {
  const { MessagePanel } = await import('#web/messenger/MessagePanel.tsx');
  return { default: MessagePanel };
});
const TemplatesDialog = lazy(async () => {
  const { TemplatesDialog } = await import('#web/messenger/templates/TemplatesDialog.tsx');
  return { default: TemplatesDialog };
});

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, boardTexts)('board.title')) },
];

export async function loader(args: Route.LoaderArgs) {
  const { company } = requireUser(args);
  const filters = readFilters(new URL(args.request.url).searchParams);
  return { board: await load(args, board, filters), filters, isOwner: company?.role === 'owner' };
}

/** On the page the board keeps itself true: other filters, and what opens on top of it, are asked for there. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;
}

export default function ApplicationsPage({ loaderData: { board: shown, filters, isOwner } }: Route.ComponentProps) {
  const t = useTexts(templatesTexts);
  const { id, ...opened } = useOpenApplication();
  const { afterMove, dialog } = useTemplateOffer();
  const [hasTemplates, setTemplates] = useState(false);
  return (
    <BoardView
      loaded={{ board: shown, filters }}
      isOwner={isOwner}
      menuActions={[
        { id: 'templates', label: t('templates.title'), icon: MessageSquareText, onAction: () => setTemplates(true) },
      ]}
      onMoved={afterMove}
      bulkActions={(cards) => (
        <>
          <CompareLink cards={cards} />
          <DownloadCvs cards={cards} />
          <MessageMany applicationIds={cards.map((card) => card.id)} />
        </>
      )}
    >
      {id !== null && (
        <Suspense>
          <BoardApplication id={id} opened={opened} messaging={(about) => <MessagePanel {...about} />} />
        </Suspense>
      )}
      {hasTemplates && (
        <Suspense>
          <TemplatesDialog onClose={() => setTemplates(false)} />
        </Suspense>
      )}
      {dialog}
    </BoardView>
  );
}
