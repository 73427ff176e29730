import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type {
  handInScorecard,
  InterviewedPerson,
  PanelOfInterview,
  Scorecard,
} from '#shared/interviews/kits.contract.ts';
import { kitsRefusal } from '#shared/interviews/kits-refusals.texts.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Words } from '#shared/kernel/messages.ts';
import { readApplicantProfile } from '../../board/board.api.ts';
import type { Db } from '../../db/database.ts';
import type { Tx } from '../../kernel/events.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import { interviewsSeenBy } from '../interviews-seen.ts';
import { kitsOfInterviews } from './kits.store.ts';
import { contentOf, decideOnCard } from './scorecards.rules.ts';
import * as store from './scorecards.store.ts';
import { showCard, showCriteria, showPeople } from './show-cards.ts';

type Given = InputOf<typeof handInScorecard>;
type Parts = { db: Db; inTransaction: InTransaction };
type Reader = { words: Words; locale: Locale };
type ShownProfile = NonNullable<Awaited<ReturnType<typeof readApplicantProfile>>>['profile'];

/** Interviews in these states did not take place. */
const OFF = ['cancelled', 'no_show'];

/** Whether a member is an interviewer who has not handed in yet, and therefore sees none of the other cards. */
function isSealedFor(userId: number, panel: readonly store.PanelRow[]): boolean {
  return panel.some((row) => row.userId === userId && !row.card?.handedInAt);
}

