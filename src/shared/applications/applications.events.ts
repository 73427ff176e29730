import { ABOUT_APPLICATION, ABOUT_JOB, defineEvent, definePassingEvent, Reason } from '../kernel/define-event.ts';
import { Id } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { APPLICATION_OUTCOMES } from './applications.values.ts';

/** A column of the board, with its name at that time. Very old records know only the name. */
const NamedColumn = z.object({ id: Id.nullable(), name: z.string() });
const Outcome = z.enum(APPLICATION_OUTCOMES);
/** The evaluator and the employer's rule that led to a verdict, for developers. Null where a person decided. */
const Basis = z.string().nullable();

/** An admin may look at anybody and has to account for it. Guests are known by their application alone. */
const LOOK = {
  applicationId: Id.nullable(),
  jobId: Id.nullable(),
  companyId: Id.nullable(),
  userId: Id.nullable(),
};

export const applicationEvents = {
  'application.submitted': defineEvent({ ...ABOUT_APPLICATION, to: NamedColumn }),
  'application.moved': defineEvent({
    ...ABOUT_APPLICATION,
    from: NamedColumn,
    to: NamedColumn,
    reason: Reason,
    basis: Basis,
  }),
  'application.scored': defineEvent({ ...ABOUT_APPLICATION, score: z.number().int(), basis: Basis }),
  'application.decided': defineEvent({
    ...ABOUT_APPLICATION,
    from: Outcome,
    to: Outcome,
    reason: Reason,
    basis: Basis,
  }),
  'application.withdrawn': defineEvent({ ...ABOUT_APPLICATION, from: Outcome }),
  /** The verdict came after a person had decided, and changed nothing. */
  'application.judged_late': defineEvent({ ...ABOUT_APPLICATION, outcome: Outcome, verdict: Outcome, basis: Basis }),
  /** The same email address was used by a guest and by somebody with an account. */
  'application.disputed': defineEvent(ABOUT_APPLICATION),
  /** The owner of the email address said that somebody else had sent it. The application itself is gone. */
  'application.disowned': defineEvent(ABOUT_JOB),
  'profile.viewed': defineEvent(LOOK),
  'cv.opened': defineEvent(LOOK),
  'photo.viewed': defineEvent(LOOK),
  'column.deleted': defineEvent({ companyId: Id, column: NamedColumn }),
} as const;

const CARD = { applicationId: Id, companyId: Id, actorId: Id.nullable() };

export const passingApplicationEvents = {
  /** The card has another place in the same column. */
  'application.reordered': definePassingEvent(CARD),
  /** The candidate answered questions after having applied. */
  'application.answered': definePassingEvent(CARD),
  /** What somebody sent as a guest belongs to their account now. */
  'application.claimed': definePassingEvent(CARD),
  /** The person was erased; the card stays without them. */
  'application.emptied': definePassingEvent(CARD),
  'application.deleted': definePassingEvent(CARD),
  /** The stage that the candidate sees is another one: by a move, or because the column shows another. */
  'application.public_stage_changed': definePassingEvent({ applicationId: Id }),
  'note.added': definePassingEvent(CARD),
  'note.deleted': definePassingEvent(CARD),
} as const;
