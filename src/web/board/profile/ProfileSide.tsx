import type { ReactNode } from 'react';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import type { CandidateProfile } from '#shared/board/profile.contract.ts';
import { profileTexts } from '#shared/board/profile.texts.ts';
import type { Scorer } from '#shared/board/scoring.values.ts';
import { useJobWords } from '#web/jobs/useJobWords.ts';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { internationalPhone } from '#web/ui/phone-number.ts';
import { ScoreLine } from '#web/ui/ScoreLine.tsx';
import { BeingScored } from '../card/BeingScored.tsx';
import { CompanyScorecard } from '../scoring/CompanyScorecard.tsx';
import { OutsideLink } from './SocialLinks.tsx';
import { useLanguageLevel } from './useLanguageLevel.ts';

const LINK = 'text-accent underline underline-offset-3 wrap-break-word';

/** The facts to look up: skills, languages, details, contact. */
export function ProfileSide({ profile }: { profile: CandidateProfile }) {
  const t = useTexts(profileTexts);
  const tFields = useTexts(wizardFieldsTexts);
  const job = useJobWords();
  const level = useLanguageLevel();
  const { candidate, contact_info: contact, whatsapp_number: whatsapp } = profile;
  const { birth_date, marital_status, gender, experience, education, website } = profile;
  const phone = (number: string | null) =>
    number && (
      <a href={`tel:${number.replace(/[^\d+]/g, '')}`} className={LINK}>
        <bdi dir="ltr" className="whitespace-nowrap">
          {internationalPhone(number)}
        </bdi>
      </a>
    );
  return (
    <aside className="grid content-start gap-s5 *:border-b *:border-line *:pb-s5 *:last:border-0">
      <Chips title={t('profile.skills')} names={candidate.skills.map(({ name }) => name)} />
      <Chips
        title={t('profile.languages')}
        names={candidate.languages.map(({ name, proficiency }) => `${name} · ${level(proficiency)}`)}
        isLine
      />
      <Facts
        title={t('profile.details')}
        facts={[
          [t('profile.birth_date'), birth_date && job.day(birth_date)],
          [t('profile.marital_status'), marital_status && t(`profile.${marital_status}`)],
          [t('profile.gender'), gender && t(`profile.${gender}`)],
          [t('profile.experience_level'), experience && job.experience(experience.name)],
          [t('profile.education_level'), education && job.education(education.name)],
        ]}
      />
      <Facts
        title={t('profile.contact')}
        facts={[
          [t('profile.phone'), phone(contact.phone)],
          [t('profile.secondary_phone'), phone(contact.secondary_phone)],
          [
            t('profile.email'),
            contact.email && (
              <a href={`mailto:${encodeURIComponent(contact.email).replace('%40', '@')}`} className={LINK}>
                <EmailText email={contact.email} />
              </a>
            ),
          ],
          [
            t('profile.whatsapp'),
            whatsapp && (
              <a
                href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`}
                target="_blank"
                rel="noopener noreferrer"
                className={LINK}
              >
                <bdi dir="ltr" className="whitespace-nowrap">
                  {internationalPhone(whatsapp)}
                </bdi>
              </a>
            ),
          ],
          [t('profile.website'), website && <OutsideLink address={website} />],
          [tFields('wizard.address'), contact.address && <bdi>{contact.address}</bdi>],
          [t('profile.location'), contact.country?.name],
        ]}
      />
    </aside>
  );
}

type ProfileScoresProps = { profile: CandidateProfile; onScoring: (scorer: Scorer) => void };

export function ProfileScores({ profile, onScoring }: ProfileScoresProps) {
  const { application, candidate_deleted: isGone } = profile;
  const t = useTexts(profileTexts);
  const { ai_evaluation: ai = null, human_evaluation: human = null, being_scored: isBegun } = application ?? {};
  return (
    <section className="grid gap-s3">
      {human && (
        <ScoreLine
          label={t('profile.manager_score')}
          percent={human.manager_overall_score}
          category={human.manager_overall_category}
          onOpen={() => onScoring('hiring_manager')}
        />
      )}
      {isBegun && <BeingScored onOpen={() => onScoring('hiring_manager')} />}
      {ai && (
        <ScoreLine
          label={t('profile.system_score')}
          percent={ai.ai_score_percentage}
          category={ai.ai_overall_category}
          onOpen={() => onScoring('system')}
        />
      )}
      {!human && !isBegun && !ai && <p className="text-sm text-ink-2">{t('profile.not_scored')}</p>}
      {application && !isGone && <CompanyScorecard id={application.id} />}
    </section>
  );
}

/** A long address wraps after the @, never inside the name or the domain. */
function EmailText({ email }: { email: string }) {
  const parts = email.split(/(?<=@)/);
  return (
    <bdi>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address never change their order.
        <span key={index} className="inline-block max-w-full underline underline-offset-3 wrap-break-word">
          {part}
        </span>
      ))}
    </bdi>
  );
}

type ChipsProps = { title: string; names: readonly string[]; isLine?: boolean };

function Chips({ title, names, isLine = false }: ChipsProps) {
  if (names.length === 0) return null;
  return (
    <section className="grid gap-s3">
      <h3>{title}</h3>
      <ul className="flex flex-wrap gap-s2">
        {names.map((name) => (
          <li
            key={name}
            dir="auto"
            className={cx(
              'rounded-round border px-2.5 py-0.75 text-xs font-medium wrap-anywhere',
              isLine ? 'border-line-strong' : 'border-transparent bg-wash',
            )}
          >
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly (readonly [string, ReactNode])[] }) {
  const t = useTexts(profileTexts);
  return (
    <section className="grid gap-s3">
      <h3>{title}</h3>
      <dl className="grid gap-s2 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[124px_minmax(0,1fr)] gap-x-s2">
            <dt className="text-ink-2">{label}</dt>
            <dd className={cx(!value && 'text-ink-2')}>{value || t('profile.none')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
