import type { changePlanned, Planned, PlannedText, sendPlanned } from '#shared/answers/rules.contract.ts';
import { rulesMessage } from '#shared/answers/rules.texts.ts';
import type { Problem } from '#shared/answers/rules.values.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { codePoints } from '#shared/kernel/code-points.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Words } from '#shared/kernel/messages.ts';
import { MESSAGE } from '#shared/messenger/messenger.values.ts';
import { templateMessage } from '#shared/messenger/templates.texts.ts';
import { hiddenColumnsOf } from '../../applications/applications.api.ts';
import { listCardsOf } from '../../board/board.api.ts';
import type { Db } from '../../db/database.ts';
import type { Tx } from '../../kernel/events.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import type { CompanyMessagesService } from '../../messenger/company-messages.service.ts';
import type { Filled, Filling } from '../../messenger/templates/filling.ts';
import { companyOf } from '../../profiles/membership.ts';
import type { Job } from '../../queue/job.ts';
import type { Queue } from '../../queue/queue.ts';
import * as store from './planned.store.ts';

declare module '../../queue/job.ts' {
  interface JobPayloads {
    'answers.send_planned': { plannedId: number };
  }
}

type Parts = {
  db: Db;
  inTransaction: InTransaction;
  queue: Queue;
  wordsIn: (locale: Locale) => Words;
  filling: Filling;
  companyMessages: CompanyMessagesService;
};
type Recipient = NonNullable<Awaited<ReturnType<CompanyMessagesService['lockRecipient']>>>;

/** How many messages are fetched from the queue at once. */
const PORTION = 20;
/** Whoever saved a rule may speak any language; an applicant whose language is not known is written to in this one. */
const FALLBACK: Locale = 'en';

/** Whether a filled text can be sent, and why not. */
function checked(filled: Filled | null): { body: string; problem?: undefined } | { problem: Problem } {
  if (filled === null) return { problem: 'no_template' };
  if (filled.missing.length > 0) return { problem: 'no_value' };
  return codePoints(filled.text) > MESSAGE.max ? { problem: 'too_long' } : { body: filled.text };
}

