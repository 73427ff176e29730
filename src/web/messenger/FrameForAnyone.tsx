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
  /** Null for visitors, and where nothing could be loaded. */
  counts: WorkspaceCounts | null;
  footer?: boolean;
  children: ReactNode;
};

/** Pages that are public: visitors have a frame of their own, and somebody signed in keeps the one of the workspace. */
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

/** Inside of what is loaded on demand: what was pressed early is handed over when the page can take it. */
function Arrived({ children }: { children: ReactNode }) {
  useArrival();
  return children;
}
