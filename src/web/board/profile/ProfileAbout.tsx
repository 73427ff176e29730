import type { ReactNode } from 'react';
import type { CandidateProfile } from '#shared/board/profile.contract.ts';
import { profileTexts } from '#shared/board/profile.texts.ts';
import { direction } from '#shared/kernel/languages.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { monthInWords } from '#web/lib/relative-time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { OutsideLink, SocialLinks } from './SocialLinks.tsx';

type Candidate = CandidateProfile['candidate'];
type Entry = { id: number; when: string; title: string; under: string; texts: (string | null)[] };

/** Biography, experience, education and other information about the person. */
export function ProfileAbout({ candidate }: { candidate: Candidate }) {
  const t = useTexts(profileTexts);
  const time = useTexts(timeTexts);
  const experiences = candidate.experiences.map((one): Entry => {
    const from = one.formatted_start ? monthInWords(time, one.formatted_start) : '';
    const to = one.formatted_end ? monthInWords(time, one.formatted_end) : '';
    const isNow = one.current && from !== '';
    return {
      id: one.id,
      when: isNow ? t('profile.until_now', { from }) : from && to ? t('profile.period', { from, to }) : from || to,
      title: one.designation,
      under: [one.company, one.department].filter(Boolean).join(' · '),
      texts: [one.responsibilities, one.accomplishments],
    };
  });
  const educations = candidate.educations.map(
    (one): Entry => ({
      id: one.id,
      when: one.year === null ? (one.current ? t('profile.studying') : '') : String(one.year),
      title: [one.degree, one.major].filter(Boolean).join(', '),
      under: [one.level, one.institution].filter(Boolean).join(' · '),
      texts: [one.notes],
    }),
  );
  const trainings = candidate.trainings.map(
    (one): Entry => ({
      id: one.id,
      when: '',
      title: one.name,
      under: one.organization,
      texts: [one.description],
    }),
  );
  return (
    <div className="grid gap-s6">
      <Part title={t('profile.biography')}>
        {candidate.bio && (
          <p dir="auto" data-passage="" className="max-w-measure whitespace-pre-wrap wrap-anywhere">
            {candidate.bio}
          </p>
        )}
      </Part>
      <Part title={t('profile.experience')}>{experiences.length > 0 && <Entries entries={experiences} />}</Part>
      <Part title={t('profile.education')}>{educations.length > 0 && <Entries entries={educations} />}</Part>
      {trainings.length > 0 && (
        <Part title={t('profile.trainings')}>
          <Entries entries={trainings} />
        </Part>
      )}
      <AdditionalParts info={candidate.additional_info} />
      <SocialLinks links={candidate.social_info} />
    </div>
  );
}

/** Certificates, awards and a portfolio, if the form asked for them. LinkedIn is shown with the other networks. */
function AdditionalParts({ info }: { info: Candidate['additional_info'] }) {
  const t = useTexts(profileTexts);
  const texts = [
    { title: t('profile.certifications'), text: info.certifications },
    { title: t('profile.awards'), text: info.awards },
  ];
  return (
    <>
      {texts.map(
        ({ title, text }) =>
          text && (
            <Part key={title} title={title}>
              <p dir="auto" data-passage="" className="max-w-measure whitespace-pre-wrap wrap-anywhere">
                {text}
              </p>
            </Part>
          ),
      )}
      {info.portfolio && (
        <Part title={t('profile.portfolio')}>
          <p>
            <OutsideLink address={info.portfolio} />
          </p>
        </Part>
      )}
    </>
  );
}

/** A part without content is not shown. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <section className="grid gap-s2">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** Each entry is one text, on the side of its language; its dates are in the words of the page. */
function Entries({ entries }: { entries: readonly Entry[] }) {
  const locale = useLocale();
  return (
    <ol className="divide-y divide-line">
      {entries.map(({ id, when, title, under, texts }) => (
        <li key={id} dir="auto" data-passage="" className="grid max-w-measure gap-s1 py-s4 first:pt-0">
          <div className="flex flex-wrap items-baseline justify-between gap-x-s4">
            <h4 className="min-w-0 text-md font-semibold wrap-anywhere">{title}</h4>
            {when && (
              <p dir={direction(locale)} className="text-sm whitespace-nowrap text-ink-2">
                {when}
              </p>
            )}
          </div>
          <p className="text-sm text-ink-2 wrap-anywhere">{under}</p>
          {texts.filter(Boolean).map((text) => (
            <p key={text} dir="auto" className="whitespace-pre-wrap wrap-anywhere">
              {text}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
