import { Outlet, useMatches } from 'react-router';
import { ErrorPage } from '#web/lib/ErrorPage.tsx';
import type { PageHandle } from '#web/lib/page-handle.ts';
import { revalidateWithPage } from '#web/lib/revalidate.ts';
import { serverContext } from '#web/lib/server-context.ts';
import { FrameForAnyone } from '#web/messenger/FrameForAnyone.tsx';
import { loadWorkspace } from '#web/messenger/WorkspaceFrame.tsx';
import type { Route } from './+types/layout.public.ts';

export const handle: PageHandle = { paintedFirst: true };

export async function loader(args: Route.LoaderArgs) {
  return args.context.get(serverContext).user ? loadWorkspace(args) : null;
}

export const shouldRevalidate = revalidateWithPage;

export default function PublicPages({ loaderData }: Route.ComponentProps) {
  const footer = useMatches().every((match) => (match.handle as PageHandle | undefined)?.footer !== false);
  return (
    <FrameForAnyone counts={loaderData} footer={footer}>
      <Outlet />
    </FrameForAnyone>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <FrameForAnyone counts={null}>
      <ErrorPage error={error} />
    </FrameForAnyone>
  );
}
