import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { ProofOutlet } from '#web/identity/proof/ProofOutlet.tsx';
import { ErrorPage } from '#web/lib/ErrorPage.tsx';
import { createWorkspaceClient } from '#web/lib/query.ts';
import { revalidateWithPage } from '#web/lib/revalidate.ts';
import { loadWorkspace, WorkspaceFrame } from '#web/messenger/WorkspaceFrame.tsx';
import { WorkspaceLayout } from '#web/shell/WorkspaceLayout.tsx';
import type { Route } from './+types/layout.workspace.ts';

export const loader = (args: Route.LoaderArgs) => loadWorkspace(args);

export const shouldRevalidate = revalidateWithPage;

export default function WorkspacePages({ loaderData }: Route.ComponentProps) {
  const [client] = useState(createWorkspaceClient);
  return (
    <QueryClientProvider client={client}>
      <WorkspaceFrame counts={loaderData}>
        <Outlet />
        <ProofOutlet />
      </WorkspaceFrame>
    </QueryClientProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <WorkspaceLayout>
      <ErrorPage error={error} />
    </WorkspaceLayout>
  );
}
