import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/harness/test-server.ts';
import type { FileParserPool } from '../documents/file-parser-pool.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** A stub without a queue: these tests are about other limits. */
const fileParserPool = {
  read: async () => ({ content: PNG, mediaType: 'image/png' }),
  close() {},
} as unknown as FileParserPool;

let fursa: TestServer;
beforeAll(async () => {
  fursa = await startTestServer({ fileParserPool });
});
afterAll(() => fursa.stop());

describe('the logo of a company', () => {
  it('is changed 30 times an hour at most, also when more come at once; only the last one is kept', async () => {
    const owner = await fursa.register('company');
    const other = await fursa.register('company');
    const upload = () => owner.upload('/company/profile/logo', 'logo.png', PNG);
    const answers = await Promise.all(Array.from({ length: 50 }, upload));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    const { rows } = await fursa.database.query('select count(*)::int as n from files');
    expect(rows).toEqual([{ n: 1 }]);
    expect((await other.upload('/company/profile/logo', 'logo.png', PNG)).status).toBe(200);
    expect((await owner.request('DELETE', '/company/profile/logo')).status).toBe(200);
  });
});
