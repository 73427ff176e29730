import type { Message } from '#shared/kernel/messages.ts';
import { assessed } from '#shared/screening/assessed.texts.ts';
import { FORM_ASKS } from '../form-asks.ts';
import type { RedactedApplication } from '../redact.ts';
import { tellingStems } from './in-other-words.ts';
import type { JobProfile } from './job-profile.ts';
import { quotes, quoteWhole } from './quotes.ts';
import { notAssessed, notRead, type SectionReading } from './section-reading.ts';
import { naming, when } from './sentences.ts';
import { type FoundSkills, findSkills } from './skills-found.ts';
import { SKILL_CREDIT } from './weights.ts';
import { wordsOf } from './words.ts';
import { scaled, type Work } from './work.ts';

/** From this value on, the list of skills is called credible. */
const BELIEVED = 0.5;

const between = (from: number, to: number, share: number) => from + (to - from) * share;

export type SkillsReading = SectionReading & { shownShare: number };

/** Scores the required skills: declared and shown at work, only one of the two, only claimed, or missing. */
export function readSkills(
  application: RedactedApplication,
  job: JobProfile,
  works: readonly Work[],
  background: number,
): SkillsReading {
  const isAsked = FORM_ASKS[application.form].skills;
  const found = findSkills(application.skills, works, job);
  const { declared, shown } = found;
  const belief = scaled(background, SKILL_CREDIT.believed);
  const declaredOnly = between(SKILL_CREDIT.declaredOnly, SKILL_CREDIT.declaredAndBelieved, belief);
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
    } else if (declared.has(skill)) fromList += weight * declaredOnly;
  });
  if (total === 0) return { shownShare: 0, ...notAssessed(assessed('assessed.no_skills_asked')) };
  const isUnread = works.some((work) => !work.readable || work.isPartlyUnread);
  if (works.length > 0 && works.every((work) => !work.readable) && shown.size + declared.size === 0)
    return { shownShare: 0, ...notRead(assessed('assessed.skills_unread')) };
  if (!isAsked && shown.size === 0) return { shownShare: 0, ...notAssessed(assessed('assessed.not_asked')) };
  const least = job.level === 'Entry' ? SKILL_CREDIT.declaredAtMostByBeginners : SKILL_CREDIT.declaredAtMost;
  const atMost = between(least, SKILL_CREDIT.believedAtMost, belief);
  const exact = Math.min(1, fromWork / total + Math.min(atMost, fromList / total));
  const evidence = quotes(
    [...[...shown.values()].map((seen) => seen.quote), ...[...declared.values()].map(quoteWhole)],
    6,
  );
  return {
    exact,
    shownShare: shownTelling / job.skills.length,
    comment: comment(application, job, found, { works, belief, isUnread }),
    evidence,
  };
}

function comment(
  application: RedactedApplication,
  job: JobProfile,
  { declared, shown }: FoundSkills,
  { works, belief, isUnread }: { works: readonly Work[]; belief: number; isUnread: boolean },
): Message[] {
  const names = (wanted: (skill: number) => boolean) =>
    job.skills.flatMap((skill, at) => (wanted(at) ? [skill.name] : []));
  const isNear = (at: number) => (shown.get(at)?.relevance ?? 0) >= SKILL_CREDIT.believed.none;
  const named = names((at) => shown.get(at)?.inOtherWords === false && isNear(at));
  const elsewhere = names((at) => shown.has(at) && !isNear(at));
  const described = names((at) => shown.get(at)?.inOtherWords === true);
  const proven = [
    ...naming('assessed.shown', named),
    ...naming('assessed.in_other_words', described),
    ...naming('assessed.named_elsewhere', elsewhere),
  ];
  if (!FORM_ASKS[application.form].skills) return [assessed('assessed.skills_from_work'), ...proven];
  const listed = names((at) => !shown.has(at) && declared.has(at));
  const absent = names((at) => !shown.has(at) && !declared.has(at));
  const claimed = mentionedOf(absent, application, job);
  // Nothing is called missing while something has not been read.
  const unnamed = application.cut || isUnread ? [] : absent.filter((name) => !claimed.includes(name));
  // Who works in the trade does what is usual in it, and has other words for it than the advert. Only what goes by its
  // name alone, such as a program, is not there when its name is not.
  const isOfTrade = works.some((work) => work.relevance >= SKILL_CREDIT.usualFrom && !work.isPadded);
  const isUsual = (name: string) => isOfTrade && job.skills.some((skill) => skill.name === name && !skill.isProper);
  const usual = unnamed.filter(isUsual);
  const written = new Set(textsOf(application).flatMap((text) => wordsOf(text).map(({ stem }) => stem)));
  const partly = unnamed.filter((name) => !isUsual(name) && tellingStems(name).some((stem) => written.has(stem)));
  const missing = unnamed.filter((name) => !isUsual(name) && !partly.includes(name));
  const isPartial = absent.length > claimed.length;
  return [
    assessed('assessed.skills_found', { found: job.skills.length - absent.length, total: job.skills.length }),
    ...proven,
    ...naming(belief >= BELIEVED && isOfTrade ? 'assessed.listed_believed' : 'assessed.listed', listed),
    ...naming('assessed.mentioned', claimed),
    ...naming('assessed.usual', usual),
    ...naming('assessed.partly', partly),
    ...naming('assessed.missing', missing),
    ...when(unnamed.length > 0, assessed('assessed.ask_missing')),
    ...when(application.cut && isPartial, assessed('assessed.too_long')),
    ...when(isUnread && !application.cut && isPartial, assessed('assessed.some_work_unread')),
  ];
}

/** The skills that are mentioned anywhere in what was sent, by any of their names. */
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
