import { Download, Lock } from 'lucide-react';
import { useState } from 'react';
import { profileTexts } from '#shared/board/profile.texts.ts';
import type { OpenedKit } from '#shared/interviews/kits.contract.ts';
import { kitsTexts } from '#shared/interviews/kits.texts.ts';
import { scoreCategory } from '#shared/screening/score.ts';
import { ProfileAbout } from '#web/board/profile/ProfileAbout.tsx';
import { useLanguageLevel } from '#web/board/profile/useLanguageLevel.ts';
import { useJobWords } from '#web/jobs/useJobWords.ts';
import { useTexts } from '#web/lib/texts.ts';
import { CvLink } from '#web/profiles/cvs/CvLink.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { buttonClass } from '#web/ui/button-look.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { internationalPhone } from '#web/ui/phone-number.ts';
import { Grade } from '#web/ui/ScoreLine.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';

type KitPersonProps = Pick<OpenedKit, 'person' | 'scores'> & {
  /** The scores are shown once the reader has handed in their card. */
  isSealed: boolean;
};

/** Who is interviewed, and what they sent. */
export function KitPerson({ person, scores, isSealed }: KitPersonProps) {
  const t = useTexts(kitsTexts);
  const tProfile = useTexts(profileTexts);
  const job = useJobWords();
  const level = useLanguageLevel();
  const [isShown, setShown] = useState(false);
  const { candidate, experience, place, phone, resume, candidate_resume_id: resumeId } = person;
  const name = person.candidate_deleted ? tProfile('profile.deleted') : person.name;
  const facts = [
    [tProfile('profile.experience'), experience && job.experience(experience.name)],
    [
      tProfile('profile.languages'),
      candidate.languages.map((one) => `${one.name} (${level(one.proficiency)})`).join(', '),
    ],
    [tProfile('profile.skills'), candidate.skills.map((skill) => skill.name).join(', ')],
    [tProfile('profile.phone'), phone && <bdi dir="ltr">{internationalPhone(phone)}</bdi>],
  ] as const;
  return (
    <>
      <div className="flex items-center gap-s3">
        <Avatar name={name} photo={candidate.photo} size={56} />
        <div className="min-w-0">
          <h2 dir="auto" className="text-lg wrap-anywhere">
            {name}
          </h2>
          <p className="text-sm text-ink-2 wrap-anywhere">
            <bdi>{[candidate.profession?.name, place].filter(Boolean).join(' · ')}</bdi>
          </p>
        </div>
      </div>
      {isSealed && (
        <p className="flex items-start gap-s2 rounded-r2 bg-wash px-s3 py-s3 text-sm text-ink-2">
          <Icon of={Lock} size="sm" className="mt-0.5 flex-none text-ink" />
          {t('kit.sealed')}
        </p>
      )}
      <dl className="grid gap-s2 text-sm">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className="grid grid-cols-[92px_minmax(0,1fr)] gap-x-s2">
                <dt className="text-ink-2">{label}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
        <Score label={tProfile('profile.system_score')} score={scores?.system ?? null} />
        <Score label={tProfile('profile.manager_score')} score={scores?.hiring_manager ?? null} />
      </dl>
      {/* On a phone the questions come first; what was sent opens in place. */}
      <Button
        size="sm"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
        className="justify-self-start lg:hidden"
      >
        {t('kit.sent')}
      </Button>
      <div className={cx('@container relative', !isShown && 'max-lg:hidden')}>
        {resume && resumeId !== null && (
          <CvLink
            resumeId={resumeId}
            aria-label={tProfile('profile.cv_download', { name: resume.name })}
            title={tProfile('profile.cv_download', { name: resume.name })}
            className={buttonClass({ size: 'icon-sm', variant: 'quiet' }, 'absolute end-0 top-1 z-1')}
          >
            <Icon of={Download} size="sm" />
          </CvLink>
        )}
        <Tabs
          label={t('kit.sent')}
          tabs={[
            {
              id: 'cv',
              label: tProfile('profile.cv'),
              content: (
                <div className="rounded-[3px] border border-line bg-surface p-s5 shadow-2">
                  <ProfileAbout candidate={candidate} />
                </div>
              ),
            },
            {
              id: 'answers',
              label: t('kit.answers'),
              content:
                person.answers.length > 0 ? (
                  <dl className="grid gap-s3">
                    {person.answers.map(({ question, answers }) => (
                      <div key={question}>
                        <dt dir="auto" className="text-sm font-semibold">
                          {question}
                        </dt>
                        <dd dir="auto" className="whitespace-pre-wrap wrap-anywhere">
                          {answers || tProfile('profile.none')}
                        </dd>
                      </div>
                    ))}
                  </dl>
                ) : (
                  <p className="text-ink-2">{t('kit.no_answers')}</p>
                ),
            },
            {
              id: 'letter',
              label: tProfile('profile.cover_letter'),
              content: (
                <p
                  dir="auto"
                  className={cx(
                    'whitespace-pre-wrap wrap-anywhere',
                    !candidate.cover_letter.cover_letter && 'text-ink-2',
                  )}
                >
                  {candidate.cover_letter.cover_letter || t('kit.no_letter')}
                </p>
              ),
            },
          ]}
        />
      </div>
    </>
  );
}

function Score({ label, score }: { label: string; score: number | null }) {
  if (score === null) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-s2">
      <dt className="text-ink-2">{label}</dt>
      <dd>
        <Grade percent={score} category={scoreCategory(score)} />
      </dd>
    </div>
  );
}
