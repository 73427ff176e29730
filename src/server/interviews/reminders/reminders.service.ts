import { SCORECARD_REQUESTS } from '#shared/interviews/interviews.values.ts';
import type { Tx } from '../../kernel/events.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import type { CompanyMessagesService } from '../../messenger/company-messages.service.ts';
import type { Job, JobPayloads } from '../../queue/job.ts';
import type { Queue } from '../../queue/queue.ts';
import * as interviews from '../interviews.store.ts';
import type { Invitations } from '../invitations.service.ts';
import { countRequests, listToAsk } from '../planning/changes.store.ts';
import * as store from './reminders.store.ts';

const DAY_SECONDS = 24 * 60 * 60;

type Parts = {
  inTransaction: InTransaction;
  queue: Queue;
  companyMessages: CompanyMessagesService;
  invitations: Invitations;
};

/** What goes out by itself at a time: reminders before an interview, and requests for scorecards after it. */
export function createReminders({ inTransaction, queue, companyMessages, invitations }: Parts) {
  /** Undefined if the interview is gone, or no longer at the time for which the job was added. */
  async function lockAt(tx: Tx, interviewId: number, start: number) {
    const facts = await interviews.findFacts(tx, interviewId);
    if (!facts) return undefined;
    await companyMessages.lockRecipient(tx, facts.companyId, facts.applicationId);
    const now = await interviews.lockFacts(tx, interviewId);
    return now?.startsAt && Date.parse(now.startsAt) === start ? now : undefined;
  }

  /** Sent and noted in one transaction, so that it goes out once, whenever a process dies. */
  async function remind({ interviewId, start, which }: JobPayloads['interviews.remind']): Promise<void> {
    await inTransaction(async (tx) => {
      const facts = await lockAt(tx, interviewId, start);
      if (facts?.state !== 'booked' || start <= Date.now()) return;
      const remindedFor = which === 'day' ? facts.dayReminderFor : facts.hourReminderFor;
      if (remindedFor !== null && Date.parse(remindedFor) === start) return;
      await store.noteReminder(tx, interviewId, which);
      await invitations.remind(tx, facts, which);
    });
  }

  async function askScorecards({ interviewId, start }: JobPayloads['interviews.ask_scorecards']): Promise<void> {
    await inTransaction(async (tx) => {
      const facts = await lockAt(tx, interviewId, start);
      if (!facts?.endsAt || (facts.state !== 'booked' && facts.state !== 'held')) return;
      const again = (startAfter: number | Date) =>
        queue.add('interviews.ask_scorecards', { interviewId, start }, { tx, startAfter });
      if (Date.parse(facts.endsAt) > Date.now()) return again(new Date(facts.endsAt));
      const missing = await listToAsk(tx, interviewId, SCORECARD_REQUESTS);
      if (missing.length > 0) {
        await countRequests(tx, interviewId, missing);
        await invitations.askForScorecards(tx, facts, missing);
      }
      if (await store.isAnybodyToAsk(tx, interviewId, SCORECARD_REQUESTS)) await again(DAY_SECONDS);
    });
  }

  return {
    remind: {
      retries: 20,
      retryAfterSeconds: 30,
      expiresAfterSeconds: 60,
      pollSeconds: 5,
      run: remind,
    } satisfies Job<JobPayloads['interviews.remind']>,
    askScorecards: {
      retries: 20,
      retryAfterSeconds: 30,
      expiresAfterSeconds: 60,
      pollSeconds: 5,
      run: askScorecards,
    } satisfies Job<JobPayloads['interviews.ask_scorecards']>,
  };
}
