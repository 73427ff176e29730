import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { stageMessage } from '#shared/applications/stages.texts.ts';
import { profileTexts } from '#shared/board/profile.texts.ts';
import type { Scorer } from '#shared/board/scoring.values.ts';
import { chatTexts } from '#shared/messenger/chat.texts.ts';
import { useProfile } from '#web/board/profile/application-data.ts';
import { useJobWords } from '#web/jobs/useJobWords.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWords } from '#web/lib/words.ts';
import { CvLink } from '#web/profiles/cvs/CvLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ScoreLine } from '#web/ui/ScoreLine.tsx';
import { Bone, Skeleton } from '#web/ui/Skeleton.tsx';

type ApplicationFactsProps = { id: number; onScoring: (scorer: Scorer) => void };

/** Facts about the applicant beside the conversation, for the employer. */
export function ApplicationFacts({ id, onScoring }: ApplicationFactsProps) {
  const t = useTexts(chatTexts);
  const profileWords = useTexts(profileTexts);
  const words = useWords();
  const job = useJobWords();
  const { data: profile } = useProfile(id);
  const { application } = profile ?? {};
  return (
    <aside
      aria-label={t('chat.application')}
      className="grid min-h-0 content-start gap-s5 overflow-y-auto border-s border-line bg-surface p-s4 *:not-last:border-b *:not-last:border-line *:not-last:pb-s5 max-[1180px]:hidden"
    >
      {profile && application ? (
        <>
          <section className="grid gap-s3">
            <h2 className="text-md">{t('chat.application')}</h2>
            {application.human_evaluation && (
              <ScoreLine
                label={profileWords('profile.manager_score')}
                percent={application.human_evaluation.manager_overall_score}
                category={application.human_evaluation.manager_overall_category}
                onOpen={() => onScoring('hiring_manager')}
              />
            )}
            {application.ai_evaluation && (
              <ScoreLine
                label={profileWords('profile.system_score')}
                percent={application.ai_evaluation.ai_score_percentage}
                category={application.ai_evaluation.ai_overall_category}
                onOpen={() => onScoring('system')}
              />
            )}
            {!application.human_evaluation && !application.ai_evaluation && (
              <p className="text-sm text-ink-2">{profileWords('profile.not_scored')}</p>
            )}
          </section>
          <dl className="grid gap-s3 text-sm">
            <Fact label={t('chat.stage')}>{words(stageMessage(application.stage))}</Fact>
            <Fact label={t('chat.profession')}>{profile.candidate.profession?.name}</Fact>
            <Fact label={t('chat.experience')}>{profile.experience && job.experience(profile.experience.name)}</Fact>
            <Fact label={t('chat.education')}>{profile.education && job.education(profile.education.name)}</Fact>
            <Fact label={t('chat.applied')}>{job.day(application.applied_at)}</Fact>
            {profile.candidate_resume_id !== null && (
              <Fact label={t('chat.cv')}>
                <CvLink resumeId={profile.candidate_resume_id} className="link inline-flex items-center gap-s1">
                  <Icon of={Download} size="sm" />
                  {t('chat.download')}
                </CvLink>
              </Fact>
            )}
          </dl>
          {profile.answers.map(({ question, answers }) => (
            <section key={question} className="grid gap-s2">
              <h3 dir="auto" className="text-sm wrap-anywhere">
                {question}
              </h3>
              <p dir="auto" className="text-sm wrap-anywhere text-ink-2">
                {answers || profileWords('profile.none')}
              </p>
            </section>
          ))}
        </>
      ) : (
        <Skeleton>
          <div className="grid gap-s4">
            <Bone height={20} width="60%" />
            <Bone height={34} />
            <Bone height={160} />
          </div>
        </Skeleton>
      )}
    </aside>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  const t = useTexts(profileTexts);
  return (
    <div className="grid grid-cols-[84px_minmax(0,1fr)] gap-s2">
      <dt className="text-ink-2">{label}</dt>
      <dd className="wrap-anywhere">
        <bdi>{children || t('profile.none')}</bdi>
      </dd>
    </div>
  );
}
