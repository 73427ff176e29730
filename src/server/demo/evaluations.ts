import { notAssessed, type SectionReading } from '#server/screening/embedded/section-reading.ts';
import { duration, naming, when } from '#server/screening/embedded/sentences.ts';
import { type Reading, totalOf } from '#server/screening/embedded/total.ts';
import { SECTION_WEIGHTS } from '#server/screening/embedded/weights.ts';
import { EXPERIENCE_YEARS } from '#shared/jobs/jobs.values.ts';
import { EDUCATION_TEXTS, EXPERIENCE_TEXTS } from '#shared/jobs/value-texts.ts';
import type { EducationLevel } from '#shared/reference/qualifications.values.ts';
import { assessed, levelName } from '#shared/screening/assessed.texts.ts';
import type { Section } from '#shared/screening/score.ts';
import type { DemoJob } from './jobs/job.ts';
import type { DemoPerson } from './people.ts';
import type { Random } from './random.ts';
import type { Snapshot } from './snapshot.ts';

export type DemoEvaluation = ReturnType<typeof totalOf>;

const EDUCATION_RANK: Record<EducationLevel, number> = {
  'High School': 1,
  Other: 1.5,
  'Associate Degree': 2,
  "Bachelor's Degree": 3,
  "Master's Degree": 4,
  'Doctorate/PhD': 5,
};

const NOT_ASKED = notAssessed(assessed('assessed.not_asked'));

/** A score as a fraction from 0 to 1, rounded to whole percents. */
const within = (score: number) => Math.max(0, Math.min(100, Math.round(score))) / 100;
const firstSentence = (text: string) => text.split(/(?<=[.!?])\s/)[0] ?? text;
const present = (...quotes: (string | undefined)[]) => quotes.filter((quote): quote is string => Boolean(quote));

/** How near the person's profession is to the job: the same, a related one, or another. */
function fitOf(person: DemoPerson, job: DemoJob): number {
  if (job.careers[0] === person.career) return 1;
  return job.careers.includes(person.career) ? 0.7 : 0.25;
}

function judgeSkills(random: Random, job: DemoJob, sent: Snapshot, fit: number): SectionReading {
  const work = sent.experiences.map(({ responsibilities }) => responsibilities).join(' ');
  const isShown = (name: string) => work.toLowerCase().includes(name.toLowerCase());
  if (sent.skills.length === 0) {
    return {
      exact: within(fit * (work ? 66 : 20) + random.between(-6, 8)),
      comment: [assessed('assessed.skills_from_work'), ...naming('assessed.shown', job.skills.filter(isShown))],
      evidence: present(firstSentence(work)),
    };
  }
  const declared = new Set(sent.skills.map((name) => name.toLowerCase()));
  const found = job.skills.filter((name) => declared.has(name.toLowerCase()));
  const everything = JSON.stringify(sent).toLowerCase();
  const missing = job.skills.filter((name) => !everything.includes(name.toLowerCase()));
  const shown = found.filter(isShown);
  const points = found.length * 0.9 + shown.length * 0.1;
  return {
    exact: within(8 + (points / job.skills.length) * 88 + random.between(-2, 4)),
    comment: [
      assessed('assessed.skills_found', { found: found.length, total: job.skills.length }),
      ...naming('assessed.shown', shown),
      ...naming(
        'assessed.listed',
        found.filter((name) => !isShown(name)),
      ),
      ...naming('assessed.missing', missing),
    ],
    // Quoted as the person wrote them.
    evidence: sent.skills.filter((name) => found.some((each) => each.toLowerCase() === name.toLowerCase())).slice(0, 4),
  };
}

function judgeExperience(
  random: Random,
  job: DemoJob,
  person: DemoPerson,
  sent: Snapshot,
  fit: number,
): SectionReading {
  const needed = EXPERIENCE_YEARS[job.experience];
  const level = { told: levelName(EXPERIENCE_TEXTS[job.experience]) };
  const asked =
    needed === 0
      ? assessed('assessed.level_asks_none', { level })
      : assessed('assessed.level_asks', { time: duration(needed * 12), level });
  const latest = sent.experiences[0];
  if (!latest) {
    const exact = within(needed === 0 ? 45 : 12 + random.between(0, 8));
    return { exact, comment: [assessed('assessed.no_work'), asked], evidence: [] };
  }
  const years = Math.max(1, Math.round(person.experienceYears));
  const share = needed === 0 ? 1 : Math.min(1, person.experienceYears / needed);
  const nearest =
    fit === 1
      ? assessed('assessed.nearest_close')
      : fit > 0.5
        ? assessed('assessed.nearest_related')
        : assessed('assessed.nearest_elsewhere');
  return {
    exact: within(
      fit * (42 + 40 * share + Math.min(10, Math.max(0, person.experienceYears - needed) * 2)) + random.between(-3, 6),
    ),
    comment: [...timeOf(), nearest],
    evidence: present(latest.designation, firstSentence(latest.responsibilities)),
  };

  function timeOf() {
    const time = duration(years * 12);
    if (fit <= 0.5) return [assessed('assessed.no_work_counts'), asked];
    if (needed === 0) return [assessed('assessed.work_counts', { time }), asked];
    return [assessed('assessed.relevant_time', { time, asked: duration(needed * 12) })];
  }
}

