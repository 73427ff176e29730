import { COVER_LETTER } from '#shared/applications/applications.values.ts';
import type { WizardData } from '#shared/applications/wizard/steps.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { EDUCATION_TEXTS } from '#shared/jobs/value-texts.ts';
import { codePoints } from '#shared/kernel/code-points.ts';
import { countryName } from '#shared/reference/countries.ts';
import { languageName } from '#shared/reference/language-name.ts';
import type { EducationLevel } from '#shared/reference/qualifications.values.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { dayInWords } from '#web/lib/relative-time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useWritten } from '#web/lib/written.ts';
import { employmentTypeText } from '#web/profiles/entries/employment-types.ts';
import { periodInWords } from '#web/profiles/entries/months.ts';
import { proficiencyText } from '#web/profiles/entries/proficiencies.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { internationalPhone } from '#web/ui/phone-number.ts';
import { Fact, Facts, ReviewSection } from '../parts/ReviewSection.tsx';
import { useWizard } from '../wizard-context.ts';

type Props = { data: WizardData };

export function ReviewPerson({ data: { personalInfo: person } }: Props) {
  const t = useTexts(wizardFieldsTexts);
  const tSteps = useTexts(wizardStepsTexts);
  const time = useTexts(timeTexts);
  return (
    <ReviewSection step="personal" title={tSteps('wizard.personal_title')}>
      <Facts>
        <Fact name={t('wizard.name')}>{`${person.firstName} ${person.lastName}`}</Fact>
        <Fact name={t('wizard.email')}>{person.email}</Fact>
        <Fact name={t('wizard.phone')}>
          {person.phone ? <bdi dir="ltr">{internationalPhone(person.phone)}</bdi> : t('wizard.not_given')}
        </Fact>
        <Fact name={t('wizard.date_of_birth')}>{person.dateOfBirth && dayInWords(time, person.dateOfBirth)}</Fact>
        <Fact name={t('wizard.place')}>{[person.address, person.city, person.country].filter(Boolean).join(', ')}</Fact>
        <Fact name={t('wizard.summary')}>{person.bio}</Fact>
      </Facts>
    </ReviewSection>
  );
}

export function ReviewEducation({ data: { educations, trainings } }: Props) {
  const t = useTexts(wizardFieldsTexts);
  const tSteps = useTexts(wizardStepsTexts);
  const tJobs = useTexts(jobsTexts);
  const time = useTexts(timeTexts);
  const locale = useLocale();
  const when = (one: { startDate: string; endDate: string; current: boolean }) =>
    periodInWords({ start: one.startDate, end: one.endDate, current: one.current }, t, time);
  return (
    <ReviewSection step="education" title={tSteps('wizard.education_title')}>
      <Facts>
        {educations.map((one) => (
          <Fact key={one.id} name={when(one)}>
            <Written
              title={one.degree}
              lines={[
                [one.institution, one.country && countryName(one.country, locale)].filter(Boolean).join(', '),
                one.level && tJobs(EDUCATION_TEXTS[one.level as EducationLevel]),
                one.major && t('wizard.major_named', { major: one.major }),
              ]}
              texts={[one.description]}
            />
          </Fact>
        ))}
        {trainings.map((one) => (
          <Fact key={`training ${one.id}`} name={`${t('wizard.training_named')}, ${when(one)}`}>
            <Written
              title={one.name}
              lines={[one.organization, one.credentialId && t('wizard.credential_named', { id: one.credentialId })]}
              texts={[one.description]}
            />
          </Fact>
        ))}
      </Facts>
    </ReviewSection>
  );
}

