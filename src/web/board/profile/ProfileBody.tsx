import { ArrowDown } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { CandidateProfile } from '#shared/board/profile.contract.ts';
import { profileTexts } from '#shared/board/profile.texts.ts';
import type { Scorer } from '#shared/board/scoring.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { CvFrame } from '#web/profiles/cvs/CvFrame.tsx';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Grade } from '#web/ui/ScoreLine.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { ProfileAbout } from './ProfileAbout.tsx';
import { ProfileNotices } from './ProfileNotices.tsx';
import { ProfileScores, ProfileSide } from './ProfileSide.tsx';
import { NetworkLinks, SocialLinks } from './SocialLinks.tsx';
import { Timeline } from './Timeline.tsx';

type ProfileBodyProps = {
  profile: CandidateProfile;
  name: string;
  showsCv: boolean;
  onScoring: (scorer: Scorer) => void;
  /** Notices about planned interviews and about messages that are sent automatically. */
  planned: ReactNode;
  /** What the interviewers think, apart from the scores. */
  panel: ReactNode;
};

/**
 * The application, the facts to look up beside it, and a column that stays in view while scrolling: scores, notes,
 * messages and the history. While the CV is shown, everything else moves beside it.
 */
export function ProfileBody({ profile, name, showsCv, onScoring, planned, panel }: ProfileBodyProps) {
  const t = useTexts(profileTexts);
  const scoresAndNotes = useRef<HTMLDivElement>(null);
  const { candidate, answers, application, candidate_resume_id: resumeId } = profile;
  const cv = showsCv && profile.resume?.is_pdf ? resumeId : null;
  const letter = candidate.cover_letter.cover_letter;
  const tabs = [
    {
      id: 'cover_letter',
      label: t('profile.cover_letter'),
      content: (
        <div className="grid gap-s5">
          {letter ? (
            <p dir="auto" data-passage="" className="max-w-measure whitespace-pre-wrap wrap-anywhere">
              {letter}
            </p>
          ) : (
            <p className="text-ink-2">{t('profile.none')}</p>
          )}
          <SocialLinks links={candidate.social_info} />
        </div>
      ),
    },
    { id: 'about', label: t('profile.about'), content: <ProfileAbout candidate={candidate} /> },
  ];
  const sent = (
    <div className="@container grid min-w-0 gap-s6">
      <div>
        <NetworkLinks networks={profile.social_info} />
        <Tabs label={t('profile.sections')} tabs={tabs} defaultSelected="about" />
      </div>
      {answers.length > 0 && (
        <section aria-labelledby="questions" className="grid gap-s3 border-t border-line pt-s6">
          <h3 id="questions">{t('profile.questions')}</h3>
          <dl className="grid max-w-measure gap-s3">
            {answers.map(({ question, answers: answer }) => (
              <div key={question} data-passage="">
                <dt dir="auto" className="text-sm font-semibold">
                  {question}
                </dt>
                <dd dir="auto" className={cx('whitespace-pre-wrap wrap-anywhere', !answer && 'text-ink-2')}>
                  {answer || t('profile.none')}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
  const made = (
    <>
      <ProfileScores profile={profile} onScoring={onScoring} />
      {panel}
      {application && <Timeline applicationId={application.id} />}
    </>
  );
  if (cv !== null)
    return (
      <div className="wrap pb-s8">
        <ProfileNotices profile={profile}>{planned}</ProfileNotices>
        <div className="grid items-start gap-s6 pt-s5 lg:grid-cols-[minmax(0,1fr)_400px]">
          <CvFrame resumeId={cv} title={t('profile.cv_frame', { name })} className={cx(BESIDE, 'lg:h-(--beside)')} />
          <div className={cx(BESIDE, 'grid gap-s6 lg:-ms-s2 lg:px-s2')}>
            {made}
            {sent}
            <ProfileSide profile={profile} />
          </div>
        </div>
      </div>
    );
  return (
    <div className="wrap pb-s8">
      <ProfileNotices profile={profile}>{planned}</ProfileNotices>
      {/* On a phone the scores are far below the application, so they are repeated here, with a button that jumps to
        them. */}
      <div className="mt-s3 flex items-center gap-s3 rounded-r2 border border-line bg-surface py-s2 ps-s3 pe-s2 lg:hidden">
        <ScoresInShort application={application} />
        <Button
          size="sm"
          className="ms-auto flex-none"
          onClick={() => scoresAndNotes.current?.scrollIntoView({ behavior: 'smooth', block: 'start' })}
        >
          <Icon of={ArrowDown} size="sm" />
          {t('profile.scores_and_notes')}
        </Button>
      </div>
      <div className="grid items-start gap-x-s6 gap-y-s7 pt-s5 lg:grid-cols-[minmax(0,1fr)_340px] xl:grid-cols-[minmax(0,1fr)_292px_320px]">
        <div
          ref={scoresAndNotes}
          className={cx(
            BESIDE,
            'grid scroll-mt-40 gap-s5 max-lg:order-2 lg:col-start-2 lg:row-span-2 xl:order-3 xl:col-start-3 lg:-ms-s2 lg:px-s2',
          )}
        >
          {made}
        </div>
        <div className="max-lg:order-1 lg:col-start-1 lg:row-start-1">{sent}</div>
        <div className="max-lg:order-3 lg:col-start-1 xl:col-start-2 xl:row-start-1">
          <ProfileSide profile={profile} />
        </div>
      </div>
    </div>
  );
}

function ScoresInShort({ application }: Pick<CandidateProfile, 'application'>) {
  const t = useTexts(profileTexts);
  const { ai_evaluation: ai = null, human_evaluation: human = null } = application ?? {};
  if (!ai && !human) return <p className="text-sm text-ink-2">{t('profile.not_scored')}</p>;
  return (
    <dl className="grid min-w-0 gap-y-s1 text-xs">
      {human && (
        <div>
          <dt className="text-ink-2">{t('profile.manager_score')}</dt>{' '}
          <dd className="text-sm">
            <Grade percent={human.manager_overall_score} category={human.manager_overall_category} />
          </dd>
        </div>
      )}
      {ai && (
        <div>
          <dt className="text-ink-2">{t('profile.system_score')}</dt>{' '}
          <dd className="text-sm">
            <Grade percent={ai.ai_score_percentage} category={ai.ai_overall_category} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Stays in view below the head and scrolls separately. */
const BESIDE =
  '[--beside:calc(100dvh-152px)] lg:sticky lg:top-34 lg:max-h-(--beside) lg:overflow-y-auto lg:overscroll-y-contain [scrollbar-width:thin]';
