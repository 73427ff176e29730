import type { ReactNode } from 'react';
import { waitingEvaluations } from '#shared/evaluation/waiting.contract.ts';
import { waitingApprovals } from '#shared/jobs/job-approval.contract.ts';
import { judgeAccess } from '#shared/kernel/access.ts';
import type { OutputOf } from '#shared/kernel/endpoint.ts';
import { loadUnreadCount } from '#shared/messenger/conversations.contract.ts';
import { listNews } from '#shared/messenger/news.contract.ts';
import { searchWorkspace } from '#shared/messenger/search.contract.ts';
import { waitingTexts } from '#shared/reference/waiting.texts.ts';
import { call } from '#web/lib/call.ts';
import { type LoaderArguments, load, requireUser, serverContext } from '#web/lib/server-context.ts';
import { useSessionUser } from '#web/lib/session.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useLiveCount } from '#web/lib/useLiveCount.ts';
import { WorkspaceLayout } from '#web/shell/WorkspaceLayout.tsx';
import { Count } from '#web/ui/Count.tsx';
import { NewsBell } from './news/NewsBell.tsx';
import { WorkspaceSearch } from './search/WorkspaceSearch.tsx';
import { UnreadBadge, UnreadProvider } from './unread.tsx';

/**
 * Loads the data of the frame around a signed-in person's pages. It requires signing in; what a page may show is
 * decided by the page's own calls.
 */
export async function loadWorkspace(args: LoaderArguments): Promise<WorkspaceCounts> {
  const { role } = requireUser(args);
  if (args.context.get(serverContext).mustSecure) return NOT_LOADED;
  const may = ({ access }: { access: Parameters<typeof judgeAccess>[0] }) => judgeAccess(access, role) === 'allowed';
  return {
    unread: may(loadUnreadCount) ? (await load(args, loadUnreadCount, {})).unread : 0,
    news: await load(args, listNews, {}),
    evaluations: may(waitingEvaluations) ? (await load(args, waitingEvaluations, {})).waiting : null,
    approvals: may(waitingApprovals) ? (await load(args, waitingApprovals, {})).waiting : null,
  };
}

const countEvaluations = async () => (await call(waitingEvaluations, {})).waiting;
const countApprovals = async () => (await call(waitingApprovals, {})).waiting;

export type WorkspaceCounts = {
  unread: number;
  news: OutputOf<typeof listNews> | null;
  evaluations: number | null;
  approvals: number | null;
};

const NOT_LOADED: WorkspaceCounts = { unread: 0, news: null, evaluations: null, approvals: null };

/** Without counts it shows only the links, as around a page that failed. */
export function WorkspaceFrame({ counts, children }: { counts: WorkspaceCounts | null; children: ReactNode }) {
  const { unread, news, ...waiting } = counts ?? NOT_LOADED;
  const t = useTexts(waitingTexts);
  const role = useSessionUser()?.role;
  const evaluations = useLiveCount({
    initial: waiting.evaluations,
    type: 'EvaluationsChanged',
    count: countEvaluations,
  });
  const approvals = useLiveCount({ initial: waiting.approvals, type: 'ApprovalsChanged', count: countApprovals });
  const badge = (count: number, key: 'waiting.evaluations' | 'waiting.approvals') =>
    count > 0 && <Count value={count} tone="soft" said={t(key, { count })} />;
  const badges = {
    '/user/messages': <UnreadBadge />,
    '/admin/evaluations': badge(evaluations, 'waiting.evaluations'),
    '/admin/jobs': badge(approvals, 'waiting.approvals'),
  };
  const tools = news && (
    <>
      {role && judgeAccess(searchWorkspace.access, role) === 'allowed' && <WorkspaceSearch />}
      <NewsBell initial={news} />
    </>
  );
  return (
    <UnreadProvider initial={unread}>
      <WorkspaceLayout badges={badges} tools={tools}>
        {children}
      </WorkspaceLayout>
    </UnreadProvider>
  );
}
