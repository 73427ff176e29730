import { ABOUT_APPLICATION, ABOUT_JOB, defineEvent, definePassingEvent, Reason } from '../kernel/define-event.ts';
import { Id } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { change, nothing, withReason } from '../kernel/shown-in-audit.ts';
import { APPLICATION_OUTCOMES } from './applications.values.ts';
import { PUBLIC_STAGES } from './public-stages.ts';

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
  'application.submitted': defineEvent(
    { ...ABOUT_APPLICATION, to: NamedColumn },
    {
      heardBy: ['cards', 'reviewers', 'webhooks'],
      audit: { group: 'applications', kind: 'stage', shown: ({ to }) => ({ to: to.name }) },
    },
  ),
  /** It came from another system, in a file. No other system hears of it, and nobody is mailed. */
  'application.imported': defineEvent(
    { ...ABOUT_APPLICATION, to: NamedColumn, file: z.string() },
    {
      heardBy: [],
      audit: {
        group: 'applications',
        kind: 'imported',
        shown: ({ to, file }) => ({ from: file, to: to.name }),
      },
    },
  ),
  'application.moved': defineEvent(
    {
      ...ABOUT_APPLICATION,
      from: NamedColumn,
      to: NamedColumn,
      reason: Reason,
      basis: Basis,
    },
    {
      heardBy: ['cards', 'reviewers', 'webhooks'],
      audit: {
        group: 'applications',
        kind: 'stage',
        shown: ({ from, to, reason }) => ({ from: from.name, to: to.name, reason }),
      },
    },
  ),
  'application.scored': defineEvent(
    { ...ABOUT_APPLICATION, score: z.number().int(), basis: Basis },
    {
      heardBy: ['cards', 'reviewers', 'candidates', 'webhooks'],
      audit: { group: 'scores', kind: 'ai_score', shown: ({ score }) => ({ to: String(score) }) },
    },
  ),
  'application.decided': defineEvent(
    {
      ...ABOUT_APPLICATION,
      from: Outcome,
      to: Outcome,
      reason: Reason,
      basis: Basis,
    },
    {
      heardBy: ['cards', 'reviewers', 'candidates', 'webhooks'],
      audit: { group: 'applications', kind: 'outcome', shown: (data) => ({ ...change(data), ...withReason(data) }) },
    },
  ),
  'application.withdrawn': defineEvent(
    { ...ABOUT_APPLICATION, from: Outcome },
    {
      heardBy: ['cards', 'reviewers', 'candidates', 'webhooks'],
      audit: { group: 'applications', kind: 'outcome', shown: ({ from }) => ({ from, to: 'withdrawn' }) },
    },
  ),
  /** The verdict came after a person had decided, and changed nothing. */
  'application.judged_late': defineEvent(
    { ...ABOUT_APPLICATION, outcome: Outcome, verdict: Outcome, basis: Basis },
    {
      heardBy: ['cards', 'reviewers', 'candidates'],
      audit: {
        group: 'applications',
        kind: 'late_verdict',
        shown: ({ outcome, verdict }) => ({ from: outcome, to: verdict }),
      },
    },
  ),
  /** The same email address was used by a guest and by somebody with an account. */
  'application.disputed': defineEvent(ABOUT_APPLICATION, {
    heardBy: ['cards'],
    audit: { group: 'applications', kind: 'disputed', shown: nothing },
  }),
  /** The owner of the email address said that somebody else had sent it. The application itself is gone. */
  'application.disowned': defineEvent(ABOUT_JOB, {
    heardBy: [],
    audit: { group: 'applications', kind: 'disowned', shown: nothing },
  }),
  'profile.viewed': defineEvent(LOOK, { heardBy: [], audit: { group: 'looks', kind: 'profile_read', shown: nothing } }),
  'cv.opened': defineEvent(LOOK, { heardBy: [], audit: { group: 'looks', kind: 'cv_read', shown: nothing } }),
  'photo.viewed': defineEvent(LOOK, { heardBy: [], audit: { group: 'looks', kind: 'photo_read', shown: nothing } }),
  'column.deleted': defineEvent(
    { companyId: Id, column: NamedColumn },
    {
      heardBy: ['columns'],
      audit: { group: 'applications', kind: 'column_deleted', shown: ({ column }) => ({ from: column.name }) },
    },
  ),
} as const;

const CARD = { applicationId: Id, companyId: Id, actorId: Id.nullable() };

export const passingApplicationEvents = {
  /** The card has another place in the same column. */
  'application.reordered': definePassingEvent(CARD, { heardBy: ['cards'] }),
  /** The candidate answered questions after having applied. */
  'application.answered': definePassingEvent(CARD, { heardBy: ['cards', 'reviewers'] }),
  /** An application that somebody sent as a guest belongs to their account now. */
  'application.claimed': definePassingEvent(CARD, { heardBy: ['cards', 'candidates'] }),
  /** The person was erased; the card stays without them. */
  'application.emptied': definePassingEvent(CARD, { heardBy: ['cards', 'reviewers'] }),
  'application.deleted': definePassingEvent(CARD, { heardBy: ['cards', 'reviewers'] }),
  /** The stage that the candidate sees is another one: by a move, or because the column shows another. */
  'application.public_stage_changed': definePassingEvent(
    { applicationId: Id, from: z.enum(PUBLIC_STAGES), to: z.enum(PUBLIC_STAGES) },
    { heardBy: ['candidates'] },
  ),
  'note.added': definePassingEvent({ ...CARD, noteId: Id, mentions: z.array(Id) }, { heardBy: ['cards'] }),
  'note.deleted': definePassingEvent({ ...CARD, noteId: Id }, { heardBy: ['cards'] }),
  /** Somebody has opened the notes of an application. */
  'notes.read': definePassingEvent({ applicationId: Id, userId: Id }, { heardBy: [] }),
} as const;
