import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type {
  cancelInterview,
  Interview,
  moveInterview,
  noteAttendance,
  offerTimes,
} from '#shared/interviews/interviews.contract.ts';
import { momentInWords } from '#shared/interviews/invitation.rules.ts';
import { planningRefusal } from '#shared/interviews/planning-refusals.texts.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Message } from '#shared/kernel/messages.ts';
import type { Throttle } from '../../identity/throttle.ts';
import type { Tx } from '../../kernel/events.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import type { CompanyMessagesService } from '../../messenger/company-messages.service.ts';
import { companyOf } from '../../profiles/membership.ts';
import { LIMITS } from '../interviews.limits.ts';
import { type AboutInterview, aboutInterview, isOver } from '../interviews.rules.ts';
import * as interviews from '../interviews.store.ts';
import { interviewsSeenBy } from '../interviews-seen.ts';
import type { Invitations } from '../invitations.service.ts';
import type { ShownInterviews } from '../week/shown-interviews.ts';
import * as changes from './changes.store.ts';
import { checkedStarts, checkedUntil, type Planner, senderOf } from './planning.service.ts';
import * as store from './planning.store.ts';

const MINUTE_MS = 60_000;

type Facts = interviews.InterviewFacts;
type Parts = {
  inTransaction: InTransaction;
  throttle: Throttle;
  companyMessages: CompanyMessagesService;
  invitations: Invitations;
  shown: ShownInterviews;
};
type Act = (tx: Tx, facts: Facts, about: AboutInterview) => Promise<void>;

const refuse = (why: Message) => new AppError('conflict', { message: why });

