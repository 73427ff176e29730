import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractEndpoints } from '../../../tests/harness/contract-inputs.ts';
import { application } from '../../../tests/harness/test-applications.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../../tests/harness/test-server.ts';

/** Imported dynamically: its types belong to the generated client, which exists only while openapi.test.ts runs. */
type Walk = {
  walk(baseUrl: string, employer: { email: string; password: string }): Promise<object>;
  walkByToken(baseUrl: string, secret: string): Promise<object>;
};
const walks = import.meta.glob<Walk>('/tests/api-client/walk.ts', { eager: true });

let fursa: TestServer;
const plainRoutes = () => fursa.server.modules.flatMap(({ openapi }) => openapi?.plainRoutes ?? []);

beforeAll(async () => {
  fursa = await startTestServer();
});
afterAll(() => fursa.stop());

describe('the description of the API', () => {
  it('is served with everything that is mounted', async () => {
    const { body } = await fursa.visitor().get('/docs/api/openapi.json');
    const described = Object.entries<object>(body.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const mounted = contractEndpoints.map(({ method, path }) => `${method} ${path}`);
    const fetched = plainRoutes().map(({ method = 'GET', path }) => `${method} ${path}`);
    expect(described.sort()).toEqual([...mounted, ...fetched].sort());
    // Every route that the server answers is described.
    const unnamed = described.map((route) => route.replace(/\{\w+\}/g, '{}'));
    expect(routesOf(fursa.server.app.printRoutes({ commonPrefix: false }))).toEqual([...new Set(unnamed)].sort());
    expect(body.servers).toEqual([{ url: 'http://localhost:3000', description: 'This installation' }]);
    const { body: inBrief } = await fursa.visitor().get('/docs/api/calls');
    expect(inBrief.nouns.flatMap(({ calls }: { calls: object[] }) => calls)).toHaveLength(described.length);
  });

  it('lists a call under the heading of the module that brings it', async () => {
    const { body } = await fursa.visitor().get('/docs/api/openapi.json');
    const tagOf = (method: string, path: string) => body.paths[path][method].tags;
    expect(tagOf('post', '/messages/read')).toEqual(['messenger']);
    expect(tagOf('get', '/me')).toEqual(['identity']);
    expect(tagOf('post', '/api/cv/read')).toEqual(['applications']);
    expect(tagOf('get', '/files/logo/{id}')).toEqual(['profiles']);
    expect(tagOf('post', '/company/applications/{id}/notes')).toEqual(['board']);
    const headings = fursa.server.modules.flatMap(({ openapi }) => openapi?.tag?.name ?? []);
    expect(headings).toContain('identity');
    // Some modules share a heading, such as the files with the module that they belong to.
    expect(body.tags.map(({ name }: { name: string }) => name)).toEqual([...new Set([...headings, 'operations'])]);
  });

  it('names the files, feeds and probes under the addresses and types that they have', async () => {
    for (const { method, path, parameters, mediaTypes, errors } of plainRoutes()) {
      // Mail programs post the unsubscribe form, and the `stop` page redirects elsewhere.
      if (method === 'POST' || path.endsWith('/stop')) continue;
      const answer = await fursa.visitor().get(path.replace('{part}', '1').replace(/\{\w+\}/, '999999'));
      const isThing = path.includes('{') && !path.includes('{part}');
      const isClosed = errors.includes('unauthenticated');
      expect([path, answer.status]).toEqual([path, isClosed ? 401 : isThing ? 404 : 200]);
      if (!isThing && !isClosed) expect(mediaTypes).toContain(answer.headers.get('content-type')?.replace(/;.*/, ''));
      const inPath = (parameters ?? []).filter(({ name }) => path.includes(`{${name}}`));
      expect(inPath).toHaveLength(path.includes('{') ? 1 : 0);
    }
  });
});

/** The framework prints its routes as a tree, in which each branch leaves out the prefix of its parent. */
function routesOf(tree: string): string[] {
  const parents: string[] = [];
  const found = tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/u.exec(line) ?? [];
    const depth = indent.length / 4;
    parents.length = depth;
    parents[depth] = (parents[depth - 1] ?? '') + part;
    const path = (parents[depth] as string).replace(/:\w+(\|:\w+)*/g, '{}');
    const isCatchAll = path.endsWith('*');
    return methods
      .split(', ')
      .filter((method) => method !== '' && method !== 'HEAD' && !isCatchAll)
      .map((method) => `${method} ${path}`);
  });
  return [...new Set(found)].sort();
}

describe('a client generated from it', () => {
  it('registers, signs in, writes a job, finds another, and is told what went wrong', async () => {
    const employer = await fursa.register('company', 'Honey & Sons');
    await publishJob(employer, await fursa.signedInAs('admin'), { title: 'Beekeeper' });
    const [{ walk }] = Object.values(walks) as [Walk];
    expect(await walk(fursa.baseUrl, { email: employer.email, password: TEST_PASSWORD })).toMatchObject({
      registered: 'candidate',
      wrong: 'wrong_credentials',
      early: [401, 'unauthenticated'],
      company: 'Honey & Sons',
      created: ['draft', 'Beekeeper of the North'],
      stale: 'conflict',
      submitted: 'pending',
      refused: { success: false, code: 'invalid', errors: { title: [expect.any(String)] } },
      found: [['Beekeeper', 'Honey & Sons']],
      missing: { success: false, code: 'not_found', message: expect.any(String) },
      feed: expect.stringContaining('<title>Beekeeper</title>'),
    });
  });

  it('follows jobs and applications and moves one, with an API token alone', async () => {
    const employer = await fursa.register('company', 'Token Traders');
    const job = await publishJob(employer, await fursa.signedInAs('admin'), {
      title: 'Stock Keeper',
      application_form: 'simple',
      screening_mode: 'advise',
    });
    await fursa.visitor().post(`/candidate/job/${job.id}/apply`, application('simple'));
    const scopes = ['jobs:read', 'applications:read', 'applications:write'];
    const { body } = await employer.post('/api-tokens', { name: 'Sheet', scopes, expires_in_days: 30 });
    const [{ walkByToken }] = Object.values(walks) as [Walk];
    expect(await walkByToken(fursa.baseUrl, body.secret)).toEqual({
      jobs: ['Stock Keeper'],
      column: 'New',
      moved: true,
      team: 'forbidden',
      now: 'Shortlisted',
    });
  });
});
