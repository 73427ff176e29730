import type { SectionEvaluation } from '#shared/screening/screening.contract.ts';
import type { RedactedApplication } from '../redact.ts';
import type { JobProfile } from './job-profile.ts';
import { quote, quotes, quoteWhole } from './quotes.ts';
import { percent, sentence } from './sentences.ts';
import { SKILL_CREDIT } from './weights.ts';
import { wordsOf } from './words.ts';
import type { Work } from './work.ts';

// Shown where a section has nothing to be measured by; its weight is zero then.
const NOT_ASSESSED = 50;

export type SkillsReading = { score: number; shownShare: number; section: SectionEvaluation };

/** Required skills: declared and shown at work, one of the two, only claimed, or not there. */
export function readSkills(application: RedactedApplication, job: JobProfile, works: readonly Work[]): SkillsReading {
  const declared = new Map<number, string>();
  for (const entry of application.skills) {
    for (const { skill } of job.finder.find(entry, wordsOf(entry), true)) {
      if (!declared.has(skill)) declared.set(skill, entry);
    }
  }
  const shown = new Map<number, { relevance: number; quote: string | null }>();
  for (const work of works) {
    work.shown.forEach((mentions, at) => {
      const text = work.texts[at]?.text ?? '';
      for (const { skill, start, end } of mentions) {
        if ((shown.get(skill)?.relevance ?? -1) < work.relevance) {
          shown.set(skill, { relevance: work.relevance, quote: quote(text, start, end) });
        }
      }
    });
  }

  const total = job.skills.reduce((sum, skill) => sum + skill.weight, 0);
  let fromWork = 0;
  let fromList = 0;
  let shownTelling = 0;
  job.skills.forEach(({ weight, everyday }, skill) => {
    const seen = shown.get(skill);
    if (seen) {
      const credit = declared.has(skill) ? SKILL_CREDIT.declaredAndShown : SKILL_CREDIT.shownOnly;
      fromWork += weight * credit * (SKILL_CREDIT.shownElsewhere + (1 - SKILL_CREDIT.shownElsewhere) * seen.relevance);
      if (!everyday) shownTelling += 1;
    } else if (declared.has(skill)) fromList += weight * SKILL_CREDIT.declaredOnly;
  });
  if (total === 0) return { score: 0, shownShare: 0, section: nothingAsked(application) };
  const atMost = job.level === 'Entry' ? SKILL_CREDIT.declaredAtMostByBeginners : SKILL_CREDIT.declaredAtMost;
  const score = Math.min(1, fromWork / total + Math.min(atMost, fromList / total));
  const evidence = quotes(
    [...[...shown.values()].map((seen) => seen.quote), ...[...declared.values()].map(quoteWhole)],
    6,
  );
  return {
    score,
    shownShare: shownTelling / job.skills.length,
    section: { score: percent(score), comment: comment(application, job, declared, shown), evidence },
  };
}

function nothingAsked(application: RedactedApplication): SectionEvaluation {
  const comment = 'The job names no skills, so this section does not count in the overall score.';
  return { score: NOT_ASSESSED, comment, evidence: quotes(application.skills.slice(0, 3).map(quoteWhole), 3) };
}

function comment(
  application: RedactedApplication,
  job: JobProfile,
  declared: ReadonlyMap<number, string>,
  shown: ReadonlyMap<number, unknown>,
): string {
  const names = (wanted: (skill: number) => boolean) =>
    job.skills.flatMap((skill, at) => (wanted(at) ? [skill.name] : []));
  const proven = names((at) => shown.has(at));
  const listed = names((at) => !shown.has(at) && declared.has(at));
  const absent = names((at) => !shown.has(at) && !declared.has(at));
  const claimed = mentionedOf(absent, application, job);
  const missing = application.cut ? [] : absent.filter((name) => !claimed.includes(name));
  return [
    `${proven.length + listed.length} of the ${job.skills.length} required skills were found.`,
    sentence('Shown at work', proven),
    sentence('Listed but not shown at work', listed),
    sentence('Mentioned without counting (in a letter, a bio, an answer, a list or copied text)', claimed),
    sentence('Missing', missing),
    application.cut && absent.length > claimed.length
      ? 'The text was too long to be read whole, so none is called missing.'
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Those that stand anywhere in what was sent, under any of their names. */
function mentionedOf(names: readonly string[], application: RedactedApplication, job: JobProfile): string[] {
  if (names.length === 0) return [];
  const texts = textsOf(application);
  const words = texts.flatMap(wordsOf);
  const mentioned = new Set(job.finder.find('', words, true).map(({ skill }) => job.skills[skill]?.name));
  const lower = texts.join('\n').toLowerCase();
  return names.filter((name) => mentioned.has(name) || lower.includes(name.toLowerCase()));
}

function textsOf(application: RedactedApplication): string[] {
  return [
    ...application.skills,
    ...application.experiences.flatMap((entry) => [
      entry.title,
      entry.company,
      entry.department,
      entry.responsibilities,
      entry.accomplishments,
    ]),
    ...application.educations.flatMap((entry) => [entry.degree, entry.field, entry.institution, entry.description]),
    ...application.trainings.flatMap((entry) => [entry.name, entry.organization, entry.description]),
    ...application.languages.map((entry) => entry.name),
    application.bio,
    application.coverLetter,
    ...application.answers,
  ];
}