function judgeEducation(random: Random, job: DemoJob, sent: Snapshot, fit: number): SectionReading {
  const best = [...sent.educations].sort((a, b) => EDUCATION_RANK[b.level] - EDUCATION_RANK[a.level])[0];
  if (!best) return notAssessed(assessed('assessed.left_empty'));
  const distance = job.education === null ? 0 : EDUCATION_RANK[best.level] - EDUCATION_RANK[job.education];
  const base = distance >= 0 ? 84 + distance * 5 : distance >= -1 ? 60 : 38;
  const level =
    job.education === null
      ? assessed('assessed.any_level')
      : assessed(distance >= 0 ? 'assessed.level_reached' : 'assessed.level_below', {
          education: { told: levelName(EDUCATION_TEXTS[job.education]) },
        });
  return {
    exact: within(base - (fit < 0.5 ? 22 : 0) + random.between(-4, 4)),
    comment: [level, ...when(fit < 0.5, assessed('assessed.field_elsewhere'))],
    evidence: [best.degree],
  };
}

function judgeTrainings({ form }: DemoJob, { trainings }: Snapshot, fit: number): SectionReading {
  if (form === 'simple' || form === 'form') return NOT_ASKED;
  if (trainings.length === 0) return notAssessed(assessed('assessed.left_empty'));
  if (fit < 0.5) return notAssessed(assessed('assessed.trainings_elsewhere'));
  return { exact: 1, comment: [assessed('assessed.training_fits')], evidence: trainings.map(({ name }) => name) };
}

const CLARITY = { native: 92, fluent: 88, advanced: 80, intermediate: 72, basic: 55 } as const;

function judgeLanguage(random: Random, { languages }: Snapshot): SectionReading {
  const english = languages.find(({ name }) => name === 'English');
  return {
    exact: within(english ? CLARITY[english.proficiency] + random.between(-3, 5) : 40),
    comment: [assessed(english ? 'assessed.languages_listed' : 'assessed.languages_missing', { languages: 'English' })],
    evidence: english ? [english.name] : [],
  };
}

function judgeBio(random: Random, { personalInfo: { bio } }: Snapshot, fit: number): SectionReading {
  return {
    exact: within(30 + 50 * fit + random.between(-6, 8)),
    comment: [
      assessed(fit === 1 ? 'assessed.bio_fits' : fit > 0.5 ? 'assessed.bio_touches' : 'assessed.bio_elsewhere'),
    ],
    evidence: [firstSentence(bio)],
  };
}

function judgeProfile(random: Random, fit: number): SectionReading {
  const background =
    fit === 1
      ? assessed('assessed.background_same')
      : fit > 0.5
        ? assessed('assessed.background_related')
        : assessed('assessed.background_far');
  return { exact: within(100 * fit - 4 + random.between(-8, 4)), comment: [background], evidence: [] };
}

/** Scores an application in a simplified version of the product's screening: from what was sent, with quotes. */
export function evaluate(random: Random, job: DemoJob, person: DemoPerson, sent: Snapshot): DemoEvaluation {
  const fit = fitOf(person, job);
  const isSimple = job.form === 'simple';
  const sections: Reading['sections'] = {
    education: judgeEducation(random, job, sent, fit),
    experience: judgeExperience(random, job, person, sent, fit),
    skills: judgeSkills(random, job, sent, fit),
    certification: judgeTrainings(job, sent, fit),
    bio: isSimple ? NOT_ASKED : judgeBio(random, sent, fit),
    language: isSimple ? NOT_ASKED : judgeLanguage(random, sent),
    profile: judgeProfile(random, fit),
  };
  const optional = new Set<Section>(isSimple ? ['certification', 'bio', 'skills'] : ['certification', 'bio']);
  return totalOf({ sections, optional, weights: SECTION_WEIGHTS, gate: 1, unread: false, isForeign: false });
}
