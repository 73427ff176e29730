import type { Locale } from '#shared/kernel/languages.ts';
import { STAGE_MAILS } from '#shared/messenger/messenger.values.ts';
import { newLinkTo } from '../../applications/links.ts';
import type { Events, Tx } from '../../kernel/events.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import type { Job, JobPayloads } from '../../queue/job.ts';
import type { Mailer } from '../../queue/mailer.ts';
import type { Queue } from '../../queue/queue.ts';
import { lockApplication, openConversation } from '../company-messages.store.ts';
import { stageMail } from '../messenger.mails.ts';
import type { ReplyAddresses } from '../replies/reply-addresses.ts';
import { receiptAddress } from '../templates/filling.ts';
import { mailChoiceOf } from './mail-choices.store.ts';
import * as store from './stage-mails.store.ts';

declare module '../../queue/job.ts' {
  interface JobPayloads {
    'messenger.mail_stage': { applicationId: number };
  }
}

type Parts = {
  inTransaction: InTransaction;
  events: Events;
  queue: Queue;
  mailer: Mailer;
  replyAddresses: ReplyAddresses;
  publicUrl: string;
};

/** An applicant whose language is not known is written to in this one. */
const FALLBACK: Locale = 'en';
const DELAY_SECONDS = STAGE_MAILS.delayMinutes * 60;

/** Mails to candidates whose application has come to another stage, as they see it. */
export function createStageMailsService({ inTransaction, events, queue, mailer, replyAddresses, publicUrl }: Parts) {
  /** Every change has a job of its own; what there is to tell by then is seen when it runs. */
  async function noteChange(tx: Tx, applicationId: number, from: Parameters<typeof store.noteChange>[2]) {
    await store.noteChange(tx, applicationId, from);
    await queue.add('messenger.mail_stage', { applicationId }, { tx, startAfter: DELAY_SECONDS });
  }

  events.inTransaction('application.public_stage_changed', ({ applicationId, from }, tx) =>
    noteChange(tx, applicationId, from),
  );
  // The screening turns away without a move that candidates see. Before it, nobody had moved the card.
  events.inTransaction('application.decided', async ({ applicationId, actorId, to }, tx) => {
    if (actorId === null && to === 'failed') await noteChange(tx, applicationId, 'received');
  });

  /**
   * Tells the candidate of the stage that they see now, and notes so in the same transaction. Whoever wants no mails is
   * noted as told, too: when they want them again, only newer stages are mailed.
   */
  async function tell(tx: Tx, applicationId: number): Promise<void> {
    await lockApplication(tx, applicationId);
    const telling = await store.lockTelling(tx, applicationId);
    if (!telling || telling.stage === telling.told) return;
    const { stage, waitSeconds, isSilent, email, userId } = telling;
    // Queue and row are timed by the same clock; the second allows for rounding.
    if (waitSeconds > 1) {
      return queue.add('messenger.mail_stage', { applicationId }, { tx, startAfter: waitSeconds });
    }
    const choice = isSilent || email === null ? null : await mailChoiceOf(tx, email, 'stages');
    const isMailed = choice !== null && !choice.isStopped;
    await store.markTold(tx, applicationId, stage, isMailed);
    if (email === null || !isMailed) return;
    const { company, job, name, locale } = telling;
    const link =
      userId === null
        ? `${publicUrl}/application/${await newLinkTo(tx, applicationId)}`
        : receiptAddress(publicUrl, applicationId);
    const isGuest = userId === null;
    const about = { email, locale: locale ?? FALLBACK, name, company, job, stage, link, isGuest, publicUrl };
    const replyTo = await replyToOf(tx, telling, { userId, email });
    await mailer.write(tx, stageMail({ ...about, stop: choice.token, replyTo }));
  }

  /** Opens the conversation, so that there is one to answer in. It shows nowhere as long as nobody writes. */
  async function replyToOf(tx: Tx, telling: store.Telling, reader: { userId: number | null; email: string }) {
    if (!replyAddresses.isOn) return null;
    return replyAddresses.of(tx, { conversationId: await openConversation(tx, telling), ...reader });
  }

  return {
    job: {
      retries: 20,
      retryAfterSeconds: 60,
      expiresAfterSeconds: 60,
      pollSeconds: 5,
      run: ({ applicationId }) => inTransaction((tx) => tell(tx, applicationId)),
    } satisfies Job<JobPayloads['messenger.mail_stage']>,
  };
}
