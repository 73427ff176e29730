import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { io, type Socket } from 'socket.io-client';
import type { Database } from '#server/db/database.ts';
import { digestOf } from '#server/kernel/secrets.ts';
import { type BenchServer, startBenchServer } from './bench-server.ts';
import { type NextRequest, send, timesHello } from './compare.ts';
import type { Figure } from './flows.ts';

const FEW = 50;
const MANY = 1_000;
const COMPANY = 1;
/** Enough senders taking turns that none of them reaches the limit of messages per person. */
const WRITERS = 400;
const PER_SECOND = 300;
const SECONDS = 20;
const SOCKETS = 2_000;
const TEXT =
  'Thursday at 14:00 works for me. Should I bring the route plan from my last project, or will you send one?';

const tokenOf = (writer: number) => `s.${createHash('sha256').update(`writer ${writer}`).digest('base64url')}`;
const cookieOf = (writer: number) => `fursa_session=${tokenOf(writer)}`;

/**
 * One company with this many conversations, each with a candidate who has an account and a session. A tenth waits for a
 * reply.
 */
async function fillTalks(database: Database, count: number): Promise<void> {
  await database.query("insert into companies (name, username) values ('Bench', 'bench')", []);
  await database.query(
    "insert into application_groups (company_id, name, fixed, position) values (1, 'New', 'new', 0)",
    [],
  );
  await database.query(
    `insert into jobs (company_id, slug, title, description, status, job_type, salary_mode, published_at)
     values (1, 'bench', 'Operations Analyst', '', 'active', 'Full time', 'custom', now())`,
    [],
  );
  await database.query(
    `insert into users (name, username, email, role)
     select 'Candidate ' || n, 'candidate-' || n, 'candidate-' || n || '@bench.example', 'candidate'
     from generate_series(1, ${count}) n`,
    [],
  );
  await database.query(
    "insert into candidates (user_id, username, name) select id, username, name from users where role = 'candidate'",
    [],
  );
  await database.query(
    `insert into applications (job_id, company_id, candidate_id, group_id, rank, form, name, snapshot, receipt_hash)
     select 1, 1, id, 1, 'a' || lpad(id::text, 6, '0'), 'wizard', name, '{}', sha256(id::text::bytea) from candidates`,
    [],
  );
  await database.query(
    'insert into conversations (company_id, candidate_id, job_id) select 1, id, 1 from candidates order by id',
    [],
  );
  await database.query(
    `insert into messages (conversation_id, sender, body)
     select v.id, case when n % 2 = 0 then 'company' else 'candidate' end, 'Message ' || n
     from generate_series(1, 10) n, conversations v order by n, v.id`,
    [],
  );
  await database.query(
    `insert into messages (conversation_id, sender, body)
     select id, 'candidate', 'Are you still there?' from conversations where id % 10 = 0`,
    [],
  );
  await database.query(
    `update conversations v set
       last_message_id = (select max(id) from messages where conversation_id = v.id),
       company_wrote_id = (select max(id) from messages where conversation_id = v.id and sender = 'company'),
       candidate_wrote_id = (select max(id) from messages where conversation_id = v.id and sender = 'candidate')`,
    [],
  );
  const writers = Array.from({ length: Math.min(count, WRITERS) }, (_, at) => at + 1);
  await database.query(
    `insert into sessions (user_id, token_hash, expires_at)
     select u.id, decode(t.hash, 'hex'), now() + interval '1 day'
     from json_to_recordset($1::json) as t(n int, hash text) join users u on u.username = 'candidate-' || t.n`,
    [JSON.stringify(writers.map((n) => ({ n, hash: digestOf(tokenOf(n)).toString('hex') })))],
  );
  await database.query('vacuum analyze', []);
}

type Writer = { cookie: string; chatId: number; csrf: string };

async function writersOf({ base }: BenchServer): Promise<Writer[]> {
  const writers: Writer[] = [];
  for (let writer = 1; writer <= WRITERS; writer += 1) {
    const cookie = cookieOf(writer);
    const [me, list] = await Promise.all(
      ['/me', '/get/users'].map(async (path) => (await fetch(base + path, { headers: { cookie } })).json()),
    );
    const { csrf_token: csrf } = me as { csrf_token: string };
    const { conversations } = list as { conversations: { id: number }[] };
    writers.push({ cookie, csrf, chatId: (conversations[0] as { id: number }).id });
  }
  return writers;
}

function requestOf({ cookie, csrf, chatId }: Writer, message: string) {
  return {
    method: 'POST',
    path: '/send/message',
    headers: { cookie, 'x-csrf-token': csrf, 'content-type': 'application/json' },
    body: JSON.stringify({ message, to: null, chat_id: chatId, client_id: crypto.randomUUID() }),
  };
}

