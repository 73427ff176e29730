import { lazy, type ReactNode, Suspense } from 'react';
import { useSessionUser } from '#web/lib/session.ts';
import { PublicLayout } from '#web/shell/PublicLayout.tsx';
import { useArrival } from '#web/shell/useArrival.ts';
import type { WorkspaceCounts } from './WorkspaceFrame.tsx';

/** Loaded on demand, because most readers of public pages are not signed in. */
const WorkspaceFrame = lazy(async () => {
  const { loadWorkspaceFrame } = await import('./load-workspace-frame.ts');
  return { default: (await loadWorkspaceFrame()).WorkspaceFrame };
});

type FrameForAnyoneProps = {
  /** Null for visitors, and if loading them failed. */
  counts: WorkspaceCounts | null;
  footer?: boolean;
  children: ReactNode;
};

/** The frame of public pages: visitors get one of their own, and signed-in people keep that of the workspace. */
export function FrameForAnyone({ counts, footer, children }: FrameForAnyoneProps) {
  if (!useSessionUser()) return <PublicLayout footer={footer}>{children}</PublicLayout>;
  return (
    <Suspense fallback={null}>
      <WorkspaceFrame counts={counts}>
        <Arrived>{children}</Arrived>
      </WorkspaceFrame>
    </Suspense>
  );
}

/**
 * Rendered inside the part that is loaded on demand, so that early input is replayed only once the page can handle it.
 */
function Arrived({ children }: { children: ReactNode }) {
  useArrival();
  return children;
}
