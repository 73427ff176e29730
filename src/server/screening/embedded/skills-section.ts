import type { Message } from '#shared/kernel/messages.ts';
import { assessed } from '#shared/screening/assessed.texts.ts';
import { FORM_ASKS } from '../form-asks.ts';
import type { RedactedApplication } from '../redact.ts';
import type { JobProfile } from './job-profile.ts';
import { quote, quotes, quoteWhole } from './quotes.ts';
import { notAssessed, type SectionReading } from './section-reading.ts';
import { naming, when } from './sentences.ts';
import { SKILL_CREDIT } from './weights.ts';
import { wordsOf } from './words.ts';
import type { Work } from './work.ts';

export type SkillsReading = SectionReading & { shownShare: number };

/** Required skills: declared and shown at work, one of the two, only claimed, or not there. */
export function readSkills(application: RedactedApplication, job: JobProfile, works: readonly Work[]): SkillsReading {
  const isAsked = FORM_ASKS[application.form].skills;
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
      const credit = declared.has(skill) || !isAsked ? SKILL_CREDIT.declaredAndShown : SKILL_CREDIT.shownOnly;
      fromWork += weight * credit * (SKILL_CREDIT.shownElsewhere + (1 - SKILL_CREDIT.shownElsewhere) * seen.relevance);
      if (!everyday) shownTelling += 1;
    } else if (declared.has(skill)) fromList += weight * SKILL_CREDIT.declaredOnly;
  });
  if (total === 0) return { shownShare: 0, ...notAssessed(assessed('assessed.no_skills_asked')) };
  if (!isAsked && shown.size === 0) return { shownShare: 0, ...notAssessed(assessed('assessed.not_asked')) };
  const atMost = job.level === 'Entry' ? SKILL_CREDIT.declaredAtMostByBeginners : SKILL_CREDIT.declaredAtMost;
  const exact = Math.min(1, fromWork / total + Math.min(atMost, fromList / total));
  const evidence = quotes(
    [...[...shown.values()].map((seen) => seen.quote), ...[...declared.values()].map(quoteWhole)],
    6,
  );
  return {
    exact,
    shownShare: shownTelling / job.skills.length,
    comment: comment(application, job, declared, shown),
    evidence,
  };
}

function comment(
  application: RedactedApplication,
  job: JobProfile,
  declared: ReadonlyMap<number, string>,
  shown: ReadonlyMap<number, unknown>,
): Message[] {
  const names = (wanted: (skill: number) => boolean) =>
    job.skills.flatMap((skill, at) => (wanted(at) ? [skill.name] : []));
  const proven = names((at) => shown.has(at));
  if (!FORM_ASKS[application.form].skills) {
    return [assessed('assessed.skills_from_work'), ...naming('assessed.shown', proven)];
  }
  const listed = names((at) => !shown.has(at) && declared.has(at));
  const absent = names((at) => !shown.has(at) && !declared.has(at));
  const claimed = mentionedOf(absent, application, job);
  const missing = application.cut ? [] : absent.filter((name) => !claimed.includes(name));
  return [
    assessed('assessed.skills_found', { found: proven.length + listed.length, total: job.skills.length }),
    ...naming('assessed.shown', proven),
    ...naming('assessed.listed', listed),
    ...naming('assessed.mentioned', claimed),
    ...naming('assessed.missing', missing),
    ...when(application.cut && absent.length > claimed.length, assessed('assessed.too_long')),
  ];
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