/** Connections per address are limited, so each of these comes from another address. */
let visitors = 0;

async function connect(base: string, cookie: string): Promise<Socket> {
  visitors += 1;
  const socket = io(base, {
    extraHeaders: { cookie, 'x-forwarded-for': `10.0.${visitors >> 8}.${visitors & 255}` },
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

const sending =
  (writers: readonly Writer[]): NextRequest =>
  () => {
    turn += 1;
    return requestOf(writers[turn % writers.length] as Writer, TEXT);
  };
let turn = 0;

/** Sends at a fixed rate, whether or not earlier messages were answered. The delay counts from when each was due. */
async function underLoad({ base }: BenchServer, writers: readonly Writer[], reader: Socket) {
  const total = PER_SECOND * SECONDS;
  const arrived = new Map<string, number[]>();
  reader.on('ChatMessage', ({ chatMessage }: { chatMessage: { body: string } }) => {
    arrived.set(chatMessage.body, [...(arrived.get(chatMessage.body) ?? []), performance.now()]);
  });
  const began = performance.now();
  const due: number[] = [];
  const answers: Promise<boolean>[] = [];
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const wanted = Math.min(total, Math.floor(((performance.now() - began) / 1_000) * PER_SECOND));
      while (due.length < wanted) {
        const number = due.length;
        due.push(began + (number / PER_SECOND) * 1_000);
        const request = requestOf(writers[number % writers.length] as Writer, `Load ${number}`);
        const answered = send(base, request, agent).then(
          () => true,
          () => false,
        );
        answers.push(answered);
      }
      if (due.length < total) return;
      clearInterval(timer);
      resolve();
    }, 5);
  });
  const taken = (await Promise.all(answers)).filter(Boolean).length;
  agent.destroy();
  for (let waited = 0; arrived.size < taken && waited < 5_000; waited += 50) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const late = due.map((at, number) => (arrived.get(`Load ${number}`)?.[0] ?? Number.POSITIVE_INFINITY) - at);
  const doubled = [...arrived.values()].filter((times) => times.length > 1).length;
  return {
    p99: late.sort((a, b) => a - b)[Math.floor(total * 0.99)] as number,
    wrong: total - taken + (taken - arrived.size) + doubled,
  };
}

const memoryOf = ({ pid }: BenchServer) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

async function memoryWithSockets(server: BenchServer): Promise<number> {
  const sockets: Socket[] = [];
  for (let at = 0; at < SOCKETS; at += 50) {
    const some = Array.from({ length: 50 }, (_, more) => connect(server.base, cookieOf(1 + ((at + more) % WRITERS))));
    sockets.push(...(await Promise.all(some)));
  }
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const megabytes = memoryOf(server);
  for (const socket of sockets) socket.disconnect();
  return megabytes;
}

export async function measureMessenger(adminUrl: string): Promise<Figure[]> {
  const start = (count: number) => startBenchServer(adminUrl, (database) => fillTalks(database, count));
  const [few, many] = [await start(FEW), await start(MANY)];
  try {
    const listing = async (server: BenchServer): Promise<NextRequest> => {
      const cookie = await server.signIn(COMPANY);
      return () => ({ path: '/get/users', headers: { cookie } });
    };
    const list = { few: await timesHello(few, await listing(few)), many: await timesHello(many, await listing(many)) };
    const writers = await writersOf(many);
    const reader = await connect(many.base, await many.signIn(COMPANY));
    const sent = await timesHello(many, sending(writers));
    // Waits until the per-minute rate limits have expired.
    await new Promise((resolve) => setTimeout(resolve, 60_000));
    const { p99, wrong } = await underLoad(many, writers, reader);
    reader.disconnect();
    const megabytes = await memoryWithSockets(many);
    return [
      { name: 'conversation list, 1,000 conversations: first page', value: list.many, bar: 20, unit: '× hello' },
      { name: 'conversation list, 1,000 over 50', value: list.many / list.few, bar: 1.5, unit: '×' },
      { name: 'message sent, stored, delivered', value: sent, bar: 30, unit: '× hello' },
      { name: `${PER_SECOND} messages a second: p99 until delivered`, value: p99, bar: 150, unit: 'ms' },
      { name: `${PER_SECOND} messages a second: refused, lost or doubled`, value: wrong, bar: 0, unit: '' },
      { name: 'memory of the server with 2,000 sockets', value: megabytes, bar: 600, unit: 'MB' },
    ];
  } finally {
    await few.stop();
    await many.stop();
  }
}
