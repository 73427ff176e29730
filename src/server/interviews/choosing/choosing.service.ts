import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type {
  cancelByCandidate,
  chooseTime,
  InterviewForCandidate,
  noTimeSuits,
} from '#shared/interviews/choosing.contract.ts';
import { planningRefusal } from '#shared/interviews/planning-refusals.texts.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Message } from '#shared/kernel/messages.ts';
import type { Db } from '../../db/database.ts';
import type { Throttle } from '../../identity/throttle.ts';
import { logoUrl } from '../../jobs/show-job.ts';
import type { Tx } from '../../kernel/events.ts';
import { digestOf, isSecret } from '../../kernel/secrets.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import type { CompanyMessagesService } from '../../messenger/company-messages.service.ts';
import { LIMITS } from '../interviews.limits.ts';
import { type AboutInterview, aboutInterview, isOver } from '../interviews.rules.ts';
import * as interviews from '../interviews.store.ts';
import type { Invitations } from '../invitations.service.ts';
import * as store from './choosing.store.ts';

/** An id; a secret is longer and does not consist of digits alone. */
const NUMBER = /^[1-9]\d{0,14}$/;
const HOUR_MS = 3_600_000;

type Facts = interviews.InterviewFacts;
type Parts = {
  db: Db;
  inTransaction: InTransaction;
  throttle: Throttle;
  companyMessages: CompanyMessagesService;
  invitations: Invitations;
};
type Viewer = SessionUser | null;
type Act = (tx: Tx, facts: Facts, about: AboutInterview) => Promise<void>;

const refuse = (why: Message) => new AppError('conflict', { message: why });

/** Until when a candidate may move a booked interview; null if they may not, or not again. */
export function moveUntil({ state, startsAt, moves, movesAllowed, moveUntilHours }: Facts): number | null {
  if (state !== 'booked' || startsAt === null || moves >= movesAllowed) return null;
  return Date.parse(startsAt) - moveUntilHours * HOUR_MS;
}

/** Why this candidate cannot choose a time now; null if they can. */
function whyNotChoose(facts: Facts, now: number): Message | null {
  if (facts.isEnded) return planningRefusal('refusal.interview_application_ended');
  switch (facts.state) {
    case 'asked':
    case 'none_suits': {
      const isLate = facts.chooseUntil !== null && Date.parse(facts.chooseUntil) <= now;
      return isLate ? planningRefusal('refusal.interview_too_late_to_choose') : null;
    }
    case 'booked': {
      const until = moveUntil(facts);
      if (until === null) return planningRefusal('refusal.interview_moved_enough');
      return until <= now ? planningRefusal('refusal.interview_too_late_to_move') : null;
    }
    case 'cancelled':
      return planningRefusal('refusal.interview_was_cancelled');
    case 'held':
    case 'no_show':
      return planningRefusal('refusal.interview_over');
  }
}

