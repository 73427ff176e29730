import { Outlet, useMatches } from 'react-router';
import { ErrorPage } from '#web/lib/ErrorPage.tsx';
import type { PageHandle } from '#web/lib/page-handle.ts';
import { PublicLayout } from '#web/shell/PublicLayout.tsx';
import type { Route } from './+types/layout.public.ts';

export const handle: PageHandle = { paintedFirst: true };

export default function PublicFrame() {
  const footer = useMatches().every((match) => (match.handle as PageHandle | undefined)?.footer !== false);
  return (
    <PublicLayout footer={footer}>
      <Outlet />
    </PublicLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PublicLayout>
      <ErrorPage error={error} />
    </PublicLayout>
  );
}