/** What a company does with an interview after it was planned. */
export function createChangesService({ inTransaction, throttle, companyMessages, invitations, shown }: Parts) {
  /** Locks the application and then the interview. All others lock in this order too, so that there is no deadlock. */
  async function lockOwn(tx: Tx, user: SessionUser, id: number): Promise<Facts> {
    const seen = interviewsSeenBy(user);
    const { companyId } = seen;
    const own = await interviews.findOwn(tx, seen, id);
    if (!own) throw new AppError('not_found');
    await companyMessages.lockRecipient(tx, companyId, own.applicationId);
    const facts = await interviews.lockFacts(tx, id);
    if (!facts) throw new AppError('not_found');
    return facts;
  }

  function change(planner: Planner, id: number, act: Act): Promise<Interview> {
    return inTransaction(async (tx) => {
      const facts = await lockOwn(tx, planner.user, id);
      await act(tx, facts, aboutInterview(facts, planner.user.id));
      return shown.one(tx, facts.companyId, id, planner.words);
    });
  }

  function assertOpen({ state }: Facts): void {
    if (state === 'cancelled') throw refuse(planningRefusal('refusal.interview_was_cancelled'));
    if (state === 'held' || state === 'no_show') throw refuse(planningRefusal('refusal.interview_over'));
  }

  /** Refuses times at which an interviewer has another interview. Nights and weekends are allowed here. */
  async function assertNoClash(tx: Tx, facts: Facts, starts: readonly string[], { locale, words }: Planner) {
    const userIds = await interviews.lockInterviewersOf(tx, facts.id);
    for (const from of starts) {
      const to = new Date(Date.parse(from) + facts.minutes * MINUTE_MS).toISOString();
      const clash = await interviews.findClash(tx, { userIds, from, to, exceptId: facts.id });
      if (!clash) continue;
      const when = momentInWords(from, facts.timeZone, locale, words);
      throw refuse(planningRefusal('refusal.interview_clash', { name: clash.name, when }));
    }
  }

  return {
    /** Also books a time for somebody who has not chosen one. */
    move(planner: Planner, { id, starts_at, word }: InputOf<typeof moveInterview>) {
      const [startsAt = ''] = checkedStarts([starts_at], 'starts_at');
      return change(planner, id, async (tx, facts, about) => {
        assertOpen(facts);
        if (facts.state === 'booked' && isOver(facts)) throw refuse(planningRefusal('refusal.interview_over'));
        const { startsAt: before, roundId, minutes, kind, state } = facts;
        // A repeated request changes nothing.
        if (state === 'booked' && before === startsAt) return;
        await assertNoClash(tx, facts, [startsAt], planner);
        await interviews.freeSlot(tx, id, { isWithdrawn: true });
        if (!(await store.giveSlot(tx, roundId, id, startsAt))) {
          throw refuse(planningRefusal('refusal.interview_time_taken'));
        }
        await interviews.writeBooking(tx, { id, startsAt, minutes, byCandidate: false, zone: null });
        const isMove = state === 'booked' && before !== null;
        await tx.record(
          isMove
            ? { type: 'interview.moved', ...about, from: before, to: startsAt, byCandidate: false }
            : { type: 'interview.booked', ...about, kind, to: startsAt, byCandidate: false },
        );
        const by = { company: senderOf(planner) };
        await invitations.tellOfBooking(tx, id, isMove ? 'moved' : 'booked', { by, word });
      });
    },

    offer(planner: Planner, { id, starts, choose_until }: InputOf<typeof offerTimes>) {
      const [offered, until] = [checkedStarts(starts), checkedUntil(choose_until)];
      return change(planner, id, async (tx, facts, about) => {
        assertOpen(facts);
        if (facts.isEnded) throw refuse(planningRefusal('refusal.interview_application_ended'));
        if (facts.state === 'booked') throw refuse(planningRefusal('refusal.interview_is_booked'));
        await assertNoClash(tx, facts, offered, planner);
        await store.withdrawSlots(tx, facts.roundId, id);
        await store.insertSlots(tx, facts.roundId, offered);
        await store.writeAsked(tx, id, facts.roundId, until);
        const { kind } = facts;
        await tx.record({ type: 'interview.offered', ...about, kind, times: offered.length });
        await invitations.askToChoose(tx, id, senderOf(planner));
      });
    },

    cancel(planner: Planner, { id, word }: InputOf<typeof cancelInterview>) {
      return change(planner, id, async (tx, facts, about) => {
        // A repeated request changes nothing.
        if (facts.state === 'cancelled') return;
        assertOpen(facts);
        if (facts.state === 'booked' && isOver(facts)) throw refuse(planningRefusal('refusal.interview_over'));
        await interviews.freeSlot(tx, id, { isWithdrawn: false });
        await interviews.writeCancellation(tx, { id, by: 'company', word });
        await tx.record({ type: 'interview.cancelled', ...about, from: facts.startsAt, by: 'company' });
        await invitations.tellOfBooking(tx, id, 'cancelled', { by: { company: senderOf(planner) }, word });
      });
    },

    attend(planner: Planner, { id, came }: InputOf<typeof noteAttendance>) {
      return change(planner, id, async (tx, facts, about) => {
        const { state, startsAt } = facts;
        if (state === 'cancelled') throw refuse(planningRefusal('refusal.interview_was_cancelled'));
        if (startsAt === null) throw refuse(planningRefusal('refusal.interview_no_time_booked'));
        if (Date.parse(startsAt) > Date.now()) throw refuse(planningRefusal('refusal.interview_not_yet'));
        const after = came ? 'held' : 'no_show';
        if (state === after) return;
        await interviews.writeState(tx, id, after);
        await tx.record({ type: 'interview.held', ...about, startsAt, isNoShow: !came });
      });
    },

    async remind(planner: Planner, id: number): Promise<void> {
      const { id: companyId } = companyOf(planner.user);
      if (!(await inTransaction((tx) => interviews.findOwn(tx, { companyId }, id)))) throw new AppError('not_found');
      await throttle.take([[LIMITS.requests, String(id)]]);
      await inTransaction(async (tx) => {
        const facts = await lockOwn(tx, planner.user, id);
        if (facts.state !== 'booked' && facts.state !== 'held') {
          throw refuse(planningRefusal('refusal.interview_no_time_booked'));
        }
        if (!isOver(facts)) throw refuse(planningRefusal('refusal.interview_not_yet'));
        const missing = (await interviews.listInterviewers(tx, id)).filter((one) => one.missing).map((one) => one.id);
        if (missing.length === 0) throw refuse(planningRefusal('refusal.interview_nothing_missing'));
        await changes.countRequests(tx, id, missing);
        await invitations.askForScorecards(tx, facts, missing);
        const { interviewId, applicationId, actorId } = aboutInterview(facts, planner.user.id);
        await tx.record({ type: 'interview.changed', interviewId, applicationId, companyId, actorId });
      });
    },
  };
}
export type ChangesService = ReturnType<typeof createChangesService>;
