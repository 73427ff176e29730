import { Columns2 } from 'lucide-react';
import { compareApplications } from '#shared/board/scoring.contract.ts';
import { scoringTexts } from '#shared/board/scoring.texts.ts';
import type { ErrorAnswer } from '#shared/kernel/errors.ts';
import { shellTexts } from '#shared/reference/shell.texts.ts';
import { useLiveComparison } from '#web/board/board.live.ts';
import { CompareTable } from '#web/board/compare/CompareTable.tsx';
import { keptBoard } from '#web/board/kept-selection.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { RejectDialog } from '#web/messenger/templates/RejectDialog.tsx';
import { BackLink } from '#web/ui/BackLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Told } from '#web/ui/Told.tsx';
import type { Route } from './+types/company.applications.compare.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, scoringTexts)('compare.title')) },
];

export async function loader(args: Route.LoaderArgs) {
  const ids = new URL(args.request.url).searchParams.get('ids') ?? '';
  try {
    return { ...(await load(args, compareApplications, { ids })), refused: null };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { applications: [], groups: [], refused: error.data.errors?.ids?.[0] ?? error.data.message };
  }
}

/** Whether the address is invalid because it was shortened or written by hand. */
function isRefusal(error: unknown): error is { data: ErrorAnswer } {
  return (error as { init?: { status?: number } } | null)?.init?.status === 422;
}

export default function ComparePage({ loaderData: { applications, groups, refused } }: Route.ComponentProps) {
  const t = useTexts(scoringTexts);
  const tShell = useTexts(shellTexts);
  const [first] = applications;
  const onChanged = useLiveComparison(applications);
  const back = keptBoard() ?? (first ? `/company/applications?job=${first.job.id}` : '/company/applications');
  return (
    <main
      id="main"
      data-fills=""
      // On a phone the page scrolls in both directions, so that the heading scrolls away and the names stay. A table
      // that is wider than the screen scrolls inside itself; where all columns fit, it is as long as it is and the
      // page scrolls, so that nobody takes the visible part for the whole.
      className="@container grid min-h-0 items-start px-gutter py-s5 max-md:scroll-ps-gutter max-md:snap-x max-md:grid-cols-[max-content] max-md:overflow-auto max-md:pt-0 max-md:pb-s4 md:grid-cols-[minmax(0,1fr)] md:grid-rows-[auto_minmax(20rem,1fr)] md:overflow-y-auto xl:grid-rows-[auto_auto]"
    >
      <div className="max-md:sticky max-md:start-0 max-md:w-[100cqw] max-md:pt-s4">
        <BackLink to={back} className="mb-s2 max-md:mb-0">
          {tShell('shell.applications')}
        </BackLink>
        <PageHead title={t('compare.title')} lead={first && t('compare.lead', { job: first.job.title })} />
      </div>
      {refused === null ? (
        <CompareTable
          applicants={applications}
          deciding={{ groups, onChanged, rejecting: (about) => <RejectDialog about={about} /> }}
        />
      ) : (
        <EmptyState icon={Columns2} title={t('compare.failed')} className="max-md:w-[100cqw]">
          <Told>{refused}</Told>
        </EmptyState>
      )}
    </main>
  );
}
