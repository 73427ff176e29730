import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { jobFields } from '../../../tests/harness/test-jobs.ts';
import { startTestServer, type TestServer } from '../../../tests/harness/test-server.ts';

let fursa: TestServer;
let employer: TestClient;
beforeAll(async () => {
  fursa = await startTestServer();
  employer = await fursa.register('company');
});
afterAll(() => fursa.stop());

/**
 * The processor time of a request in milliseconds, for test and server together. The best of a few attempts counts,
 * because other load disturbs the measurement.
 */
async function bestMs(ask: () => Promise<{ status: number }>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 4 && best > 50; round += 1) {
    const started = process.cpuUsage();
    const { status } = await ask();
    const { user, system } = process.cpuUsage(started);
    expect([200, 422]).toContain(status);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

const profile = (about: string) => ({
  name: 'Milk & Co',
  about,
  industry: null,
  team_size: null,
  founded_year: null,
  website: null,
  country: null,
  locality: null,
  address: null,
  social_info: {},
  shows_section_scores: true,
  shows_answers: false,
});

it.each(['<', '<br', '</', '<a href="', '<ul><li>', '<b>', '<!--', '&', 'a'])(
  'a description and a profile full of %s are answered at once',
  async (unit) => {
    const text = (length: number) => unit.repeat(Math.floor(length / unit.length));
    const asks = [
      (length: number) => employer.post('/company/jobs', jobFields({ description: text(length) })),
      (length: number) => employer.request('PUT', '/company/profile', profile(text(length))),
    ];
    for (const ask of asks) {
      const [short, long] = [await bestMs(() => ask(20_000)), await bestMs(() => ask(80_000))];
      // Four times the text takes about four times as long, never sixteen times.
      expect(long).toBeLessThan(Math.max(100, 8 * short));
      expect(long).toBeLessThan(400);
    }
  },
);

it('says in words that a text has too much formatting, and takes one with as much as anybody needs', async () => {
  const refused = await employer.post('/company/jobs', jobFields({ description: '<b>x</b>'.repeat(5_000) }));
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual({
    description: ['This text has too much formatting. Please remove some of it.'],
  });
  const words = '<p><strong>word</strong> and another</p>'.repeat(900);
  expect((await employer.post('/company/jobs', jobFields({ description: words }))).status).toBe(200);
});
