import type { CSSProperties, ReactNode } from 'react';
import { profileTexts } from '#shared/board/profile.texts.ts';
import type { ComparedApplication, ManagerComment } from '#shared/board/scoring.contract.ts';
import { scoringTexts } from '#shared/board/scoring.texts.ts';
import type { ExperienceLevel } from '#shared/jobs/jobs.values.ts';
import type { EducationLevel } from '#shared/reference/qualifications.values.ts';
import { SECTIONS, type Section, scoreCategory } from '#shared/screening/score.ts';
import { useJobWords } from '#web/jobs/useJobWords.ts';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { Grade } from '#web/ui/ScoreLine.tsx';
import { useLanguageLevel } from '../profile/useLanguageLevel.ts';
import { Bar, ScoreKey } from '../scoring/ScoreChart.tsx';
import { managerComments, sectionScores } from '../scoring/section-scores.ts';
import { useColumnName } from '../useColumnName.ts';
import type { Deciding } from './CompareDecide.tsx';
import { CompareHead } from './CompareHead.tsx';

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
  const passMark = applicants[0]?.job.pass_mark;
  return (
    <div className="md:flex md:max-h-full md:min-h-0 md:flex-col xl:block xl:max-h-none">
      <section
        aria-label={t('compare.title')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse must be able to scroll a wide table.
        tabIndex={0}
        // It scrolls inside itself, so that the names stay in view above whatever is compared; on a phone the page does.
        className="relative min-h-0 rounded-r3 border border-line bg-surface md:max-xl:overflow-auto xl:overflow-clip md:after:pointer-events-none md:after:sticky md:after:start-0 md:after:bottom-0 md:after:z-3 md:after:block md:after:h-5 md:after:bg-linear-to-t md:after:from-surface md:after:to-transparent xl:after:hidden"
      >
        {/* All columns have the same width, so that their bars can be compared. On a phone the name of a row is above
          its cells, which leaves room for two applicants beside each other and for the edge of a third. */}
        <table
          style={
            {
              '--wide': `${10 + 13 * applicants.length}rem`,
              '--narrow': `${(applicants.length > 2 ? 45 : 50) * applicants.length}cqw`,
              '--applicants': `repeat(${applicants.length}, minmax(0, 1fr))`,
            } as CSSProperties
          }
          className="w-full table-fixed border-collapse [&_:is(th,td)]:px-s4 [&_:is(th,td)]:py-s3 [&_:is(th,td)]:text-start [&_:is(th,td)]:align-top [&_tbody_tr]:border-t [&_tbody_tr]:border-line md:min-w-(--wide) max-md:block max-md:w-(--narrow) max-md:[&_tbody]:contents max-md:[&_tr]:grid max-md:[&_tr]:grid-cols-(--applicants) max-md:[&_:is(th,td)]:px-s3 max-md:[&_td]:pt-s1"
        >
          <caption className="sr-only">{t('compare.title')}</caption>
          <CompareHead applicants={applicants} deciding={deciding} />
          <Group title={t('compare.scores')} columns={applicants.length + 1}>
            <ScoreKey own="system" other="hiring_manager" passMark={passMark} />
          </Group>
          <tbody>
            <tr>
              <RowHead>{profile('profile.system_score')}</RowHead>
              {applicants.map(({ application_id, ai_evaluation: ai }) => (
                <td key={application_id}>
                  {ai ? <Grade percent={ai.ai_score_percentage} category={ai.ai_overall_category} /> : none}
                </td>
              ))}
            </tr>
            <tr>
              <RowHead>{profile('profile.manager_score')}</RowHead>
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
                <RowHead>{t(`scoring.${section}`)}</RowHead>
                {applicants.map((applicant) => (
                  <td key={applicant.application_id}>
                    <SectionCell applicant={applicant} section={section} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <Group title={t('compare.facts')} columns={applicants.length + 1}>
            {common.size > 0 && (
              <span className="flex items-center gap-1.5">
                <span aria-hidden="true" className="h-3.5 w-5 rounded-round bg-accent-soft" />
                {t('compare.common_skills')}
              </span>
            )}
          </Group>
          <tbody>
            {facts.map(({ name, of }) => (
              <tr key={name}>
                <RowHead>{name}</RowHead>
                {applicants.map((applicant) => (
                  <td key={applicant.application_id} dir="auto" className="text-sm wrap-anywhere">
                    {of(applicant)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function RowHead({ children }: { children: ReactNode }) {
  return (
    <th
      scope="row"
      className="sticky bg-surface text-sm font-semibold max-md:top-24 max-md:z-1 max-md:col-span-full max-md:py-s2! md:start-0 md:z-1"
    >
      <span className={BESIDE}>{children}</span>
    </th>
  );
}

/** On a phone a row's name stays in place while the columns below it scroll sideways. */
const BESIDE = 'max-md:sticky max-md:start-s3 max-md:inline-block';

function Group({ title, columns, children }: { title: string; columns: number; children?: ReactNode }) {
  return (
    <tbody>
      {/* On a phone it stays below the names: it says what the marks of its rows mean. */}
      <tr className="max-md:sticky max-md:top-16 max-md:z-2 max-md:h-8">
        <th scope="colgroup" colSpan={columns} className="bg-wash text-xs max-md:col-span-full max-md:py-s2!">
          <span className={BESIDE}>
            <span className="flex items-center gap-y-s1 font-normal text-ink-2 max-md:gap-x-s3 max-md:leading-none max-md:whitespace-nowrap md:flex-wrap md:gap-x-s5">
              <b>{title}</b>
              {children}
            </span>
          </span>
        </th>
      </tr>
    </tbody>
  );
}

/** Both scores of one section, as bars and numbers, and the comments. */
function SectionCell({ applicant, section }: { applicant: ComparedApplication; section: Section }) {
  const t = useTexts(scoringTexts);
  const { ai_evaluation: ai, human_evaluation: human, job } = applicant;
  const scores = sectionScores(applicant, 'system').find((one) => one.section === section);
  const { system = null, manager = null } = scores ?? {};
  const comments = human ? managerComments(human, section).filter(isSaidFirst) : [];
  return (
    <div className="grid gap-s1 text-sm">
      <span aria-hidden="true">
        <Bar own={system} other={manager} passMark={job.pass_mark} />
      </span>
      <span className="flex flex-wrap justify-between gap-x-s3">
        <span>
          {/* With one score, the legend says whose it is. */}
          <span className={manager === null ? 'max-md:sr-only' : undefined}>{t('scoring.system')}: </span>
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

/** People who say the same of several entries of a section are quoted once. */
function isSaidFirst({ text, author }: ManagerComment, at: number, comments: readonly ManagerComment[]): boolean {
  return comments.findIndex((one) => one.text === text && one.author === author) === at;
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
