import { RETRIED_DAYS } from '#server/applications/verdicts.store.ts';
import type { ApplicationOutcome } from '#shared/applications/applications.values.ts';
import { ANSWERS } from './answers.ts';
import { atWorkingHours, DAY, HOUR } from './clock.ts';
import type { DemoEmployer } from './employers.ts';
import { type DemoEvaluation, evaluate } from './evaluations.ts';
import type { DemoJob } from './jobs/job.ts';
import type { DemoPerson } from './people.ts';
import type { Random } from './random.ts';
import { rankKeyAt } from './rank-keys.ts';
import { type DemoReview, managerScoreOf, review, secondOpinion } from './reviews.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';

/** The names of the starting groups. */
export type Stage = 'New' | 'Shortlisted' | 'Interview' | 'Offer' | 'Hired' | 'Not selected';

export type DemoMove = { from: Stage; to: Stage; at: Date; byMachine: boolean; reason: string | null };

export type DemoApplication = {
  employer: DemoEmployer;
  job: DemoJob;
  person: DemoPerson;
  snapshot: Snapshot;
  /** One for each question of the job, in its order; empty when it was left out. */
  answers: string[];
  evaluation: DemoEvaluation | null;
  reviews: DemoReview[];
  reviewedAt: Date | null;
  /** The scores of a second reviewer, for some of the applications. */
  secondReviews: DemoReview[];
  secondReviewedAt: Date | null;
  managerScore: number | null;
  outcome: ApplicationOutcome;
  /** Rejected by the screening and rescued by a person. */
  rescued: boolean;
  stage: Stage;
  moves: DemoMove[];
  rank: string;
  appliedAt: Date;
  withdrawnAt: Date | null;
};

/** The applications of the two candidates who can sign in. */
const FIXED: readonly { username: string; slug: string; stage: Stage; daysAgo: number }[] = [
  { username: 'sahra.nuur', slug: 'logistics-coordinator-mogadishu', stage: 'Interview', daysAgo: 23 },
  { username: 'sahra.nuur', slug: 'cold-store-supervisor-mogadishu', stage: 'Shortlisted', daysAgo: 15 },
  { username: 'sahra.nuur', slug: 'medical-stores-coordinator-kisumu', stage: 'Offer', daysAgo: 21 },
  { username: 'sahra.nuur', slug: 'route-dispatcher-hargeisa', stage: 'Not selected', daysAgo: 38 },
  { username: 'sahra.nuur', slug: 'operations-data-analyst-remote', stage: 'New', daysAgo: 2 },
  { username: 'josephat.mrema', slug: 'solar-installation-technician-arusha', stage: 'Interview', daysAgo: 20 },
  { username: 'josephat.mrema', slug: 'solar-irrigation-agronomist-arusha', stage: 'Shortlisted', daysAgo: 9 },
  { username: 'josephat.mrema', slug: 'vocational-trainer-solar-addis-ababa', stage: 'New', daysAgo: 3 },
  { username: 'josephat.mrema', slug: 'electrical-design-engineer-addis-ababa', stage: 'Not selected', daysAgo: 13 },
];

const PATHS: Record<Exclude<Stage, 'Not selected'>, readonly Stage[]> = {
  New: ['New'],
  Shortlisted: ['New', 'Shortlisted'],
  Interview: ['New', 'Shortlisted', 'Interview'],
  Offer: ['New', 'Shortlisted', 'Interview', 'Offer'],
  Hired: ['New', 'Shortlisted', 'Interview', 'Offer', 'Hired'],
};

const REFUSALS = [
  'Others have more experience in this kind of work.',
  'The place of work did not suit the candidate.',
  'A required certificate is missing.',
] as const;

const MOST_APPLICATIONS = 4;
/** The share of applications beyond the first column that reviewers have scored. */
const REVIEWED = 0.36;

export type Entry = { employer: DemoEmployer; job: DemoJob };

