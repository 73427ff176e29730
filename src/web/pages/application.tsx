import { Download } from 'lucide-react';
import { useState } from 'react';
import { profileAdditions } from '#shared/applications/profile-additions.contract.ts';
import { exportAddress, receipt } from '#shared/applications/receipt.contract.ts';
import { receiptTexts } from '#shared/applications/receipt.texts.ts';
import { interviewsOfReceipt } from '#shared/interviews/choosing.contract.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { shellTexts } from '#shared/reference/shell.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { ReceiptClaim } from '#web/applications/claim/ReceiptClaim.tsx';
import { ProfileAdditions } from '#web/applications/receipt/ProfileAdditions.tsx';
import { ReceiptAssessment } from '#web/applications/receipt/ReceiptAssessment.tsx';
import { ReceiptNext } from '#web/applications/receipt/ReceiptNext.tsx';
import { ReceiptQuestions } from '#web/applications/receipt/ReceiptQuestions.tsx';
import { ReceiptSent } from '#web/applications/receipt/ReceiptSent.tsx';
import { ReceiptFairness, ReceiptHistory } from '#web/applications/receipt/ReceiptSide.tsx';
import { ReceiptStages } from '#web/applications/receipt/ReceiptStages.tsx';
import { useWithdraw } from '#web/applications/receipt/useWithdraw.ts';
import { ComingInterviews } from '#web/interviews/choosing/ComingInterviews.tsx';
import { joinPlace } from '#web/jobs/place-words.ts';
import { ErrorPage } from '#web/lib/ErrorPage.tsx';
import { metaTexts, pageTitle, siteName } from '#web/lib/meta-texts.ts';
import { dayInWords } from '#web/lib/relative-time.ts';
import { load, serverContext } from '#web/lib/server-context.ts';
import { useSessionUser } from '#web/lib/session.ts';
import { useTexts } from '#web/lib/texts.ts';
import { MessageEmployer } from '#web/messenger/MessageEmployer.tsx';
import { BackLink } from '#web/ui/BackLink.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { buttonClass } from '#web/ui/button-look.ts';
import { CompanyMark } from '#web/ui/CompanyMark.tsx';
import { Dots } from '#web/ui/Dots.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { Route } from './+types/application.ts';

export async function loader(args: Route.LoaderArgs) {
  const { application } = await load(args, receipt, { receipt: args.params.receipt });
  const { receipt: link } = args.params;
  return { application, additions: await additionsOf(args), interviews: await interviewsOf(args, link) };
}

/** An admin may open a receipt with its link, and has no part in its interviews. */
async function interviewsOf({ context }: Route.LoaderArgs, link: string) {
  const { user, call: ask } = context.get(serverContext);
  if (user && user.role !== 'candidate') return [];
  return (await ask(interviewsOfReceipt, { receipt: link })).interviews;
}