/** Messages that go out by themselves: they are shown, changed, taken back and sent. */
export function createPlannedService({ db, inTransaction, queue, wordsIn, filling, companyMessages }: Parts) {
  const nameOf = ({ template, standard }: store.PlannedRow, words: Words) =>
    standard === null ? template : words(templateMessage(`templates.${standard}_name`));

  const shown = (row: store.PlannedRow, words: Words): Omit<Planned, 'card'> => ({
    template: row.templateId === null ? null : { id: row.templateId, name: nameOf(row, words) ?? '' },
    changed: row.body !== null,
    due_at: row.dueAt,
    problem: row.problem,
  });

  /** The text as the applicant will read it. Null if there is no text any more. */
  async function filledFor(tx: Db, row: store.PlannedRow, to: Recipient): Promise<Filled | null> {
    const { body, templateBody, standard, translations } = row;
    if (body === null && templateBody === null) return null;
    const locale = to.locale ?? FALLBACK;
    const template = { body: templateBody ?? '', standard, translations: translations ?? {} };
    const text = body ?? filling.textIn(template, locale);
    const isHidden = (await hiddenColumnsOf(tx, to.companyId)).has(to.groupId);
    const filled = filling.fill(text, to, { name: row.author, locale: FALLBACK }, isHidden);
    return { ...filled, text: filled.text + (row.byMachine ? noteIn(locale) : '') };
  }

  /** Added to what the screening alone has caused: that a machine decided, and how one asks for a person. */
  const noteIn = (locale: Locale) => `\n\n${wordsIn(locale)(rulesMessage('rules.machine_note'))}`;

  /**
   * Sends a message and notes so in the same transaction, so that it goes out once, whenever a process dies. The
   * application is locked first, as when its card is moved.
   */
  async function deliver(
    tx: Tx,
    id: number,
    due: { applicationId: number; companyId: number },
    isByHand: boolean,
  ): Promise<boolean> {
    const to = await companyMessages.lockRecipient(tx, due.companyId, due.applicationId);
    const row = await store.lockWaiting(tx, id, { isByHand });
    if (!row) return false;
    if (!to || row.isVoid) {
      await store.finish(tx, id, { state: 'void' });
      return false;
    }
    const letter = checked(await filledFor(tx, row, to));
    if (letter.problem) {
      await store.finish(tx, id, { state: 'problem', problem: letter.problem });
      await tx.record({ type: 'planned_message.changed', ...due, actorId: null });
      return false;
    }
    const author = { userId: row.authorId, name: row.author, locale: FALLBACK };
    const isSent = await companyMessages.sendIn(tx, to, { body: letter.body, clientId: `planned:${id}` }, author);
    // Whoever has blocked the company is not told, and nobody is told that they have.
    await store.finish(tx, id, { state: isSent ? 'sent' : 'void' });
    await tx.record({ type: 'planned_message.changed', ...due, actorId: null });
    return isSent;
  }

  const job: Job<{ plannedId: number }> = {
    retries: 20,
    retryAfterSeconds: 30,
    expiresAfterSeconds: 60,
    portion: PORTION,
    /** Each is sent on its own. Those that went out are no longer due when the portion is tried again. */
    runPortion: async (payloads) => {
      const failures: unknown[] = [];
      for (const { id, ...due } of await store.findDue(
        db,
        payloads.map(({ plannedId }) => plannedId),
      )) {
        await inTransaction((tx) => deliver(tx, id, due, false)).catch((error) => failures.push(error));
      }
      if (failures.length > 0) throw new AggregateError(failures, 'some messages did not go out');
    },
  };

  return {
    job,

    /** What should have gone out long ago lost its job: it failed too often, or ran when the clock was set back. */
    async sweep() {
      await store.deleteEnded(db);
      await inTransaction(async (tx) => {
        const overdue = await store.listOverdue(tx);
        await queue.addAll(
          'answers.send_planned',
          overdue.map((plannedId) => ({ payload: { plannedId } })),
          tx,
        );
      });
    },

    async list(user: SessionUser, words: Words): Promise<{ planned: Planned[]; count: number }> {
      const { id: companyId } = companyOf(user);
      const [rows, count] = await Promise.all([store.listPlanned(db, companyId), store.countPlanned(db, companyId)]);
      const ids = rows.map(({ applicationId }) => applicationId);
      const cards = await listCardsOf(db, companyId, ids, words);
      const planned = rows.flatMap((row): Planned[] => {
        const card = cards.get(row.applicationId);
        return card ? [{ card, ...shown(row, words) }] : [];
      });
      return { planned, count };
    },

    async show(user: SessionUser, applicationId: number, words: Words): Promise<PlannedText | null> {
      const { id: companyId } = companyOf(user);
      return inTransaction(async (tx) => {
        const to = await companyMessages.lockRecipient(tx, companyId, applicationId);
        const row = to && (await store.findPlanned(tx, companyId, applicationId));
        if (!row) return null;
        const filled = (await filledFor(tx, row, to)) ?? { text: '', missing: [] };
        return { id: row.id, ...shown(row, words), ...filled };
      });
    },

    async change(
      user: SessionUser,
      { application_id: applicationId, planned_id, text }: InputOf<typeof changePlanned>,
    ) {
      const { id: companyId } = companyOf(user);
      await inTransaction(async (tx) => {
        const to = await companyMessages.lockRecipient(tx, companyId, applicationId);
        // The text was shown with the note, which is added again when it is sent.
        const body = to ? text.replace(noteIn(to.locale ?? FALLBACK), '') : text;
        const planned = to && (await store.writeBody(tx, { companyId, applicationId, id: planned_id }, body));
        if (!planned) throw new AppError('not_found');
        // The first one may have run already, and found that the message could not go out.
        await queue.add('answers.send_planned', { plannedId: planned.id }, { tx, startAfter: planned.seconds });
        await tx.record({ type: 'planned_message.changed', applicationId, companyId, actorId: user.id });
      });
    },

    /** Each is sent on its own: one that cannot go out holds up no other. */
    async send(user: SessionUser, { application_ids }: InputOf<typeof sendPlanned>): Promise<number[]> {
      const { id: companyId } = companyOf(user);
      const sent: number[] = [];
      for (const applicationId of new Set(application_ids)) {
        const row = await store.findPlanned(db, companyId, applicationId);
        if (row && (await inTransaction((tx) => deliver(tx, row.id, { applicationId, companyId }, true)))) {
          sent.push(applicationId);
        }
      }
      return sent;
    },

    async takeBack(user: SessionUser, { application_ids }: InputOf<typeof sendPlanned>): Promise<number[]> {
      const { id: companyId } = companyOf(user);
      return inTransaction(async (tx) => {
        const taken = await store.takeBack(tx, companyId, application_ids);
        const change = { type: 'planned_message.changed', companyId, actorId: user.id } as const;
        await tx.record(...taken.map((applicationId) => ({ ...change, applicationId })));
        return taken;
      });
    },
  };
}
export type PlannedService = ReturnType<typeof createPlannedService>;