/** What candidates do with their interviews, with the link of a mail or signed in. */
export function createChoosingService({ db, inTransaction, throttle, companyMessages, invitations }: Parts) {
  async function find(link: string, viewer: Viewer): Promise<store.Found> {
    const found = await findBy(link, viewer);
    if (!found) throw new AppError('not_found');
    return found;
  }

  async function findBy(link: string, viewer: Viewer): Promise<store.Found | undefined> {
    if (NUMBER.test(link)) return viewer ? store.findOfAccount(db, Number(link), viewer.id) : undefined;
    if (isSecret(link)) return store.findBySecret(db, digestOf(link));
    const [secret = '', id = ''] = link.split('.');
    if (!isSecret(secret) || !NUMBER.test(id)) return undefined;
    return store.findByReceipt(db, digestOf(secret), Number(id));
  }

  async function show(from: Db, id: number): Promise<InterviewForCandidate> {
    const [facts, shown] = [await interviews.findFacts(from, id), await store.findShown(from, id)];
    if (!facts || !shown) throw new AppError('not_found');
    const { state, startsAt, kind, minutes, place, instructions, chooseUntil, timeZone, candidateZone } = facts;
    const until = moveUntil(facts);
    const canChoose = whyNotChoose(facts, Date.now()) === null;
    const slots = await store.listSlots(from, id);
    return {
      job: { title: facts.job, slug: shown.slug },
      company: { name: facts.company, username: shown.username, logo_url: logoUrl(shown.logoFileId) },
      application_id: shown.isGuest ? null : facts.applicationId,
      kind,
      minutes,
      interviewers: shown.interviewers,
      instructions,
      place: startsAt !== null || kind === 'on_site' ? place : '',
      state,
      starts_at: startsAt,
      slots: slots.map((slot) => ({ ...slot, free: slot.free && canChoose })),
      choose_until: chooseUntil,
      zone: candidateZone ?? timeZone,
      can_move: state === 'booked' && canChoose,
      move_until: until === null ? null : new Date(until).toISOString(),
      can_cancel: ['asked', 'none_suits', 'booked'].includes(state) && !isOver(facts),
      ended: facts.isEnded,
      email: shown.email ?? '',
    };
  }

  /** The application is locked first, as when it is withdrawn or its card is moved; then the interview. */
  async function change(link: string, viewer: Viewer, act: Act) {
    const { id, applicationId, companyId } = await find(link, viewer);
    await throttle.take([[LIMITS.choices, String(id)]]);
    return inTransaction(async (tx) => {
      if (!(await companyMessages.lockRecipient(tx, companyId, applicationId))) throw new AppError('not_found');
      const facts = await interviews.lockFacts(tx, id);
      if (!facts) throw new AppError('not_found');
      await act(tx, facts, aboutInterview(facts, null));
      return show(tx, id);
    });
  }

  return {
    /** The interview that a link opens. */
    idOf: async (link: string, viewer: Viewer): Promise<number> => (await find(link, viewer)).id,

    async open(link: string, viewer: Viewer): Promise<InterviewForCandidate> {
      return show(db, (await find(link, viewer)).id);
    },

    /** Nobody gets a time that somebody else has, nor one at which an interviewer has another interview by now. */
    async choose({ link, starts_at, zone }: InputOf<typeof chooseTime>, viewer: Viewer) {
      const startsAt = new Date(starts_at).toISOString();
      return change(link, viewer, async (tx, facts, about) => {
        const { id, startsAt: before, minutes, kind } = facts;
        if (facts.state === 'booked' && before === startsAt) {
          if (zone) await store.writeZone(tx, id, zone);
          return;
        }
        const why = whyNotChoose(facts, Date.now());
        if (why) throw refuse(why);
        const gone = refuse(planningRefusal('refusal.interview_slot_gone'));
        // Most of those who come too late need not wait for the interviewers.
        if (!(await store.isFree(tx, id, startsAt))) throw gone;
        await interviews.lockInterviewersOf(tx, id);
        const isMove = facts.state === 'booked';
        if (isMove) await interviews.freeSlot(tx, id, { isWithdrawn: false });
        if (!(await store.takeSlot(tx, id, startsAt))) throw gone;
        await interviews.writeBooking(tx, { id, startsAt, minutes, byCandidate: true, zone: zone ?? null });
        if (isMove && before !== null) {
          await tx.record({ type: 'interview.moved', ...about, from: before, to: startsAt, byCandidate: true });
        } else {
          await tx.record({ type: 'interview.booked', ...about, kind, to: startsAt, byCandidate: true });
        }
        await invitations.tellOfBooking(tx, id, isMove ? 'moved' : 'booked', { by: 'candidate' });
      });
    },

    async noneSuits({ link, good_times, word, zone }: InputOf<typeof noTimeSuits>, viewer: Viewer) {
      return change(link, viewer, async (tx, facts, about) => {
        const { id, state } = facts;
        if (state === 'booked') throw refuse(planningRefusal('refusal.interview_is_booked'));
        if (state === 'cancelled') throw refuse(planningRefusal('refusal.interview_was_cancelled'));
        if (facts.isEnded) throw refuse(planningRefusal('refusal.interview_application_ended'));
        if (state !== 'asked' && state !== 'none_suits') throw refuse(planningRefusal('refusal.interview_over'));
        await store.writeNoneSuits(tx, { id, goodTimes: [...new Set(good_times)], word, zone: zone ?? null });
        const { interviewId, applicationId, companyId } = about;
        await tx.record({ type: 'interview.changed', interviewId, applicationId, companyId, actorId: null });
      });
    },

    async cancel({ link, word }: InputOf<typeof cancelByCandidate>, viewer: Viewer) {
      return change(link, viewer, async (tx, facts, about) => {
        const { id, state, startsAt } = facts;
        // A repeated request changes nothing.
        if (state === 'cancelled' && facts.cancelledBy === 'candidate') return;
        if (state === 'cancelled') throw refuse(planningRefusal('refusal.interview_was_cancelled'));
        if (isOver(facts) || state === 'held' || state === 'no_show') {
          throw refuse(planningRefusal('refusal.interview_over'));
        }
        await interviews.freeSlot(tx, id, { isWithdrawn: false });
        await interviews.writeCancellation(tx, { id, by: 'candidate', word });
        await tx.record({ type: 'interview.cancelled', ...about, from: startsAt, by: 'candidate' });
        await invitations.tellOfBooking(tx, id, 'cancelled', { by: 'candidate', word });
      });
    },
  };
}
export type ChoosingService = ReturnType<typeof createChoosingService>;