/** Only for the signed-in candidate who sent it: other people with the link have no profile to add to. */
async function additionsOf({ context, params }: Route.LoaderArgs) {
  const { user, call: ask } = context.get(serverContext);
  if (user?.role !== 'candidate') return null;
  try {
    return (await ask(profileAdditions, { application: params.receipt })).additions;
  } catch (error) {
    if (!isAppError(error)) throw error;
    return null;
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const t = metaTexts(matches, receiptTexts);
  const company = loaderData?.application.company.name;
  // The address grants access, so it must not reach other sites or a search index.
  return [
    { title: company ? pageTitle(matches, t('receipt.title', { company })) : siteName(matches) },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ];
};

export default function ApplicationPage({ loaderData, params }: Route.ComponentProps) {
  const t = useTexts(receiptTexts);
  const time = useTexts(timeTexts);
  const tShell = useTexts(shellTexts);
  const [application, setApplication] = useState(loaderData.application);
  const { job, company, assessment, timeline, claimable, state } = application;
  // An application opens by its number for its own candidate, and by its secret also for guests, who have no messages.
  const isCandidate = useSessionUser()?.role === 'candidate';
  const ownId = isCandidate && /^\d+$/.test(params.receipt) ? Number(params.receipt) : null;
  return (
    <main id="main" className="wrap py-s6 max-md:py-s4">
      {isCandidate && (
        <BackLink to="/user/applications" className="mb-s4 max-md:mb-s1">
          {tShell('shell.applications')}
        </BackLink>
      )}
      <header className="flex flex-wrap items-center gap-s5 border-b border-line pb-s5 max-md:gap-s4">
        <CompanyMark name={company.name} logo={company.logo_url} size={64} className="max-md:size-14!" />
        <div className="grid min-w-0 flex-1 basis-60 gap-s1">
          <p className="text-sm text-ink-2">
            {t('receipt.sent_on', { date: dayInWords(time, application.applied_at) })}
          </p>
          <h1 className="wrap-anywhere">
            {job.open ? (
              <Link to={`/job/${job.slug}`} className="hover:underline">
                <bdi>{job.title}</bdi>
              </Link>
            ) : (
              <bdi>{job.title}</bdi>
            )}
          </h1>
          <Dots className="text-ink-2">
            {company.name}
            {joinPlace([job.locality, job.country])}
          </Dots>
        </div>
        {/* Beside each other on a phone, so that the stage is in view. */}
        <div className="flex flex-wrap gap-s2 max-md:w-full *:max-md:flex-auto *:max-md:px-3">
          {ownId !== null && (
            <MessageEmployer
              applicationId={ownId}
              variant={application.public_stage === 'offer' && state === 'in_progress' ? 'primary' : 'line'}
            />
          )}
          <a href={exportAddress(params.receipt)} download className={buttonClass({ variant: 'line' })}>
            <Icon of={Download} size="sm" />
            {t('receipt.export')}
          </a>
        </div>
      </header>
      <div className="grid items-start gap-s5 pt-s5 lg:grid-cols-[minmax(0,1fr)_352px] lg:gap-x-16">
        <div className="grid min-w-0 gap-s5">
          {application.superseded && (
            <Banner title={t('receipt.superseded_title')}>
              {t('receipt.superseded_text', { company: company.name })}
            </Banner>
          )}
          <ComingInterviews interviews={loaderData.interviews} />
          <ReceiptStages application={application} />
          {application.unanswered.length > 0 && (
            <ReceiptQuestions receipt={params.receipt} questions={application.unanswered} onAnswered={setApplication} />
          )}
          <ReceiptNext application={application} />
          <ReceiptAssessment assessment={assessment} />
          <ReceiptSent application={application} />
        </div>
        <aside className="grid gap-s4 lg:sticky lg:top-[calc(var(--head)+var(--s5))]">
          <ReceiptHistory timeline={timeline} />
          {claimable && <ReceiptClaim receipt={params.receipt} byYou={application.claimable_by_you} />}
          {loaderData.additions && <ProfileAdditions application={params.receipt} additions={loaderData.additions} />}
          {assessment && <ReceiptFairness evaluator={assessment.evaluator} />}
          {state === 'in_progress' && <Withdraw receipt={params.receipt} onWithdrawn={setApplication} />}
        </aside>
      </div>
    </main>
  );
}

type WithdrawProps = {
  receipt: string;
  onWithdrawn: (application: Route.ComponentProps['loaderData']['application']) => void;
};

function Withdraw({ receipt: key, onWithdrawn }: WithdrawProps) {
  const t = useTexts(receiptTexts);
  const { withdraw, isBusy } = useWithdraw(key, onWithdrawn);
  return (
    <section className="grid justify-items-start gap-s2 px-s4">
      <p className="text-sm text-ink-2">{t('receipt.withdraw_note')}</p>
      <Button variant="danger" busy={isBusy} onClick={withdraw} className="-ms-s4">
        {t('receipt.withdraw')}
      </Button>
    </section>
  );
}

/** Adding an application to an account invalidates a guest's links, so links in old mails end here. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts(receiptTexts);
  const action = <ButtonLink to="/user/applications">{t('receipt.gone_button')}</ButtonLink>;
  return (
    <ErrorPage error={error} notFound={{ title: t('receipt.gone_title'), text: t('receipt.gone_text'), action }} />
  );
}
