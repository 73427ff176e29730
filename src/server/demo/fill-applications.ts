import { createHash } from 'node:crypto';
import { cardFacts } from '#server/applications/card-facts.ts';
import type { Db } from '#server/db/database.ts';
import {
  applicationAnswers,
  applicationEducations,
  applicationExperiences,
  applicationLanguages,
  applications,
} from '#server/db/schema/applications.ts';
import { humanEvaluations } from '#server/db/schema/evaluation.ts';
import { history } from '#server/db/schema/history.ts';
import { aiEvaluations } from '#server/db/schema/screening.ts';
import { rowOf as rowOfEvent } from '#server/kernel/history.store.ts';
import type { KeptEvent } from '#shared/events/events.ts';
import type { DemoApplication } from './applications.ts';
import { known, type Staff } from './fill-employers.ts';
import type { Posted } from './fill-jobs.ts';
import type { Filled } from './fill-people.ts';
import { insertForIds, insertRows } from './insert-rows.ts';
import type { DemoMarket } from './market.ts';
import { managerScoreOf } from './reviews.ts';

export type Places = { staff: Staff; posted: Posted; people: Filled };

/** Many people come without a link that reveals its source. */
const SOURCES = [null, 'google.com', null, 'whatsapp', 'linkedin.com', null, 'newsletter', 'whatsapp', 'campus fair'];

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Screening takes a few seconds. */
const evaluatedAt = ({ appliedAt }: DemoApplication) => new Date(appliedAt.getTime() + 12_000);

function rowOf(application: DemoApplication, index: number, { staff, posted, people }: Places) {
  const { employer, job, person, snapshot, answers, moves, appliedAt } = application;
  const name = `${person.firstName} ${person.lastName}`;
  const questionIds = posted.questionIdsOf(job);
  const questions = Object.fromEntries(
    answers.flatMap((answer, place) => (answer ? [[String(known(questionIds[place])), answer]] : [])),
  );
  return {
    jobId: posted.idOf(job),
    companyId: staff.of(employer).companyId,
    candidateId: people.candidateIdOf(person),
    groupId: staff.of(employer).groupIds[application.stage],
    rank: application.rank,
    version: 1 + moves.length,
    form: job.form,
    name,
    email: person.email,
    coverLetter: snapshot.cover_letter,
    snapshot: { ...snapshot, questions },
    // The short form is often sent without a CV.
    resumeId: job.form === 'quick' && index % 2 === 0 ? null : people.resumeIdOf(person),
    receiptHash: sha256(`fursa-demo-receipt-${index + 1}`),
    byGuest: people.userIdOf(person) === null,
    outcome: application.outcome,
    aiScore: application.evaluation?.overall ?? null,
    managerScore: application.managerScore,
    beingScored: application.managerScore === null && application.reviews.length + application.secondReviews.length > 0,
    source: SOURCES[(index * 5) % SOURCES.length] ?? null,
    ...cardFacts({ name, form: job.form, sent: snapshot, asOf: appliedAt.toISOString().slice(0, 7) }),
    appliedAt,
    stageSince: moves.at(-1)?.at ?? appliedAt,
    publicSince: moves.at(-1)?.at ?? appliedAt,
    withdrawnAt: application.withdrawnAt,
  };
}

/** Everything that happened to one application, as in the append-only history. */
function eventsOf(application: DemoApplication, applicationId: number, { staff, posted }: Places) {
  const { evaluation, moves, outcome, rescued, employer, job } = application;
  const { companyId, memberIds, groupIds } = staff.of(employer);
  const base = { applicationId, companyId, jobId: posted.idOf(job) };
  const member = known(memberIds[applicationId % memberIds.length]);
  const named = (name: keyof typeof groupIds) => ({ id: groupIds[name], name });
  const events: (KeptEvent & { at: Date })[] = [
    { ...base, type: 'application.submitted', actorId: null, at: application.appliedAt, to: named('New') },
  ];
  if (evaluation) {
    const byProduct = { ...base, actorId: null, at: evaluatedAt(application), basis: null };
    events.push({ ...byProduct, type: 'application.scored', score: evaluation.overall });
    const judged =
      rescued || outcome === 'failed' ? 'failed' : evaluation.overall >= job.screening[1] ? 'passed' : null;
    const decided = { ...byProduct, type: 'application.decided', from: 'under_review', reason: null } as const;
    if (judged) events.push({ ...decided, to: judged });
  }
  for (const { from, to, at, byMachine, reason = null } of moves) {
    const moved = { ...base, at, actorId: byMachine ? null : member, reason, basis: null };
    events.push({ ...moved, type: 'application.moved', from: named(from), to: named(to) });
    if (rescued && !byMachine) events.push({ ...moved, type: 'application.decided', from: 'failed', to: 'passed' });
  }
  if (application.reviewedAt) {
    const first = managerScoreOf(application.reviews);
    const saved = { ...base, type: 'scorecard.saved', entry: null } as const;
    const total = { from: null, to: first };
    events.push({ ...saved, at: application.reviewedAt, actorId: staff.reviewer, total });
    if (application.secondReviewedAt) {
      const then = { from: first, to: application.managerScore };
      events.push({ ...saved, at: application.secondReviewedAt, actorId: staff.secondReviewer, total: then });
    }
  }
  if (application.withdrawnAt) {
    const at = application.withdrawnAt;
    events.push({ ...base, type: 'application.withdrawn', actorId: null, at, from: 'passed' });
  }
  return events;
}

