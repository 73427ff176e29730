import { Outlet } from 'react-router';
import { loadUnreadCount } from '#shared/messenger/conversations.contract.ts';
import { SIDES } from '#shared/messenger/messenger.values.ts';
import { ErrorPage } from '#web/lib/ErrorPage.tsx';
import { load, requireUser } from '#web/lib/server-context.ts';
import { UnreadBadge, UnreadProvider } from '#web/messenger/unread.tsx';
import { WorkspaceLayout } from '#web/shell/WorkspaceLayout.tsx';
import type { Route } from './+types/layout.workspace.ts';

/** Nobody gets here without signing in; what each page shows is decided by its own calls. */
export async function loader(args: Route.LoaderArgs) {
  const { role } = requireUser(args);
  const isSide = SIDES.some((side) => side === role);
  return { unread: isSide ? (await load(args, loadUnreadCount, {})).unread : 0 };
}

const BADGES = { '/user/messages': <UnreadBadge /> };

export default function WorkspaceFrame({ loaderData: { unread } }: Route.ComponentProps) {
  return (
    <UnreadProvider initial={unread}>
      <WorkspaceLayout badges={BADGES}>
        <Outlet />
      </WorkspaceLayout>
    </UnreadProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <WorkspaceLayout>
      <ErrorPage error={error} />
    </WorkspaceLayout>
  );
}
