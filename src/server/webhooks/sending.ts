import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type AttemptError, RETRY_SECONDS, STORED_ANSWER } from '#shared/webhooks/webhooks.values.ts';
import type { Db } from '../db/database.ts';
import type { Outgoing, OutgoingAnswer } from '../http/outgoing.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import type { Job, JobPayloads } from '../queue/job.ts';
import type { Queue } from '../queue/queue.ts';
import { bodyOf, HEADERS, messageIdOf } from './requests.ts';
import * as store from './sending.store.ts';
import { signatureOf } from './signature.ts';
import type { SwitchOff } from './switching-off.ts';

declare module '../queue/job.ts' {
  interface JobPayloads {
    'webhooks.deliver': { webhookId: number };
  }
}

/** How many requests one receiver gets at a time. */
const AT_ONCE = 8;
/** Events of a moment are taken together, which costs less. */
const COLLECT_MS = 20;
/** A delivery that has been due for longer than this belonged to a process that died. */
const FORGOTTEN_SECONDS = 10;
/** How long a shutdown waits for answers. */
const STOP_MS = 3_000;
const GONE = 410;

type Parts = {
  db: Db;
  inTransaction: InTransaction;
  queue: Queue;
  outgoing: Outgoing;
  publicUrl: string;
  log: Pick<Logger, 'warn'>;
  switchOff: SwitchOff;
};
type Signed = { body: string; headers: Record<string, string> };
type Receiver = { post: (request: Signed) => Promise<OutgoingAnswer>; close: () => void };

/**
 * Sends what is due. Every webhook is served by itself, a few requests at a time, so a receiver that is slow or dead
 * delays nobody else. What is to be sent is in the database; a process that dies leaves it to the others, and to its
 * successor.
 */
export function createSending({ db, inTransaction, queue, outgoing, publicUrl, log, switchOff }: Parts) {
  /** The webhooks that this process is serving, and whether something was added meanwhile. */
  const served = new Map<number, { again: boolean; end: Promise<void> }>();
  let isStopped = false;

  function wake(webhookId: number): void {
    const now = served.get(webhookId);
    if (now) now.again = true;
    else if (!isStopped) {
      const end = serve(webhookId)
        .catch((error) => log.warn({ err: error, webhookId }, 'a webhook could not be served'))
        .finally(() => {
          const again = served.get(webhookId)?.again;
          served.delete(webhookId);
          if (again) wake(webhookId);
        });
      served.set(webhookId, { again: false, end });
    }
  }

  async function serve(webhookId: number): Promise<void> {
    await pause(COLLECT_MS);
    let address = '';
    let receiver: Receiver | null = null;
    try {
      while (!isStopped) {
        const claimed = await store.claim(db, webhookId, AT_ONCE);
        const [first] = claimed;
        if (!first) return;
        if (first.address !== address) {
          receiver?.close();
          receiver = connect(first.address);
          address = first.address;
        }
        await Promise.all(claimed.map((delivery) => attempt(delivery, receiver)));
      }
    } finally {
      receiver?.close();
    }
  }

  /** Null if the operator has withdrawn what was allowed when the address was entered. */
  function connect(address: string) {
    const url = outgoing.read(address);
    if (typeof url === 'string') return null;
    const { send, close } = outgoing.connectTo(url);
    return { close, post: (request: Signed) => send({ url, method: 'POST', ...request }) };
  }

  async function attempt(delivery: store.Claimed, receiver: Receiver | null): Promise<void> {
    const at = new Date();
    const answer: OutgoingAnswer = receiver
      ? await receiver.post(signedRequest(delivery, at))
      : { status: null, failure: 'address', durationMs: 0 };
    const error = errorOf(answer);
    const row: store.AttemptRow = {
      at,
      durationMs: answer.durationMs,
      address: delivery.address,
      status: answer.status,
      error,
      answer: answer.status === null ? null : storedText(answer.body),
    };
    if (error === null) await store.writeDelivered(db, delivery, row);
    else await fail(delivery, row);
  }

  function signedRequest(delivery: store.Claimed, at: Date): Signed {
    const id = messageIdOf(delivery.id);
    const timestamp = Math.floor(at.getTime() / 1000);
    const body = bodyOf(delivery, publicUrl);
    const { secret, previousSecret } = delivery;
    const secrets = previousSecret === null ? [secret] : [secret, previousSecret];
    return {
      body,
      headers: {
        ...HEADERS,
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signatureOf({ id, timestamp, body }, secrets),
      },
    };
  }

  async function fail(delivery: store.Claimed, row: store.AttemptRow): Promise<void> {
    const { webhookId, attempts } = delivery;
    const isGone = row.status === GONE;
    const retrySeconds = isGone ? null : (RETRY_SECONDS[attempts - 1] ?? null);
    await inTransaction(async (tx) => {
      if (!(await store.writeFailed(tx, delivery, row, retrySeconds))) return;
      const { isOver } = await store.noteFailure(tx, webhookId);
      if (isGone || isOver) await switchOff(tx, webhookId, isGone ? 'gone' : 'failing');
      else if (retrySeconds !== null) {
        await queue.add('webhooks.deliver', { webhookId }, { tx, startAfter: retrySeconds });
      }
    });
  }

  /** Serves every webhook that has something due, which a process that died may have left. */
  async function resume(seconds: number): Promise<void> {
    for (const webhookId of await store.listWithDue(db, seconds)) wake(webhookId);
  }

  return {
    wake,
    start: () => resume(0),
    job: {
      retries: 2,
      retryAfterSeconds: 5,
      expiresAfterSeconds: 30,
      portion: 100,
      runPortion: async (payloads) => {
        for (const { webhookId } of payloads) wake(webhookId);
      },
    } satisfies Job<JobPayloads['webhooks.deliver']>,
    resumeForgotten: () => resume(FORGOTTEN_SECONDS),
    async stop(): Promise<void> {
      isStopped = true;
      const ended = Promise.all([...served.values()].map(({ end }) => end));
      // What a slow receiver has not answered until then is sent again by another process, or after the next start.
      await Promise.race([ended, pause(STOP_MS, undefined, { ref: false })]);
    },
  };
}

function errorOf({ status, failure }: OutgoingAnswer): AttemptError | null {
  if (failure !== null) return failure;
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

const utf8 = new TextDecoder();

/** The beginning of an answer as text that the database can store. */
function storedText(body: Buffer): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the database cannot store a NUL.
  return utf8.decode(body.subarray(0, STORED_ANSWER)).replace(/\u0000/g, '\ufffd');
}
