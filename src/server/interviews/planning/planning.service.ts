import { stateOf } from '#shared/applications/public-stages.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { planInterviews, planningFacts } from '#shared/interviews/interviews.contract.ts';
import { DAYS_AHEAD } from '#shared/interviews/interviews.values.ts';
import { momentInWords } from '#shared/interviews/invitation.rules.ts';
import { invitationMessage } from '#shared/interviews/invitation.texts.ts';
import { planningRefusal } from '#shared/interviews/planning-refusals.texts.ts';
import { type PlanningWarning, warningsOf } from '#shared/interviews/warnings.ts';
import type { InputOf, OutputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { LOCALES, type Locale } from '#shared/kernel/languages.ts';
import type { Message, Words } from '#shared/kernel/messages.ts';
import { hiddenColumnsOf } from '../../applications/applications.api.ts';
import { nameWhileHidden } from '../../applications/blind/blind.ts';
import { listCardsOf } from '../../board/board.api.ts';
import type { Db } from '../../db/database.ts';
import type { Throttle } from '../../identity/throttle.ts';
import type { Tx } from '../../kernel/events.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import { companyOf } from '../../profiles/membership.ts';
import { LIMITS } from '../interviews.limits.ts';
import * as interviews from '../interviews.store.ts';
import type { Invitations, Sender } from '../invitations.service.ts';
import type { ShownInterviews } from '../week/shown-interviews.ts';
import * as store from './planning.store.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LONGEST_SPAN_MS = 42 * DAY_MS;

export type Planner = { user: SessionUser; locale: Locale; words: Words };
type Plan = InputOf<typeof planInterviews>;
type Result = OutputOf<typeof planInterviews>['results'][number];

type Parts = {
  db: Db;
  inTransaction: InTransaction;
  throttle: Throttle;
  invitations: Invitations;
  shown: ShownInterviews;
  wordsIn: (locale: Locale) => Words;
};

export const senderOf = ({ user, locale }: Pick<Planner, 'user' | 'locale'>): Sender => ({
  userId: user.id,
  name: user.name,
  locale,
});

/** The times in their order, each once. Refuses times that have passed or are too far away. */
export function checkedStarts(starts: readonly string[], field = 'starts'): string[] {
  const moments = [...new Set(starts.map((start) => Date.parse(start)))].sort((one, other) => one - other);
  const now = Date.now();
  if (moments.some((at) => at <= now)) throw invalid(field, planningRefusal('refusal.interview_past'));
  if (moments.some((at) => at > now + DAYS_AHEAD * DAY_MS)) {
    throw invalid(field, planningRefusal('refusal.interview_too_far', { days: DAYS_AHEAD }));
  }
  return moments.map((at) => new Date(at).toISOString());
}

export function checkedUntil(chooseUntil: string | null): string | null {
  if (chooseUntil === null) return null;
  if (Date.parse(chooseUntil) <= Date.now()) {
    throw invalid('choose_until', planningRefusal('refusal.interview_choose_until_past'));
  }
  return new Date(chooseUntil).toISOString();
}

export const invalid = (field: string, why: Message) => new AppError('invalid', { errors: { [field]: [why] } });

/** Plans interviews: who is invited, by whom, and when. */
export function createPlanningService({ db, inTransaction, throttle, invitations, shown, wordsIn }: Parts) {
  /** Refuses clashes, nights and weekends. A planner who has seen the warnings can send the plan again despite them. */
  async function assertNoWarnings(
    tx: Db,
    plan: Plan,
    starts: readonly string[],
    jobId: number,
    team: readonly store.Member[],
    { user, locale, words }: Planner,
  ) {
    const { minutes, zone, interviewer_ids, way } = plan;
    const last = Date.parse(starts.at(-1) as string) + minutes * MINUTE_MS;
    const span = { from: starts[0] as string, to: new Date(last).toISOString() };
    const busy = await store.listBusy(tx, companyOf(user).id, interviewer_ids, span);
    const country = await store.findCountry(tx, jobId);
    const warnings = warningsOf({ starts, minutes, zone, country, interviewer_ids, busy, way });
    const [first] = warnings;
    if (!first) return;
    const when = momentInWords(first.start, zone, locale, words);
    // The candidates of other interviews may be hidden by blind review, so none is named.
    const extra = {
      warnings: warnings.map((warning) => ({ ...warning, ...('candidate' in warning && { candidate: null }) })),
    };
    throw new AppError('conflict', { message: inWords(first, when, team), extra });
  }

  /** Why an applicant is not invited; null if nothing speaks against it. */
  function whyNotInvited(one: store.Applicant | undefined): Result['result'] | null {
    if (!one || one.isErased) return 'not_found';
    if (stateOf(one.outcome, one.stage) === 'ended') return 'ended';
    return one.openId === null ? null : 'has_one';
  }

  /**
   * Cancels the earlier invitation of an applicant whom no time suited. Nobody is told, because a new one replaces it.
   */
  async function endUnsuited(tx: Tx, companyId: number, jobId: number, one: store.Applicant, actorId: number) {
    if (one.unsuitedId === null) return;
    await interviews.writeCancellation(tx, { id: one.unsuitedId, by: 'company', word: '' });
    const about = { interviewId: one.unsuitedId, applicationId: one.id, companyId, jobId, actorId };
    await tx.record({ type: 'interview.cancelled', ...about, from: null, by: 'company' });
  }

  type Inviting = { companyId: number; jobId: number; roundId: number; plan: Plan; starts: readonly string[] };

  async function invite(tx: Tx, one: store.Applicant, startsAt: string | null, planner: Planner, inviting: Inviting) {
    const { companyId, jobId, roundId, plan, starts } = inviting;
    const { kind, minutes, messages } = plan;
    const applicationId = one.id;
    const interviewId = await store.insertInterview(tx, { roundId, companyId, applicationId, minutes, startsAt });
    if (startsAt !== null) await store.giveSlot(tx, roundId, interviewId, startsAt);
    const by = senderOf(planner);
    const told =
      startsAt === null
        ? await invitations.askToChoose(tx, interviewId, by, messages)
        : await invitations.tellOfBooking(tx, interviewId, 'booked', { by: { company: by }, invitation: messages });
    if (told === 'blocked') {
      await store.deleteInterview(tx, interviewId);
      return 'blocked' as const;
    }
    await endUnsuited(tx, companyId, jobId, one, planner.user.id);
    const about = { interviewId, applicationId, companyId, jobId, actorId: planner.user.id, kind };
    await tx.record(
      startsAt === null
        ? { type: 'interview.offered', ...about, times: starts.length }
        : { type: 'interview.booked', ...about, to: startsAt, byCandidate: false },
    );
    return 'invited' as const;
  }

  return {
    async plan(planner: Planner, plan: Plan): Promise<Result[]> {
      const { user } = planner;
      const { id: companyId } = companyOf(user);
      const ids = [...new Set(plan.application_ids)];
      const interviewerIds = [...new Set(plan.interviewer_ids)];
      const starts = checkedStarts(plan.starts);
      const chooseUntil = plan.way === 'fix' ? null : checkedUntil(plan.choose_until);
      if (plan.way === 'fix' && starts.length < ids.length) {
        const counts = { count: starts.length, people: ids.length };
        throw invalid('starts', planningRefusal('refusal.interview_too_few_times', counts));
      }
      await throttle.take([[LIMITS.plans, String(companyId)]]);
      return inTransaction(async (tx) => {
        const found = await store.lockApplicants(tx, companyId, ids);
        const byId = new Map(found.map((one) => [one.id, one]));
        const resultsWith = (known: ReadonlyMap<number, Result['result']>) =>
          ids.map((id) => ({
            application_id: id,
            result: known.get(id) ?? whyNotInvited(byId.get(id)) ?? 'not_found',
          }));
        const before = await store.findPlanned(tx, companyId, plan.client_id);
        if (before) return resultsWith(new Map(before.map((id) => [id, 'invited'])));
        const jobId = found[0]?.jobId;
        const wanted = ids.filter((id) => whyNotInvited(byId.get(id)) === null);
        if (jobId === undefined || wanted.length === 0) return resultsWith(new Map());
        if (found.some((one) => one.jobId !== jobId)) {
          throw invalid('application_ids', planningRefusal('refusal.interview_one_job'));
        }
        const team = await store.listMembers(tx, companyId);
        if (!interviewerIds.every((id) => team.some((member) => member.id === id))) {
          throw invalid('interviewer_ids', planningRefusal('refusal.interview_not_in_team'));
        }
        if (plan.kit_id !== null && !(await store.isOwnKit(tx, companyId, jobId, plan.kit_id))) {
          throw invalid('kit_id', planningRefusal('refusal.interview_kit_gone'));
        }
        // Those who are not invited need no time, so the earliest times are given to the others in their order.
        const used = plan.way === 'fix' ? starts.slice(0, wanted.length) : starts;
        await interviews.lockInterviewers(tx, interviewerIds);
        if (!plan.despite_warnings) await assertNoWarnings(tx, plan, used, jobId, team, planner);
        const roundId = await store.insertRound(tx, {
          companyId,
          jobId,
          clientId: plan.client_id,
          kind: plan.kind,
          minutes: plan.minutes,
          place: plan.place,
          instructions: plan.instructions,
          zone: plan.zone,
          chooseUntil,
          movesAllowed: plan.moves_allowed,
          moveUntilHours: plan.move_until_hours,
          kitId: plan.kit_id,
          plannedBy: user.id,
        });
        // A request with the same client id, but for other applicants, was stored at the same moment.
        if (roundId === undefined) throw new AppError('conflict');
        await store.insertPeople(tx, roundId, interviewerIds);
        if (plan.way === 'offer') await store.insertSlots(tx, roundId, starts);
        const inviting = { companyId, jobId, roundId, plan, starts };
        const results = new Map<number, Result['result']>();
        // Conversations are locked in the order of the ids. Each applicant gets the time of their place in the list.
        for (const id of [...wanted].sort((one, other) => one - other)) {
          const startsAt = plan.way === 'fix' ? (used[wanted.indexOf(id)] as string) : null;
          results.set(id, await invite(tx, byId.get(id) as store.Applicant, startsAt, planner, inviting));
        }
        if (![...results.values()].includes('invited')) await store.deleteRound(tx, roundId);
        return resultsWith(results);
      });
    },

    /** What the planning dialog shows: the team and its busy times, kits, and the usual text. */
    async facts({ user, words }: Planner, input: InputOf<typeof planningFacts>) {
      const { id: companyId } = companyOf(user);
      const [from, to] = [Date.parse(input.from), Date.parse(input.to)];
      if (to - from > LONGEST_SPAN_MS) throw invalid('to', planningRefusal('refusal.interview_too_long_a_time'));
      const applicationId = input.application_id;
      const applicant = await store.findApplicant(db, companyId, applicationId);
      const card = (await listCardsOf(db, companyId, [applicationId], words)).get(applicationId);
      if (!applicant || !card || card.candidate_deleted) throw new AppError('not_found');
      const team = await store.listMembers(db, companyId);
      const span = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
      const busy = await store.listBusy(
        db,
        companyId,
        team.map(({ id }) => id),
        span,
      );
      const hidden = await hiddenColumnsOf(db, companyId);
      const nameOf = ({ candidate, applicationId: id, groupId }: store.BusyRow) =>
        id !== null && groupId !== null && hidden.has(groupId) ? words(nameWhileHidden(id)) : candidate;
      const text = invitationMessage('interview_invitation.text');
      return {
        application_id: applicationId,
        candidate: {
          name: card.candidate.user.name,
          photo_url: card.candidate.user.image_url,
          locale: applicant.locale,
          zone: applicant.zone,
        },
        job: { id: applicant.jobId, title: applicant.job, country: applicant.country },
        team: team.map(({ id, name, hasCalendar, calendarProblem }) => ({
          id,
          name,
          photo_url: null,
          calendar_problem: calendarProblem,
          has_calendar: hasCalendar,
        })),
        kits: await store.listKits(db, companyId, applicant.jobId),
        busy: busy.map((one) => ({ user_id: one.user_id, from: one.from, to: one.to, candidate: nameOf(one) })),
        messages: Object.fromEntries(LOCALES.map((locale) => [locale, wordsIn(locale)(text)])) as Record<
          Locale,
          string
        >,
        interviews: await shown.ofApplication(db, { companyId }, applicationId, words),
      };
    },
  };
}
export type PlanningService = ReturnType<typeof createPlanningService>;

function inWords(warning: PlanningWarning, when: string, team: readonly store.Member[]): Message {
  if (warning.kind !== 'clash') return planningRefusal(`refusal.interview_${warning.kind}`, { when });
  const name = team.find(({ id }) => id === warning.user_id)?.name ?? '';
  return planningRefusal('refusal.interview_clash', { name, when });
}