export function ReviewExperience({ data: { experiences } }: Props) {
  const t = useTexts(wizardFieldsTexts);
  const tSteps = useTexts(wizardStepsTexts);
  const time = useTexts(timeTexts);
  const typeOf = (value: string) => {
    const type = employmentTypeText(value);
    return type ? t(type) : '';
  };
  return (
    <ReviewSection step="experience" title={tSteps('wizard.experience_title')}>
      {experiences.length === 0 && <p>{tSteps('wizard.no_experience')}</p>}
      <Facts>
        {experiences.map((one) => (
          <Fact
            key={one.id}
            name={periodInWords({ start: one.startDate, end: one.endDate, current: one.currentlyWorking }, t, time)}
          >
            <Written
              title={one.title}
              lines={[
                [one.company, one.department].filter(Boolean).join(', '),
                [one.location, typeOf(one.employmentType)].filter(Boolean).join(' · '),
              ]}
              texts={[one.responsibilities]}
              named={one.achievements ? { name: t('wizard.achievements'), text: one.achievements } : null}
            />
          </Fact>
        ))}
      </Facts>
    </ReviewSection>
  );
}

type WrittenProps = {
  title: string;
  /** Short facts, each on a line of its own. */
  lines: readonly string[];
  texts: readonly string[];
  named?: { name: string; text: string } | null;
};

/** An entry with everything that is sent. */
function Written({ title, lines, texts, named }: WrittenProps) {
  const written = useWritten();
  return (
    <div className="grid gap-0.5">
      <b>{title}</b>
      {lines.filter(Boolean).map((line) => (
        <span key={line} dir="auto">
          {line}
        </span>
      ))}
      {texts.filter(Boolean).map((text) => (
        <p key={text} className="mt-s1 whitespace-pre-line text-ink-2" {...written(text)}>
          {text}
        </p>
      ))}
      {named && (
        <div className="mt-s1">
          <p className="text-sm text-ink-2">{named.name}</p>
          <p className="whitespace-pre-line text-ink-2" {...written(named.text)}>
            {named.text}
          </p>
        </div>
      )}
    </div>
  );
}

export function ReviewSkills({ data: { skills } }: Props) {
  const tSteps = useTexts(wizardStepsTexts);
  return (
    <ReviewSection step="skills" title={tSteps('wizard.skills')}>
      <ul className="flex flex-wrap gap-s2">
        {skills.map(({ name }) => (
          <li key={name}>
            <Badge>
              <bdi>{name}</bdi>
            </Badge>
          </li>
        ))}
      </ul>
    </ReviewSection>
  );
}

export function ReviewLanguages({ data: { languages } }: Props) {
  const tSteps = useTexts(wizardStepsTexts);
  const locale = useLocale();
  return (
    <ReviewSection step="languages" title={tSteps('wizard.languages')}>
      <Facts>
        {languages.map(({ id, language, proficiency }) => (
          <Fact key={id} name={tSteps(proficiencyText(proficiency))}>
            {languageName(language, locale)}
          </Fact>
        ))}
      </Facts>
    </ReviewSection>
  );
}

export function ReviewCoverLetter({ data: { coverLetter } }: Props) {
  const written = useWritten();
  const t = useTexts(uiTexts);
  const tSteps = useTexts(wizardStepsTexts);
  return (
    <ReviewSection step="cover_letter" title={tSteps('wizard.cover_letter_title')}>
      <p className="whitespace-pre-line wrap-anywhere" {...written(coverLetter)}>
        {coverLetter}
      </p>
      <p className="mt-s2 text-xs text-ink-3">
        {t('ui.characters', { used: codePoints(coverLetter), max: COVER_LETTER.max })}
      </p>
    </ReviewSection>
  );
}

export function ReviewAnswers({ data: { answers } }: Props) {
  const written = useWritten();
  const t = useTexts(wizardFieldsTexts);
  const tSteps = useTexts(wizardStepsTexts);
  const { context } = useWizard();
  return (
    <ReviewSection step="questions" title={tSteps('wizard.questions_title')}>
      {context.questions.length === 0 && <p className="text-ink-2">{t('wizard.no_questions')}</p>}
      <dl className="grid gap-s3">
        {context.questions.map(({ id, title }) => (
          <div key={id}>
            <dt className="text-sm text-ink-2" {...written(title)}>
              {title}
            </dt>
            <dd className="whitespace-pre-line wrap-anywhere" {...written(answers[id] ?? '')}>
              {answers[id]?.trim() || t('wizard.not_answered')}
            </dd>
          </div>
        ))}
      </dl>
    </ReviewSection>
  );
}
