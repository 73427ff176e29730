import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { profileTexts } from '#shared/board/profile.texts.ts';
import type { ComparedApplication } from '#shared/board/scoring.contract.ts';
import { scoringTexts } from '#shared/board/scoring.texts.ts';
import { COMPARED } from '#shared/board/scoring.values.ts';
import type { EducationLevel, ExperienceLevel } from '#shared/jobs/jobs.values.ts';
import { SECTIONS, type Section, scoreCategory } from '#shared/screening/score.ts';
import { useJobWords } from '#web/jobs/useJobWords.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Grade } from '#web/ui/ScoreLine.tsx';
import { useLanguageLevel } from '../profile/useLanguageLevel.ts';
import { Bar } from '../scoring/ScoreChart.tsx';
import { managerComments, sectionScores } from '../scoring/section-scores.ts';
import { useColumnName } from '../useColumnName.ts';
import { CompareDecide, type Deciding } from './CompareDecide.tsx';

type Applicants = readonly ComparedApplication[];
type Row = { name: string; of: (applicant: ComparedApplication) => ReactNode };

/** Applicants in columns and criteria in rows: scores as bars, facts and comments side by side. */
export function CompareTable({ applicants, deciding }: { applicants: Applicants; deciding: Deciding }) {
  const t = useTexts(scoringTexts);
  const profile = useTexts(profileTexts);
  const job = useJobWords();
  const level = useLanguageLevel();
  const columnName = useColumnName();
  const none = <span className="text-ink-2">{profile('profile.none')}</span>;
  const common = commonSkills(applicants);
  const facts: Row[] = [
    { name: t('compare.stage'), of: ({ stage }) => columnName({ name: stage }) },
    { name: t('compare.applied'), of: ({ applied_at }) => job.day(applied_at) },
    {
      name: profile('profile.experience_level'),
      of: ({ experience }) => (experience ? job.experience(experience as ExperienceLevel) : none),
    },
    {
      name: profile('profile.education_level'),
      of: ({ education }) => (education ? job.education(education as EducationLevel) : none),
    },
    {
      name: profile('profile.skills'),
      of: ({ skills }) => (skills.length === 0 ? none : <Skills skills={skills} common={common} />),
    },
    {
      name: profile('profile.languages'),
      of: ({ languages }) =>
        languages.length === 0 ? none : languages.map((one) => `${one.name} (${level(one.proficiency)})`).join(', '),
    },
  ];
  return (
    <section
      aria-label={t('compare.title')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse must be able to scroll a wide table.
      tabIndex={0}
      // It scrolls inside itself, so that the names stay in view above whatever is compared.
      className="relative overflow-x-auto rounded-r3 border border-line bg-surface md:max-h-[calc(100dvh-13rem)] md:min-h-80 md:overflow-y-auto"
    >
      {/* Columns of one width, so that their bars can be compared. */}
      <table
        style={{ minWidth: `${10 + 13 * applicants.length}rem` }}
        className="w-full table-fixed border-collapse [&_:is(th,td)]:px-s4 [&_:is(th,td)]:py-s3 [&_:is(th,td)]:text-start [&_:is(th,td)]:align-top [&_tbody_tr]:border-t [&_tbody_tr]:border-line"
      >
        <caption className="sr-only">{t('compare.title')}</caption>
        <thead>
          <tr>
            <th scope="col" className={cx(HEAD, 'top-0 z-3! w-40 max-md:w-26 shadow-[inset_0_-1px_var(--line)]')}>
              <span className="sr-only">{t('compare.candidate')}</span>
            </th>
            {applicants.map((applicant) => (
              <ApplicantHead
                key={applicant.application_id}
                applicant={applicant}
                applicants={applicants}
                deciding={deciding}
              />
            ))}
          </tr>
        </thead>
        <Group title={t('compare.scores')} columns={applicants.length + 1} />
        <tbody>
          <tr>
            <th scope="row" className={HEAD}>
              {profile('profile.system_score')}
            </th>
            {applicants.map(({ application_id, ai_evaluation: ai }) => (
              <td key={application_id}>
                {ai ? <Grade percent={ai.ai_score_percentage} category={ai.ai_overall_category} /> : none}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row" className={HEAD}>
              {profile('profile.manager_score')}
            </th>
            {applicants.map(({ application_id, human_evaluation: human }) => (
              <td key={application_id}>
                {human?.manager_overall_category ? (
                  <Grade percent={human.manager_overall_score ?? 0} category={human.manager_overall_category} />
                ) : (
                  none
                )}
              </td>
            ))}
          </tr>
          {SECTIONS.map((section) => (
            <tr key={section}>
              <th scope="row" className={HEAD}>
                {t(`scoring.${section}`)}
              </th>
              {applicants.map((applicant) => (
                <td key={applicant.application_id}>
                  <SectionCell applicant={applicant} section={section} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <Group title={t('compare.facts')} columns={applicants.length + 1} />
        <tbody>
          {facts.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row" className={HEAD}>
                {name}
              </th>
              {applicants.map((applicant) => (
                <td key={applicant.application_id} dir="auto" className="text-sm">
                  {of(applicant)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const HEAD = 'sticky start-0 z-1 bg-surface text-sm font-semibold max-md:min-w-28! max-md:px-s3!';

function Group({ title, columns }: { title: string; columns: number }) {
  return (
    <tbody>
      <tr>
        <th scope="colgroup" colSpan={columns} className="bg-wash text-xs text-ink-2">
          {title}
        </th>
      </tr>
    </tbody>
  );
}

type ApplicantHeadProps = { applicant: ComparedApplication; applicants: Applicants; deciding: Deciding };

function ApplicantHead({ applicant, applicants, deciding }: ApplicantHeadProps) {
  const t = useTexts(scoringTexts);
  const profile = useTexts(profileTexts);
  const name = applicant.candidate_deleted ? profile('profile.deleted') : applicant.name;
  const others = applicants.filter((one) => one !== applicant).map(({ application_id }) => application_id);
  return (
    <th scope="col" className="sticky top-0 z-2 bg-surface shadow-[inset_0_-1px_var(--line)] max-md:static">
      <span className="grid justify-items-start gap-s2">
        <span className="flex w-full items-start gap-s3">
          <Avatar name={name} photo={applicant.photo} size={40} />
          <span className="grid min-w-0 flex-1">
            <bdi className="wrap-anywhere">{name}</bdi>
            <bdi className="text-sm font-normal text-ink-2 wrap-anywhere">
              {applicant.profession ?? profile('profile.none')}
            </bdi>
          </span>
          {others.length >= COMPARED.min && (
            <ButtonLink
              to={`/company/applications/compare?ids=${others.join(',')}`}
              quietly
              variant="quiet"
              size="icon-sm"
              aria-label={t('compare.remove', { name })}
            >
              <Icon of={X} size="sm" />
            </ButtonLink>
          )}
        </span>
        <ButtonLink
          to={`/company/applications?job=${applicant.job.id}&application=${applicant.application_id}`}
          size="xs"
        >
          {t('compare.open')}
        </ButtonLink>
        <CompareDecide applicant={applicant} name={name} {...deciding} />
      </span>
    </th>
  );
}

/** Both scores of one section, as bars and numbers, and the comments. */
function SectionCell({ applicant, section }: { applicant: ComparedApplication; section: Section }) {
  const t = useTexts(scoringTexts);
  const { ai_evaluation: ai, human_evaluation: human, job } = applicant;
  const scores = sectionScores(applicant, 'system').find((one) => one.section === section);
  const { system = null, manager = null } = scores ?? {};
  const comments = human ? managerComments(human, section) : [];
  return (
    <div className="grid gap-s1 text-sm">
      <span aria-hidden="true">
        <Bar own={system} other={manager} passMark={job.pass_mark} />
      </span>
      <span className="flex flex-wrap justify-between gap-x-s3">
        <span>
          {t('scoring.system')}:{' '}
          {system === null ? (
            <span className="text-ink-2">{t('scoring.not_assessed')}</span>
          ) : (
            <Grade percent={system} category={scoreCategory(system)} />
          )}
        </span>
        {manager !== null && (
          <span>
            {t('scoring.hiring_manager')}: <Grade percent={manager} category={scoreCategory(manager)} />
          </span>
        )}
      </span>
      {ai && (
        <p dir="auto" className="text-ink-2">
          {ai[`ai_${section}_comment`]}
        </p>
      )}
      {comments.map(({ text, author, at }) => (
        <p key={`${at} ${text}`} dir="auto" className="border-s-2 border-line-strong ps-s2">
          {text} <span className="text-ink-2">– {author ?? t('scoring.author_gone')}</span>
        </p>
      ))}
    </div>
  );
}

function Skills({ skills, common }: { skills: readonly string[]; common: ReadonlySet<string> }) {
  const t = useTexts(scoringTexts);
  return (
    <ul className="flex flex-wrap gap-s1">
      {skills.map((skill) => {
        const isCommon = common.has(skill.toLocaleLowerCase());
        return (
          <li
            key={skill}
            className={cx(
              'rounded-round px-2 py-0.5 text-xs font-medium',
              isCommon ? 'bg-accent-soft text-accent-strong' : 'bg-wash',
            )}
          >
            {skill} {isCommon && <span className="sr-only">{t('compare.named_by_all')}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** Skills that all of them named. */
function commonSkills(applicants: Applicants): ReadonlySet<string> {
  const [first, ...rest] = applicants.map(({ skills }) => new Set(skills.map((skill) => skill.toLocaleLowerCase())));
  return new Set([...(first ?? [])].filter((skill) => rest.every((others) => others.has(skill))));
}
