import type { ClosingProblem } from '#shared/answers/closing.values.ts';
import { codePoints } from '#shared/kernel/code-points.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import { LOCALES } from '#shared/kernel/languages.ts';
import { MESSAGE } from '#shared/messenger/messenger.values.ts';
import type { Translations } from '#shared/messenger/templates.contract.ts';
import { hiddenColumnsOf } from '../../applications/applications.api.ts';
import * as moves from '../../applications/stages/moves.service.ts';
import type { Db } from '../../db/database.ts';
import type { Tx } from '../../kernel/events.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import type { CompanyMessagesService } from '../../messenger/company-messages.service.ts';
import type { Filling } from '../../messenger/templates/filling.ts';
import type { Job, JobPayloads } from '../../queue/job.ts';
import type { Queue } from '../../queue/queue.ts';
import { takeBack } from '../rules/planned.store.ts';
import * as store from './closing.store.ts';

declare module '../../queue/job.ts' {
  interface JobPayloads {
    'answers.close_job': { closingId: number };
  }
}

/** How many people are read at once. Each is told in a transaction of their own. */
const AT_ONCE = 50;
/** One job works for about this long, and is followed by another. */
const SLICE_MS = 20_000;
/** An applicant whose language is not known is written to in this one. */
const FALLBACK: Locale = 'en';

type Parts = {
  db: Db;
  inTransaction: InTransaction;
  queue: Queue;
  filling: Filling;
  companyMessages: CompanyMessagesService;
};
type Who = { closingId: number; applicationId: number };
/** Somebody tries again: with another text, and wherever the card is by now. */
type Again = { text?: string | undefined };
type Told = 'told' | 'gone' | ClosingProblem;

/** Moves and tells the people of a closed job, each once. */
export function createClosingRun({ db, inTransaction, queue, filling, companyMessages }: Parts) {
  /**
   * The text as they read it, or why there is none. The stage that it names is the one that they come to, because they
   * read it after the move; and the team reads the message in that column.
   */
  async function textFor(tx: Db, person: store.PersonRow, applicationId: number, to: store.ColumnRow, own?: string) {
    const recipient = await companyMessages.findRecipient(tx, person.companyId, applicationId);
    if (!recipient) return { problem: 'no_value' } as const;
    const text = own ?? textIn(person.texts, recipient.locale ?? FALLBACK);
    const isHidden = (await hiddenColumnsOf(tx, person.companyId)).has(to.id);
    const sender = { name: person.author, locale: FALLBACK };
    const filled = filling.fill(text, { ...recipient, stage: to.stage }, sender, isHidden);
    if (filled.missing.length > 0) return { problem: 'no_value' } as const;
    return codePoints(filled.text) > MESSAGE.max ? ({ problem: 'too_long' } as const) : { body: filled.text };
  }

  /**
   * The card is moved before the conversation is locked, in the order in which a board takes its locks. What a column's
   * rule would send is taken back, because they are told here.
   */
  async function act(tx: Tx, who: Who, person: store.PersonRow, again: Again | null): Promise<Told> {
    const { applicationId } = who;
    const { companyId, nowIn } = person;
    if (person.isOver) return 'gone';
    if (!again && nowIn !== person.groupId) return 'moved';
    const columns = await store.listColumns(tx, companyId);
    const columnOf = (groupId: number) => columns.find(({ id }) => id === groupId);
    // Whoever tries again after the column was deleted tells them where they are.
    const to = columnOf(person.toGroupId ?? nowIn) ?? (again ? columnOf(nowIn) : undefined);
    if (!to) return 'column_gone';
    const { body, problem } = await textFor(tx, person, applicationId, to, again?.text);
    if (problem) return problem;
    if (to.id !== nowIn) {
      const card = { id: applicationId, version: person.version };
      const move = { companyId, actorId: person.authorId, card, toGroupId: to.id, afterId: null, reason: null };
      const { result } = await moves.move(tx, move);
      if (result !== 'moved') return result === 'missing' ? 'gone' : 'moved';
    }
    const recipient = await companyMessages.lockRecipient(tx, companyId, applicationId);
    if (!recipient) return 'gone';
    await takeBack(tx, companyId, [applicationId]);
    const letter = { body, clientId: `closing:${who.closingId}:${applicationId}` };
    const author = { userId: person.authorId, name: person.author, locale: FALLBACK };
    return (await companyMessages.sendIn(tx, recipient, letter, author)) ? 'told' : 'blocked';
  }

  /** Tells one person and notes it in the same transaction, so that it happens once, whenever a process dies. */
  function tell(who: Who, again: Again | null = null): Promise<Told | 'not again'> {
    return inTransaction(async (tx) => {
      const person = await store.lockPerson(tx, who.closingId, who.applicationId);
      if (!person) return 'not again';
      const told = await act(tx, who, person, again);
      if (told === 'told' || told === 'gone') await store.finish(tx, who, told);
      else await store.finish(tx, who, 'problem', told);
      return told;
    });
  }

  const goOn = (closingId: number) => inTransaction((tx) => queue.add('answers.close_job', { closingId }, { tx }));

  async function run(closingId: number, expired: AbortSignal): Promise<void> {
    const end = Date.now() + SLICE_MS;
    const faults: unknown[] = [];
    let waiting = await store.listWaiting(db, closingId, 0, AT_ONCE);
    while (waiting.length > 0) {
      for (const applicationId of waiting) {
        // Whoever cannot be told now holds up nobody else.
        await tell({ closingId, applicationId }).catch((fault) => faults.push(fault));
        if (!expired.aborted && Date.now() < end) continue;
        // Another job goes on, so that no single one runs for many minutes. After a fault it is a retry.
        if (faults.length > 0) throw faults[0];
        return goOn(closingId);
      }
      waiting = await store.listWaiting(db, closingId, waiting.at(-1) as number, AT_ONCE);
    }
    if (faults.length > 0) throw faults[0];
  }

  return {
    tell,
    job: {
      retries: 20,
      retryAfterSeconds: 30,
      expiresAfterSeconds: 60,
      run: ({ closingId }, signal) => run(closingId, signal),
      giveUp: ({ closingId }) => store.failWaiting(db, closingId),
    } satisfies Job<JobPayloads['answers.close_job']>,
  };
}
export type ClosingRun = ReturnType<typeof createClosingRun>;

/** A text of one's own may be written in some languages only. */
function textIn(texts: Translations, locale: Locale): string {
  return texts[locale] ?? LOCALES.map((one) => texts[one]).find((text) => text) ?? '';
}
