import { BriefcaseBusiness, FolderOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { APPLICATION_STATES } from '#shared/applications/applications.values.ts';
import { mineTexts } from '#shared/applications/mine.texts.ts';
import type { MyApplication } from '#shared/applications/my-applications.contract.ts';
import { receiptTexts } from '#shared/applications/receipt.texts.ts';
import { shellTexts } from '#shared/reference/shell.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { dayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { CardList } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import { Grade } from '#web/ui/ScoreLine.tsx';
import { useCandidateScoreWords } from '../receipt/candidate-score.ts';
import { useWithdraw } from '../receipt/useWithdraw.ts';
import { ApplicationRow } from './ApplicationRow.tsx';
import { applicationsAddress } from './applications-address.ts';
import { messageAbout } from './EmployerWrote.tsx';
import { endedForGood, NextLink } from './NextStep.tsx';
import { type News, useNews, type WantedApplications } from './news-data.ts';

type ApplicationsViewProps = {
  news: News;
  wanted: WantedApplications;
  /** Renders a button that writes to the employer of an application. */
  messageButton: (application: MyApplication) => ReactNode;
  onChange: () => Promise<void>;
};

/** All applications of a candidate, with everything that can be done about each. */
export function ApplicationsView({ news: loaded, wanted, messageButton, onChange }: ApplicationsViewProps) {
  const news = useNews(loaded, wanted);
  const { applications, page, pages, last_visit: since } = news.list;
  return (
    <>
      <Filter list={news.list} current={wanted.state} />
      {applications.length === 0 ? (
        <Nothing state={wanted.state} />
      ) : (
        <CardList>
          {applications.map((application) => {
            const message = messageAbout(application, news, since);
            return (
              <ApplicationRow key={application.id} application={application} since={since} message={message}>
                <Facts
                  application={application}
                  messageButton={message ? null : messageButton(application)}
                  onChange={onChange}
                />
              </ApplicationRow>
            );
          })}
        </CardList>
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(next) => applicationsAddress(wanted.state, next)}
        className="mt-s4"
      />
    </>
  );
}

function Filter({ list, current }: { list: News['list']; current: WantedApplications['state'] }) {
  const t = useTexts(mineTexts);
  const counts = { in_progress: list.in_progress, ended: list.ended };
  const choices = [
    { state: undefined, label: t('mine.all'), count: list.in_progress + list.ended },
    ...APPLICATION_STATES.map((state) => ({ state, label: t(`mine.${state}`), count: counts[state] })),
  ];
  return (
    <nav aria-label={t('mine.which')} className="mb-s4 flex flex-wrap gap-s2">
      {choices.map(({ state, label, count }) => (
        <Link
          key={label}
          to={applicationsAddress(state)}
          aria-current={state === current ? 'page' : undefined}
          className="inline-flex min-h-9 items-center gap-s2 rounded-round border border-line bg-surface px-s4 text-sm font-medium hover:bg-wash aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:text-accent-strong pointer-coarse:min-h-11"
        >
          {label}
          <span className="tabular-nums">{count}</span>
        </Link>
      ))}
    </nav>
  );
}

type FactsProps = {
  application: MyApplication;
  /** Null if a message of the employer is shown above, with a link to answer it. */
  messageButton: ReactNode;
  onChange: () => Promise<void>;
};

function Facts({ application, messageButton, onChange }: FactsProps) {
  const t = useTexts(mineTexts);
  const tReceipt = useTexts(receiptTexts);
  const time = useTexts(timeTexts);
  const scoreWords = useCandidateScoreWords();
  const { id, job, score, state, outcome, applied_at: at } = application;
  const { withdraw, isBusy } = useWithdraw(String(id), () => void onChange());
  return (
    <div className="flex flex-wrap items-center gap-x-s4 gap-y-s2 text-sm text-ink-2">
      <span className="max-sm:hidden">{t('mine.sent_on', { day: dayInWords(time, at) })}</span>
      {score ? (
        <span className="flex flex-wrap items-center gap-x-s3">
          <Grade
            {...score}
            words={score.percent === 0 ? tReceipt('receipt.low_match') : scoreWords(score.percent, score.category)}
          />
          {/* The line above leads to the receipt of one that may be sent again. */}
          {(state === 'in_progress' || outcome === 'withdrawn' || endedForGood(application)) && (
            <NextLink to={`/application/${id}`} about={job.title}>
              {tReceipt('receipt.assessed')}
            </NextLink>
          )}
        </span>
      ) : (
        <span>{t('mine.not_assessed')}</span>
      )}
      <span className="ms-auto flex flex-wrap items-center gap-s2 empty:hidden">
        {messageButton}
        {state === 'in_progress' && (
          <Button size="xs" variant="quiet" busy={isBusy} onClick={withdraw}>
            {t('mine.withdraw')}
            <span className="sr-only"> {job.title}</span>
          </Button>
        )}
      </span>
    </div>
  );
}

function Nothing({ state }: { state: WantedApplications['state'] }) {
  const t = useTexts(mineTexts);
  const tShell = useTexts(shellTexts);
  const find = (
    <ButtonLink to="/jobs" variant="primary">
      {tShell('shell.find_jobs')}
    </ButtonLink>
  );
  if (!state) {
    return (
      <EmptyState icon={BriefcaseBusiness} title={t('mine.empty_title')} action={find}>
        {t('mine.empty_text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={FolderOpen} title={t(`mine.none_${state}`)} action={state === 'in_progress' && find}>
      {t(`mine.none_${state}_text`)}
    </EmptyState>
  );
}