/** Chooses applicants for the jobs. Everybody applies at least once, since a guest exists only through an application. */
function pairUp(random: Random, employers: readonly DemoEmployer[], people: readonly DemoPerson[]) {
  const open: Entry[] = employers.flatMap((employer) =>
    employer.jobs.filter((job) => job.applicants > 0).map((job) => ({ employer, job })),
  );
  const applicants = new Map<DemoJob, Set<DemoPerson>>(open.map(({ job }) => [job, new Set()]));
  const counts = new Map<DemoPerson, number>();
  const apply = (job: DemoJob, person: DemoPerson) => {
    applicants.get(job)?.add(person);
    counts.set(person, (counts.get(person) ?? 0) + 1);
  };
  const room = (job: DemoJob) => job.applicants - (applicants.get(job)?.size ?? 0);
  // The short form of the job page is for people who are signed in.
  const may = (job: DemoJob, person: DemoPerson) =>
    !applicants.get(job)?.has(person) && (job.form !== 'quick' || person.hasAccount);
  const signIns = new Set(FIXED.map(({ username }) => username));

  for (const { username, slug } of FIXED) {
    const person = people.find((each) => each.username === username);
    const entry = open.find(({ job }) => job.slug === slug);
    if (!person || !entry) throw new Error(`${username} cannot apply for ${slug}.`);
    apply(entry.job, person);
  }
  const others = people.filter(({ username }) => !signIns.has(username));
  for (const person of random.shuffled(others)) {
    const fitting = open.map(({ job }) => job).filter((job) => job.careers.includes(person.career) && may(job, person));
    const wanted = fitting.filter((job) => job.careers[0] === person.career && room(job) > 0);
    const free = fitting.filter((job) => room(job) > 0);
    apply(random.pick(wanted.length > 0 ? wanted : free.length > 0 ? free : fitting), person);
  }
  for (const { job } of open) {
    const fitting = random.shuffled(others.filter((person) => job.careers.includes(person.career) && may(job, person)));
    // People of the job's own profession come before those of related ones.
    fitting.sort((a, b) => Number(b.career === job.careers[0]) - Number(a.career === job.careers[0]));
    const strays = job.applicants >= 7 ? random.between(1, 2) : 0;
    const strangers = random.shuffled(
      others.filter((person) => !job.careers.includes(person.career) && may(job, person)),
    );
    for (const person of strangers.slice(0, Math.max(0, Math.min(strays, room(job))))) apply(job, person);
    for (const person of fitting) {
      if (room(job) > 0 && (counts.get(person) ?? 0) < MOST_APPLICATIONS) apply(job, person);
    }
  }
  return open.map((entry) => ({ ...entry, applicants: [...(applicants.get(entry.job) ?? [])] }));
}

function answer(random: Random, person: DemoPerson, [title, required]: readonly [string, boolean]): string {
  if (!required && random.chance(0.35)) return '';
  const words = random.pick(ANSWERS[title] ?? []);
  const [latest] = person.experiences;
  return latest && words.length > 60 && random.chance(0.3) ? `${words} That was at ${latest.company}.` : words;
}

/** The stages of one job: the better the score and the older the application, the further it has come. */
function spread(job: DemoJob, ranked: readonly DemoApplication[], now: Date): void {
  const closed = job.status === 'closed';
  const daysOld = ({ appliedAt }: DemoApplication) => (now.getTime() - appliedAt.getTime()) / DAY;
  const ripe = ranked.filter((application) => daysOld(application) > 3);
  const count = ripe.length;
  const settled = !closed && job.publishedDaysAgo > 20;
  const vacancies = job.vacancies ?? 1;
  const places: { stage: Stage; left: number; fromDay: number }[] = [
    { stage: 'Hired', left: closed ? 1 : settled && count >= 4 ? Math.min(2, vacancies - 1) : 0, fromDay: 14 },
    { stage: 'Offer', left: settled && count >= 6 ? 1 : 0, fromDay: 12 },
    { stage: 'Interview', left: closed ? 0 : Math.max(1, Math.round(count * 0.16)), fromDay: 7 },
    { stage: 'Shortlisted', left: closed ? 0 : Math.max(1, Math.round(count * 0.22)), fromDay: 3 },
  ];
  const refusedFrom = closed ? 0 : count - Math.round(count * 0.2);
  ripe.forEach((application, position) => {
    const place = places.find(({ left, fromDay }) => left > 0 && daysOld(application) >= fromDay);
    if (place) {
      place.left -= 1;
      application.stage = place.stage;
    } else if (position >= refusedFrom) application.stage = 'Not selected';
  });
}

