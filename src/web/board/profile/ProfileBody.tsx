import type { QueryClient } from '@tanstack/react-query';
import type { CandidateProfile } from '#shared/board/profile.contract.ts';
import { profileTexts } from '#shared/board/profile.texts.ts';
import type { Scorer } from '#shared/board/scoring.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { CvFrame } from '#web/profiles/cvs/CvFrame.tsx';
import { cx } from '#web/ui/cx.ts';
import { Tabs } from '#web/ui/Tabs.tsx';
import { ProfileAbout } from './ProfileAbout.tsx';
import { ProfileNotices } from './ProfileNotices.tsx';
import { ProfileSide } from './ProfileSide.tsx';
import { NetworkLinks, SocialLinks } from './SocialLinks.tsx';
import { Timeline } from './Timeline.tsx';

type ProfileBodyProps = {
  client: QueryClient;
  profile: CandidateProfile;
  name: string;
  showsCv: boolean;
  onScoring: (scorer: Scorer) => void;
};

/** What was sent on one side, what one looks up on the other; with the CV in sight the two stand above each other. */
export function ProfileBody({ client, profile, name, showsCv, onScoring }: ProfileBodyProps) {
  const t = useTexts(profileTexts);
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
            <p dir="auto" className="max-w-measure whitespace-pre-wrap wrap-anywhere">
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
  return (
    <div className="wrap pb-s8">
      <ProfileNotices profile={profile} />
      <div
        className={cx(
          'grid items-start gap-s7 pt-s5',
          cv === null ? 'lg:grid-cols-[minmax(0,1fr)_320px]' : 'lg:grid-cols-2',
        )}
      >
        <div className="grid min-w-0 gap-s6">
          <div>
            <NetworkLinks networks={profile.social_info} />
            <Tabs label={t('profile.sections')} tabs={tabs} defaultSelected="about" />
          </div>
          <section aria-labelledby="questions" className="grid gap-s3 border-t border-line pt-s6">
            <h3 id="questions">{t('profile.questions')}</h3>
            {answers.length === 0 ? (
              <p className="text-ink-2">{t('profile.none')}</p>
            ) : (
              <dl className="grid max-w-measure gap-s3">
                {answers.map(({ question, answers: answer }) => (
                  <div key={question}>
                    <dt dir="auto" className="text-sm font-semibold">
                      {question}
                    </dt>
                    <dd dir="auto" className={cx('whitespace-pre-wrap wrap-anywhere', !answer && 'text-ink-2')}>
                      {answer || t('profile.none')}
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </section>
          {cv !== null && <ProfileSide profile={profile} onScoring={onScoring} />}
          {application && <Timeline client={client} applicationId={application.id} />}
        </div>
        {cv === null ? (
          <ProfileSide profile={profile} onScoring={onScoring} />
        ) : (
          <CvFrame
            resumeId={cv}
            title={t('profile.cv_frame', { name })}
            className="sticky top-26 h-[calc(100dvh-128px)] max-lg:static max-lg:order-first"
          />
        )}
      </div>
    </div>
  );
}
