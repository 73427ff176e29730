import { Outlet, useMatches } from 'react-router';
import { ErrorPage } from '#web/lib/ErrorPage.tsx';
import { PublicLayout } from '#web/shell/PublicLayout.tsx';
import type { Route } from './+types/layout.public.ts';

/** A page may leave the footer out: `export const handle = { footer: false }`. */
export default function PublicFrame() {
  const footer = useMatches().every(({ handle }) => (handle as { footer?: boolean } | undefined)?.footer !== false);
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