function recordMoves(random: Random, application: DemoApplication, now: Date): void {
  const { appliedAt, stage, outcome, rescued } = application;
  const turnedAway = outcome === 'failed' || rescued;
  const path: Stage[] = turnedAway
    ? ['New', 'Not selected', ...(rescued ? (['Shortlisted'] as const) : [])]
    : stage === 'Not selected'
      ? [...random.pick([PATHS.New, PATHS.New, PATHS.Shortlisted, PATHS.Interview]), 'Not selected']
      : [...PATHS[stage]];
  const span = (application.withdrawnAt ?? now).getTime() - appliedAt.getTime();
  let last = appliedAt.getTime();
  application.moves = path.slice(1).map((to, index) => {
    const byMachine = turnedAway && index === 0;
    const part = (index + 0.5 + random.next() * 0.4) / path.length;
    const planned = atWorkingHours(new Date(appliedAt.getTime() + span * part)).getTime();
    last = byMachine ? appliedAt.getTime() + 20_000 : Math.max(planned, last + Math.min(HOUR, span / 8));
    const reason =
      rescued && index === 1
        ? 'The practical experience outweighs the missing paper.'
        : to === 'Not selected' && !byMachine
          ? random.pick(REFUSALS)
          : null;
    return { from: path[index] as Stage, to, at: new Date(last), byMachine, reason };
  });
}

const between = (from: Date, to: Date, share: number) =>
  new Date(from.getTime() + (to.getTime() - from.getTime()) * share);

/** Adds the moves that led to each application's stage, and reviews for some of those that have advanced. */
export function settle(random: Random, applications: readonly DemoApplication[], now: Date, reviewed = REVIEWED): void {
  let place = 0;
  for (const application of applications) {
    recordMoves(random, application, now);
    const { evaluation, stage, snapshot, moves, appliedAt } = application;
    const advanced = stage !== 'New' && stage !== 'Not selected';
    if (!evaluation || !advanced || !random.chance(reviewed)) continue;
    const rows = review(random, evaluation, snapshot);
    const since = moves.at(-1)?.at ?? appliedAt;
    application.reviews = rows;
    application.reviewedAt = between(since, now, 0.3);
    if (place % 2 === 0) {
      application.secondReviews = secondOpinion(rows, place / 2);
      application.secondReviewedAt = between(application.reviewedAt, now, 0.3);
    }
    application.managerScore = managerScoreOf([...rows, ...application.secondReviews]);
    place += 1;
  }
}

/** Manager score first, then AI score, then those without a score, newest first. */
export function compareCards(a: DemoApplication, b: DemoApplication): number {
  return (
    (b.managerScore ?? -1) - (a.managerScore ?? -1) ||
    (b.evaluation?.overall ?? -1) - (a.evaluation?.overall ?? -1) ||
    b.appliedAt.getTime() - a.appliedAt.getTime()
  );
}

/** Ranks the cards of each column in the order of their scores. */
export function rankCards(applications: readonly DemoApplication[]): void {
  const columns = new Map<string, DemoApplication[]>();
  for (const card of applications) {
    const column = `${card.employer.username} ${card.stage}`;
    columns.set(column, [...(columns.get(column) ?? []), card]);
  }
  for (const cards of columns.values()) {
    cards.sort(compareCards).forEach((card, position) => {
      card.rank = rankKeyAt(position);
    });
  }
}