/** Returns the ids, in the order of the market. */
export async function fillApplications(db: Db, market: DemoMarket, places: Places): Promise<number[]> {
  const all = market.applications;
  const rows = all.map((application, index) => rowOf(application, index, places));
  const ids = await insertForIds(db, applications, rows);
  const each = <Row extends object>(rowsOf: (application: DemoApplication) => Row[]) =>
    all.flatMap((application, index) =>
      rowsOf(application).map((row) => ({ ...row, applicationId: known(ids[index]) })),
    );

  const educations = each(({ person }) => person.educations.map((education, position) => ({ ...education, position })));
  const experiences = each(({ person }) =>
    person.experiences.map((experience, position) => ({ ...experience, position })),
  );
  const educationIds = await insertForIds(db, applicationEducations, educations);
  const experienceIds = await insertForIds(db, applicationExperiences, experiences);
  await insertRows(
    db,
    applicationLanguages,
    each(({ snapshot }) => snapshot.languages),
  );
  await insertRows(
    db,
    applicationAnswers,
    each(({ job, answers }) => {
      const questionIds = places.posted.questionIdsOf(job);
      return (job.questions ?? []).flatMap(([question], position) => {
        const answer = answers[position];
        return answer ? [{ questionId: known(questionIds[position]), question, answer, position }] : [];
      });
    }),
  );
  await insertRows(
    db,
    aiEvaluations,
    each((application) => {
      const { evaluation, job, snapshot } = application;
      if (!evaluation) return [];
      const inputHash = sha256(JSON.stringify([job.slug, snapshot]));
      return [
        { ...evaluation, evaluator: 'demo', evaluatorVersion: '1', inputHash, createdAt: evaluatedAt(application) },
      ];
    }),
  );
  const itemId = (
    items: { applicationId: number; position: number }[],
    itemIds: number[],
    of: number,
    position: number,
  ) => known(itemIds[items.findIndex((item) => item.applicationId === of && item.position === position)]);
  const { reviewer, secondReviewer } = places.staff;
  const reviews = each(({ reviews, reviewedAt, secondReviews, secondReviewedAt }) => [
    ...reviews.map((review) => ({ ...review, reviewerId: reviewer, reviewedAt: reviewedAt ?? undefined })),
    ...secondReviews.map((review) => ({
      ...review,
      reviewerId: secondReviewer,
      reviewedAt: secondReviewedAt ?? undefined,
    })),
  ]);
  await insertRows(
    db,
    humanEvaluations,
    reviews.map(({ applicationId, type, item, score, comment, reviewerId, reviewedAt }) => ({
      applicationId,
      type,
      educationId: item !== null && type === 'education' ? itemId(educations, educationIds, applicationId, item) : null,
      experienceId:
        item !== null && type === 'experience' ? itemId(experiences, experienceIds, applicationId, item) : null,
      score,
      comment,
      reviewerId,
      createdAt: reviewedAt,
      updatedAt: reviewedAt,
    })),
  );
  const events = all
    .flatMap((application, index) => eventsOf(application, known(ids[index]), places))
    .map(({ at, ...event }) => ({ ...rowOfEvent(event), at }));
  const timeOf = ({ at }: { at?: Date | undefined }) => at?.getTime() ?? 0;
  await insertRows(
    db,
    history,
    [...places.posted.steps, ...events].sort((a, b) => timeOf(a) - timeOf(b)),
  );
  return ids;
}