/** Every interviewer has a scorecard of their own, which colleagues see once they have handed in theirs. */
export function createScorecardsService({ db, inTransaction }: Parts) {
  async function write(user: SessionUser, given: Given, handsIn: boolean): Promise<Scorecard> {
    const seen = interviewsSeenBy(user);
    const { companyId } = seen;
    const { id, version } = given;
    return inTransaction(async (tx) => {
      const interview = await store.lockInterview(tx, seen, id);
      if (!interview) throw new AppError('not_found');
      const panel = await store.listPanel(tx, [id]);
      const own = panel.find(({ userId }) => userId === user.id);
      if (!own) throw new AppError('forbidden', { message: kitsRefusal('refusal.not_interviewer') });
      const kit = (await kitsOfInterviews(tx, [id])).get(id);
      const next = contentOf(given, kit, own.card);
      const decision = decideOnCard(own.card, next, { version, handsIn });
      if (decision === 'nothing to do') return showCard(own.card, panel);
      if (decision === 'stale') {
        throw new AppError('conflict', {
          message: kitsRefusal('refusal.card_elsewhere'),
          extra: { scorecard: showCard(own.card, panel) },
        });
      }
      if (decision === 'no recommendation') {
        throw new AppError('invalid', { errors: { recommendation: [kitsRefusal('refusal.no_recommendation')] } });
      }
      const isFirst = handsIn && !own.card?.handedInAt;
      if (isFirst) await assertTookPlace(tx, interview);
      await store.writeCard(tx, { interviewId: id, userId: user.id }, next, handsIn);
      if (isFirst) await recordHandedIn(tx, interview, { actorId: user.id, recommendation: given.recommendation });
      // Drafts are not announced, because nobody else sees them.
      else if (own.card?.handedInAt) {
        const { applicationId } = interview;
        await tx.record({ type: 'interview.changed', applicationId, companyId, actorId: user.id, interviewId: id });
      }
      const written = await store.listPanel(tx, [id]);
      return showCard(written.find(({ userId }) => userId === user.id)?.card ?? null, written);
    });
  }

  async function assertTookPlace(tx: Db, { id, state }: store.InterviewRow): Promise<void> {
    if (OFF.includes(state)) throw new AppError('conflict', { message: kitsRefusal('refusal.interview_off') });
    if (state !== 'held' && !(await store.hasBegun(tx, id))) {
      throw new AppError('conflict', { message: kitsRefusal('refusal.not_begun') });
    }
  }

  /** The first card that is handed in shows that the interview took place. */
  async function recordHandedIn(
    tx: Tx,
    { id: interviewId, applicationId, jobId, companyId, state, startsAt }: store.InterviewRow,
    { actorId, recommendation }: { actorId: number; recommendation: Given['recommendation'] },
  ): Promise<void> {
    if (recommendation === null) return;
    const about = { applicationId, jobId, companyId, interviewId, actorId };
    if (state === 'booked' && startsAt) {
      await store.markHeld(tx, interviewId);
      await tx.record({ type: 'interview.held', ...about, startsAt: startsAt.toISOString(), isNoShow: false });
    }
    await tx.record({ type: 'scorecard.handed_in', ...about, recommendation });
  }

  return {
    async open(user: SessionUser, id: number, reader: Reader) {
      const seen = interviewsSeenBy(user);
      const interview = await store.findInterview(db, seen, id);
      if (!interview) throw new AppError('not_found');
      const { applicationId, startsAt, jobId, jobTitle, companyId, ...rest } = interview;
      const [panel, kits, applicant] = await Promise.all([
        store.listPanel(db, [id]),
        kitsOfInterviews(db, [id]),
        readApplicantProfile(db, { companyId, applicationId }, reader),
      ]);
      const own = panel.find(({ userId }) => userId === user.id);
      if (!applicant) throw new AppError('not_found');
      const isSealed = isSealedFor(user.id, panel);
      return {
        interview: {
          ...rest,
          application_id: applicationId,
          job: { id: jobId, title: jobTitle },
          starts_at: startsAt?.toISOString() ?? null,
        },
        person: showPerson(applicant.profile, rest.kind === 'phone'),
        kit: kits.get(id) ?? null,
        mine: own ? showCard(own.card, panel) : null,
        colleagues: showPeople(panel, isSealed).filter((one) => one.id !== user.id),
        scores: isSealed || seen.heldBy !== undefined ? null : applicant.scores,
      };
    },

    save: (user: SessionUser, given: Given) => write(user, given, false),
    handIn: (user: SessionUser, given: Given) => write(user, given, true),

    async panels(user: SessionUser, applicationId: number): Promise<PanelOfInterview[]> {
      const seen = interviewsSeenBy(user);
      const interviews = await store.listInterviews(db, seen, applicationId);
      const isKnown = interviews.length > 0 || seen.heldBy === undefined;
      if (!isKnown || !(await store.hasApplication(db, seen.companyId, applicationId))) throw new AppError('not_found');
      const ids = interviews.map(({ id }) => id);
      const [people, kits] = await Promise.all([store.listPanel(db, ids), kitsOfInterviews(db, ids)]);
      return interviews.flatMap(({ id, kind, state, startsAt }): PanelOfInterview[] => {
        const panel = people.filter(({ interviewId }) => interviewId === id);
        const isExpected = state === 'held' || (state === 'booked' && startsAt !== null && startsAt <= new Date());
        if (!isExpected && !panel.some(({ card }) => card?.handedInAt)) return [];
        const isSealed = isSealedFor(user.id, panel);
        const order = kits.get(id)?.criteria.map(({ key }) => key) ?? [];
        return [
          {
            interview: { id, kind, state, starts_at: startsAt?.toISOString() ?? null },
            hidden: isSealed,
            mine: panel.some(({ userId }) => userId === user.id),
            people: showPeople(panel, isSealed),
            criteria: isSealed ? [] : showCriteria(panel, order),
          },
        ];
      });
    },
  };
}
export type ScorecardsService = ReturnType<typeof createScorecardsService>;

/** Leaves out what interviewers need not know: addresses, age and family. */
function showPerson(profile: ShownProfile, isByPhone: boolean): InterviewedPerson {
  const { name, candidate, experience, education, answers, candidate_resume_id, resume, ...rest } = profile;
  const { candidate_deleted, blind, contact_info: contact } = rest;
  return {
    name,
    candidate,
    experience,
    education,
    answers,
    candidate_resume_id,
    resume,
    candidate_deleted,
    blind,
    place: contact.country?.name ?? null,
    phone: isByPhone ? contact.phone : null,
  };
}
