import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { startTestServer, type TestServer } from '../../../tests/harness/test-server.ts';

let fursa: TestServer;
let greedy: TestClient;
let patient: TestClient;
beforeAll(async () => {
  fursa = await startTestServer();
  [greedy, patient] = [await fursa.register('company'), await fursa.register('company')];
});
afterAll(() => fursa.stop());

describe('however much one person reads at once', () => {
  it('somebody who comes later is answered long before the last of it', async () => {
    await greedy.get('/company/applications/board');
    let answered = 0;
    const reads = Array.from({ length: 40 }, () =>
      greedy.get('/company/applications/board').then(({ status }) => {
        answered += 1;
        return status;
      }),
    );
    // The server has received all requests by the time it answers the first.
    await Promise.race(reads);
    const before = answered;
    expect((await patient.get('/company/applications/board')).status).toBe(200);
    expect(answered - before).toBeLessThan(20);
    expect(new Set(await Promise.all(reads))).toEqual(new Set([200]));
  });
});
