import { BriefcaseBusiness, MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { headlineOf } from '#shared/applications/headline.ts';
import { mineTexts } from '#shared/applications/mine.texts.ts';
import type { RecommendedJobs as Recommended } from '#shared/applications/recommendations.contract.ts';
import type { UnclaimedApplication } from '#shared/applications/unclaimed.contract.ts';
import type { MyDraft } from '#shared/drafts/drafts.contract.ts';
import { shellTexts } from '#shared/reference/shell.texts.ts';
import { DraftList } from '#web/drafts/DraftList.tsx';
import { SavedInBrowser } from '#web/jobs/saved/SavedInBrowser.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { useWords } from '#web/lib/words.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { UnclaimedApplications } from '../claim/UnclaimedApplications.tsx';
import { messageAbout } from './EmployerWrote.tsx';
import { Greeting } from './Greeting.tsx';
import { MyApplications } from './MyApplications.tsx';
import { type News, useNews, type WantedApplications } from './news-data.ts';
import { RecommendedJobs } from './RecommendedJobs.tsx';
import { useLastVisit } from './useLastVisit.ts';

const FIRST_OF_ALL: WantedApplications = {};

type CandidateDashboardViewProps = {
  name: string;
  news: News;
  drafts: MyDraft[];
  recommended: Recommended;
  unclaimed: UnclaimedApplication[];
  /** The number of unread messages. */
  unread: number;
  /** A card above everything else, such as the next interview. */
  first?: ReactNode;
};

/** A candidate's first page: the news in a sentence, the stage of each application, and what comes next. */
export function CandidateDashboardView({
  name,
  news: loaded,
  drafts,
  recommended,
  unclaimed,
  unread,
  first,
}: CandidateDashboardViewProps) {
  const t = useTexts(mineTexts);
  const words = useWords();
  const { revalidate } = useRevalidator();
  const news = useNews(loaded, FIRST_OF_ALL);
  const since = useLastVisit(loaded.list.last_visit, news);
  const { applications, in_progress: inProgress } = news.list;
  const writers = news.unread.map(({ company }) => company.user.name);
  const headline = headlineOf({ writers, applications, since, inProgress, drafts: drafts.length });
  return (
    <main id="main" className="wrap py-s6">
      <PageHead
        lead={<Greeting name={name} />}
        title={<span aria-live="polite">{words(headline)}</span>}
        actions={<Acts unread={unread} />}
      />
      {first}
      <SavedInBrowser className="mb-s5" />
      <UnclaimedApplications applications={unclaimed} onChange={revalidate} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-s5 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-s6">
        {applications.length > 0 ? (
          <MyApplications
            list={news.list}
            since={since}
            message={(application) => messageAbout(application, news, since)}
          />
        ) : (
          <EmptyState icon={BriefcaseBusiness} title={t('mine.empty_title')}>
            {t('mine.empty_text')}
          </EmptyState>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-s5">
          {drafts.length > 0 && <DraftList drafts={drafts} onGone={revalidate} />}
          <RecommendedJobs {...recommended} />
        </div>
      </div>
    </main>
  );
}

/** One primary button: it leads to unread messages, or else to the search for jobs. */
function Acts({ unread }: { unread: number }) {
  const t = useTexts(mineTexts);
  const tShell = useTexts(shellTexts);
  return (
    <>
      <ButtonLink to="/jobs" variant={unread > 0 ? 'line' : 'primary'}>
        {tShell('shell.find_jobs')}
      </ButtonLink>
      {unread > 0 && (
        <ButtonLink to="/user/messages" variant="primary">
          <Icon of={MessageSquare} size="sm" />
          {t('mine.read_messages', { count: unread })}
        </ButtonLink>
      )}
    </>
  );
}
