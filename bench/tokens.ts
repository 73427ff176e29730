import { CALLS_PER_MINUTE } from '#shared/tokens/tokens.values.ts';
import { moving, opening, type StartedBoard, startBoard } from './board.ts';
import { type NextRequest, timesOther } from './compare.ts';
import type { Figure } from './flows.ts';

const CARDS = 100;
/** As many as share the calls, so that none comes to its limit within a minute. */
const TOKENS = 40;
// A block of requests takes a second at least, so that this many are enough.
const CALLS_OF_ONE = CALLS_PER_MINUTE / 2;

async function makeTokens({ server, headers }: StartedBoard): Promise<string[]> {
  const secrets: string[] = [];
  for (let count = 0; count < TOKENS; count += 1) {
    const scopes = ['applications:read', 'applications:write'];
    const body = JSON.stringify({ name: `Bench ${count}`, scopes, expires_in_days: 30 });
    const answer = await fetch(`${server.base}/api-tokens`, { method: 'POST', headers, body });
    secrets.push(((await answer.json()) as { secret: string }).secret);
  }
  return secrets;
}

/** The same requests with tokens in turn instead of the cookie. */
function byToken(next: NextRequest, secrets: readonly string[]): NextRequest {
  let calls = 0;
  return () => {
    const request = next();
    const whole = typeof request === 'string' ? { path: request } : request;
    const authorization = `Bearer ${secrets[Math.floor(calls / CALLS_OF_ONE) % secrets.length]}`;
    calls += 1;
    return { ...whole, headers: { 'content-type': 'application/json', authorization } };
  };
}

/** What a call by token costs, in multiples of the same call by cookie. */
export async function measureTokens(adminUrl: string): Promise<Figure[]> {
  const board = await startBoard(adminUrl, CARDS);
  try {
    const secrets = await makeTokens(board);
    const read = await timesOther(board.server, byToken(opening(board), secrets), opening(board));
    const move = await moving(board);
    const written = await timesOther(board.server, byToken(move, secrets), move);
    return [
      { name: 'board read by token', value: read, bar: 1.2, unit: '× cookie' },
      { name: 'card moved by token', value: written, bar: 1.2, unit: '× cookie' },
    ];
  } finally {
    await board.server.stop();
  }
}