function submitSomeDay(random: Random, entry: Entry, person: DemoPerson, now: Date): DemoApplication {
  const { job } = entry;
  const fixed = FIXED.find(({ username, slug }) => username === person.username && slug === job.slug);
  const closedDaysAgo = Math.max(0, -(job.deadlineInDays ?? 0));
  const earliest = job.publishedDaysAgo - 1.7;
  const daysAgo = fixed?.daysAgo ?? closedDaysAgo + 0.4 + (earliest - closedDaysAgo - 0.4) * random.next();
  const appliedAt = atWorkingHours(new Date(now.getTime() - daysAgo * DAY - random.between(0, 50) * 60_000));
  return submit(random, entry, person, { appliedAt, now, mayWait: !fixed });
}

type Sending = { appliedAt: Date; now: Date; mayWait: boolean };

export function submit(random: Random, entry: Entry, person: DemoPerson, sending: Sending): DemoApplication {
  const { employer, job } = entry;
  const { appliedAt, now, mayWait } = sending;
  const snapshot = takeSnapshot(random, person, job);
  const evaluation = evaluate(random, job, person, snapshot);
  // For a few applications the evaluator failed until it was no longer retried; these wait for a person.
  const wasLeft = now.getTime() - appliedAt.getTime() > RETRIED_DAYS * DAY;
  const waiting = mayWait && job.status !== 'closed' && random.chance(0.08) && wasLeft;
  const passes = evaluation.overall >= job.screening[1];
  const fails = !waiting && !passes && job.screening[0] === 'auto';
  const rescued = fails && evaluation.overall >= job.screening[1] - 4;
  return {
    employer,
    job,
    person,
    snapshot,
    answers: (job.questions ?? []).map((question) => answer(random, person, question)),
    evaluation: waiting ? null : evaluation,
    reviews: [],
    reviewedAt: null,
    secondReviews: [],
    secondReviewedAt: null,
    managerScore: null,
    outcome: waiting ? 'under_review' : passes || rescued ? 'passed' : fails ? 'failed' : 'under_review',
    rescued,
    stage: rescued ? 'Shortlisted' : fails ? 'Not selected' : 'New',
    moves: [],
    rank: '',
    appliedAt,
    withdrawnAt: null,
  };
}

export function inventApplications(
  random: Random,
  employers: readonly DemoEmployer[],
  people: readonly DemoPerson[],
  now: Date,
): DemoApplication[] {
  const applications = pairUp(random, employers, people).flatMap(({ applicants, ...entry }) => {
    const sent = applicants.map((person) => submitSomeDay(random, entry, person, now));
    const running = sent.filter(({ evaluation, outcome, rescued }) => evaluation && outcome !== 'failed' && !rescued);
    // People who pass are invited to register, so those with an account are found in later stages.
    const promise = ({ evaluation, person }: DemoApplication) =>
      (evaluation?.overall ?? 0) + (person.hasAccount ? 14 : 0);
    running.sort((a, b) => promise(b) - promise(a));
    spread(entry.job, running, now);
    return sent;
  });
  for (const { username, slug, stage } of FIXED) {
    const application = applications.find(({ person, job }) => person.username === username && job.slug === slug);
    if (application && application.outcome !== 'failed') application.stage = stage;
  }
  const quitters = applications.filter(
    ({ stage, outcome, person, appliedAt }) =>
      stage === 'New' &&
      outcome === 'passed' &&
      !FIXED.some(({ username }) => username === person.username) &&
      now.getTime() - appliedAt.getTime() > 6 * DAY,
  );
  for (const application of random.some(quitters, 4)) {
    application.outcome = 'withdrawn';
    application.withdrawnAt = atWorkingHours(new Date(application.appliedAt.getTime() + 4 * DAY));
  }
  applications.sort((a, b) => a.appliedAt.getTime() - b.appliedAt.getTime());
  settle(random, applications, now);
  return applications;
}
