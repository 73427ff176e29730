import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../../tests/harness/test-server.ts';

const PEOPLE = 20;
const ROUNDS = 2;
const TRIES = 3;
/** The accepted ratio of the two times. A leak, which once halved the time, exceeds it; other load does not. */
const ALIKE = 1.4;

let fursa: TestServer;
let client: TestClient;
beforeAll(async () => {
  fursa = await startTestServer({ env: { TRUST_PROXY: 'true' } });
  const { email } = await fursa.register('candidate');
  await fursa.database.query(
    `insert into users (email, name, username, role, password_hash)
     select 'known' || n || '@test.example', 'Known', 'known-' || n, role, password_hash
     from users, generate_series(1, $2::int) n where email = $1`,
    [email, PEOPLE],
  );
  client = fursa.visitor();
  await client.get('/me');
});
afterAll(() => fursa.stop());

type Asking = (email: string, address: string) => Promise<{ status: number }>;

async function millisecondsOf(ask: Asking, email: string, address: string): Promise<number> {
  const began = performance.now();
  const { status } = await ask(email, address);
  expect(status).toBeLessThan(429);
  return performance.now() - began;
}

/** The ratio of the response times for a known and an unknown e-mail. The two alternate, so that load affects both. */
async function ratioOf(ask: Asking): Promise<number> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await fursa.database.query('delete from throttles');
    for (let person = 1; person <= PEOPLE; person += 1) {
      const address = `203.0.113.${person}`;
      known.push(await millisecondsOf(ask, `known${person}@test.example`, address));
      unknown.push(await millisecondsOf(ask, `other${person}@test.example`, address));
    }
  }
  return median(known) / median(unknown);
}

function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

describe('known and unknown e-mails take the same time', () => {
  const post = (path: string, input: object): Asking => {
    return (email, address) => client.post(path, { ...input, email }, { headers: { 'x-forwarded-for': address } });
  };
  it.each([
    ['asking for a new password', post('/password/forgot', {})],
    ['registering', post('/register', { role: 'candidate', name: 'X Y', password: TEST_PASSWORD })],
    ['signing in', post('/login', { password: 'wrong password' })],
  ])('%s', async (_, ask) => {
    await ratioOf(ask);
    const ratios: number[] = [];
    while (ratios.length < TRIES) {
      const ratio = await ratioOf(ask);
      ratios.push(ratio);
      if (ratio < ALIKE && ratio > 1 / ALIKE) return;
    }
    expect(ratios, 'about 1').toEqual([]);
  });
});
