import { Outlet } from 'react-router';
import { ErrorPage } from '#web/lib/ErrorPage.tsx';
import { requireUser } from '#web/lib/server-context.ts';
import { WorkspaceLayout } from '#web/shell/WorkspaceLayout.tsx';
import type { Route } from './+types/layout.workspace.ts';

/** Nobody gets here without signing in; what each page shows is decided by its own calls. */
export function loader(args: Route.LoaderArgs) {
  requireUser(args);
  return null;
}

export default function WorkspaceFrame() {
  return (
    <WorkspaceLayout>
      <Outlet />
    </WorkspaceLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <WorkspaceLayout>
      <ErrorPage error={error} />
    </WorkspaceLayout>
  );
}
