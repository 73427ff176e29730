import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { ErrorPage } from '#web/lib/ErrorPage.tsx';
import { useEarlyInput } from '#web/lib/early-input.ts';
import type { PageHandle } from '#web/lib/page-handle.ts';
import { revalidateWithPage } from '#web/lib/revalidate.ts';
import { serverContext } from '#web/lib/server-context.ts';
import { loadWorkspace } from '#web/messenger/WorkspaceFrame.tsx';
import { PublicLayout } from '#web/shell/PublicLayout.tsx';
import type { Route } from './+types/layout.receipt.ts';

export const handle: PageHandle = { paintedFirst: true };

/** Loaded on demand, because guests open their receipts too. */
const WorkspaceFrame = lazy(() =>
  import('#web/messenger/WorkspaceFrame.tsx').then((module) => ({ default: module.WorkspaceFrame })),
);

/** Somebody signed in keeps the frame of their pages; a guest has the one of visitors. */
export async function loader(args: Route.LoaderArgs) {
  return args.context.get(serverContext).user ? loadWorkspace(args) : null;
}

export const shouldRevalidate = revalidateWithPage;

export default function ReceiptFrame({ loaderData }: Route.ComponentProps) {
  if (loaderData === null)
    return (
      <PublicLayout>
        <Outlet />
      </PublicLayout>
    );
  return (
    <Suspense fallback={null}>
      <WorkspaceFrame loaderData={loaderData}>
        <SignedIn />
      </WorkspaceFrame>
    </Suspense>
  );
}

/** Inside of what is loaded on demand: what was pressed early is handed over when the page can take it. */
function SignedIn() {
  useEarlyInput();
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PublicLayout>
      <ErrorPage error={error} />
    </PublicLayout>
  );
}
