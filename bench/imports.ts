import http from 'node:http';
import { moving, type StartedBoard, startBoard } from './board.ts';
import { send } from './compare.ts';
import type { Figure } from './flows.ts';

const CARDS = 1_000;
const ROWS = 50_000;
const PAUSE_MS = 50;

function table(): string {
  const rows = Array.from(
    { length: ROWS },
    (_, at) =>
      `Person,Number ${at},person.${at}@mail.example,+25261${String(at).padStart(7, '0')},Interview,"SQL, stock control",2024-04-03,Clerk`,
  );
  return ['First name,Last name,Email,Phone,Stage,Skills,Applied on,Position', ...rows].join('\r\n');
}

type Import = { state: string; done: number; added: number; rows: number };

async function startImport({ server, headers }: StartedBoard) {
  const form = new FormData();
  form.append('file', new File([table()], 'people.csv'));
  const { 'content-type': _, ...multipart } = headers;
  const begun = Date.now();
  const uploaded = await fetch(`${server.base}/company/imports`, { method: 'POST', headers: multipart, body: form });
  const { id } = (await uploaded.json()) as { id: number };
  const address = `${server.base}/company/imports/${id}`;
  const find = async () => (await (await fetch(address, { headers })).json()) as { import: Import & object };
  const { import: found } = await find();
  const { fields, stages, date_order, known } = found as Record<string, unknown> & Import;
  const chosen = {
    fields,
    stages: (stages as { stage: string; group_id: number }[]).map(({ stage, group_id }) => ({ stage, group_id })),
    date_order,
    known,
    same_phone: 'import',
    job_id: 1,
  };
  const changed = await fetch(address, { method: 'PUT', headers, body: JSON.stringify(chosen) });
  if (!changed.ok) throw new Error(await changed.text());
  const checkedMs = Date.now() - begun;
  const started = await fetch(`${address}/start`, { method: 'POST', headers, body: '{}' });
  if (!started.ok) throw new Error(await started.text());
  return { find, checkedMs };
}

/** How many rows come in a second, and how long a move on the board takes meanwhile. */
export async function measureImport(adminUrl: string): Promise<Figure[]> {
  const board = await startBoard(adminUrl, CARDS);
  const agent = new http.Agent({ keepAlive: true });
  try {
    const move = await moving(board);
    const { find, checkedMs } = await startImport(board);
    const begun = Date.now();
    const moves: number[] = [];
    let state: Import | undefined;
    for (let isRunning = true; isRunning; ) {
      const before = performance.now();
      await send(board.server.base, move(), agent);
      moves.push(performance.now() - before);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      if (moves.length % 20 === 0) {
        state = (await find()).import;
        isRunning = state.state === 'running';
      }
    }
    if (state?.added !== ROWS) throw new Error(`imported ${JSON.stringify(state)}`);
    const seconds = (Date.now() - begun) / 1000;
    const sorted = moves.sort((one, other) => one - other);
    const slow = sorted[Math.floor(sorted.length * 0.99)] as number;
    return [
      { name: '50,000 rows uploaded and checked twice', value: checkedMs / 1000, bar: 60, unit: 's' },
      { name: 'rows imported in a second', value: ROWS / seconds, bar: 100, unit: 'rows/s', atLeast: true },
      { name: 'a move on the board meanwhile, p99', value: slow, bar: 150, unit: 'ms' },
    ];
  } finally {
    agent.destroy();
    await board.server.stop();
  }
}
