import { describe, expect, it } from 'vitest';
import { pathParameters } from '#shared/kernel/endpoint.ts';
import { COMPANY_SCOPES, SCOPES, SITE_SCOPES } from '#shared/kernel/scopes.ts';
import { CALLS_PER_MINUTE, TOKENS_PER_OWNER } from '#shared/tokens/tokens.values.ts';
import { contractEndpoints, nameOfCall } from '../../../tests/harness/contract-inputs.ts';
import { colleagueOf } from '../../../tests/harness/test-applicants.ts';
import { columnsOf, fillBoard } from '../../../tests/harness/test-board.ts';
import { TestClient } from '../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { jobFields, publishJob } from '../../../tests/harness/test-jobs.ts';
import { act, idOf } from '../../../tests/harness/test-people.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Tokyado Foods' });
const stranger = await fursa.register('company');
const PATH = '/api-tokens';
const ALL = { scopes: [...COMPANY_SCOPES], expires_in_days: 30 };

let made = 0;
async function create(client: TestClient, fields: object = {}): Promise<{ id: number; secret: string }> {
  made += 1;
  const { status, body, text } = await client.post(PATH, { name: `System ${made}`, ...ALL, ...fields });
  if (status !== 200) throw new Error(`no token: ${text}`);
  return { id: body.token.id, secret: body.secret };
}

/** Another system, which has no cookies and no CSRF token. */
function systemWith(secret: string) {
  const headers = { authorization: `Bearer ${secret}` };
  const request = (method: string, path: string, body?: unknown) =>
    new TestClient(fursa.baseUrl).request(method, path, body, { headers, csrf: null });
  return {
    request,
    get: (path: string) => request('GET', path),
    post: (path: string, body: unknown = {}) => request('POST', path, body),
  };
}

/** An owner of a company of their own, whose removal or blocking does not affect other tests. */
const anotherOwner = async () => {
  const client = await fursa.register('company');
  return Object.assign(client, { id: await idOf(client) });
};

describe('an API token', () => {
  it('is shown once, and is listed by its last characters', async () => {
    const { body } = await employer.post(PATH, { name: ' Payroll ', scopes: ['jobs:read'], expires_in_days: 90 });
    expect(body.secret).toMatch(/^fursa_[\w-]{43}$/);
    const days = (Date.parse(body.token.expires_at) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(90);
    const { text, body: listed } = await employer.get(PATH);
    expect(text).not.toContain(body.secret);
    expect(listed.tokens.find(({ id }: { id: number }) => id === body.token.id)).toEqual({
      id: body.token.id,
      name: 'Payroll',
      hint: body.secret.slice(-4),
      scopes: ['jobs:read'],
      maker: { name: 'Tokyado Foods' },
      created_at: expect.any(String),
      expires_at: body.token.expires_at,
      expired: false,
      works: true,
      last_used_at: null,
      last_used_from: null,
    });
    const stored = await fursa.database.query(`select * from api_tokens where id = ${body.token.id}`);
    expect(JSON.stringify(stored.rows)).not.toContain(body.secret);
  });

  it('makes the calls that its scopes cover, without a cookie and without a CSRF token', async () => {
    const { secret, id } = await create(employer, { scopes: ['jobs:read', 'jobs:write'] });
    const system = systemWith(secret);
    const created = await system.post('/company/jobs', jobFields({ title: 'Mill Operator' }));
    expect(created.status).toBe(200);
    const { status, body } = await system.get('/company/jobs/list');
    expect([status, body.jobs.map(({ title }: { title: string }) => title)]).toEqual([
      200,
      expect.arrayContaining(['Mill Operator']),
    ]);
    const [token] = (await employer.get(PATH)).body.tokens.filter((one: { id: number }) => one.id === id);
    expect(token).toMatchObject({
      last_used_at: expect.any(String),
      last_used_from: expect.stringMatching(/127\.|::/),
    });
  });

  it('is refused in words what its scopes do not cover', async () => {
    const { secret } = await create(employer, { scopes: ['jobs:read'] });
    const { status, body } = await systemWith(secret).post('/company/jobs', jobFields());
    expect([status, body.code, body.message]).toEqual([
      403,
      'forbidden',
      'This API token lacks the permission jobs:write.',
    ]);
  });

  it('moves an application, and the audit names the token', async () => {
    const job = await publishJob(employer, admin, { title: 'Packer' });
    const [card] = await fillBoard(fursa.database, { jobId: job.id, employer }, [{ name: 'Asha Omondi' }]);
    const columns = await columnsOf(employer, `?job=${job.id}`);
    const { secret, id } = await create(employer, { name: 'Warehouse sheet', scopes: ['applications:write'] });
    const moved = await systemWith(secret).post('/company/applications/move', {
      application_id: card?.id,
      to_group_id: columns.Shortlisted?.id,
      after_id: null,
      version: card?.version,
    });
    expect(moved.status, moved.text).toBe(200);
    const { body } = await admin.get('/api/admin/audit?group=people');
    expect(body.entries).toContainEqual(
      expect.objectContaining({
        kind: 'token_used',
        actor: expect.objectContaining({ name: 'Tokyado Foods' }),
        from: 'Warehouse sheet',
        to: 'POST /company/applications/move',
      }),
    );
    await employer.request('DELETE', `${PATH}/${id}`);
    const after = (await admin.get('/api/admin/audit?group=people')).body.entries;
    expect(after).toContainEqual(expect.objectContaining({ kind: 'token_revoked', from: 'Warehouse sheet' }));
    expect(after).toContainEqual(
      expect.objectContaining({ kind: 'token_created', to: 'Warehouse sheet: applications:write' }),
    );
  });

  it('does not write to the audit what it only read or failed to do', async () => {
    const { secret } = await create(employer, { name: 'Reader of all' });
    const system = systemWith(secret);
    await system.get('/company/jobs/list');
    expect((await system.post('/company/jobs', { title: '' })).status).toBe(422);
    const { text } = await admin.get('/api/admin/audit?group=people');
    expect(text.match(/Reader of all/g)).toHaveLength(1);
  });

  it('reads what everybody may read, whatever its scopes', async () => {
    const { secret } = await create(employer, { scopes: ['messages:write'] });
    expect((await systemWith(secret).get('/api/jobs')).status).toBe(200);
  });

  it('sees nothing of another company, which looks like nothing at all', async () => {
    const job = await publishJob(stranger, admin, { title: 'Foreign' });
    const { secret } = await create(employer);
    const system = systemWith(secret);
    const foreign = await system.get(`/company/jobs/${job.id}/fields`);
    const missing = await system.get('/company/jobs/999999/fields');
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
  });
});

describe('a token that must not work', () => {
  const tried = async (secret: string) => {
    const { status, body } = await systemWith(secret).get('/company/jobs/list');
    return [status, body.message];
  };
  const REFUSED = [401, 'This API token does not exist, has been revoked or has expired.'];

  it('is one that nobody made', async () => {
    for (const secret of ['', 'fursa_', 'abc', `fursa_${'x'.repeat(43)}`, 'x'.repeat(5_000)]) {
      expect(await tried(secret), secret).toEqual(REFUSED);
    }
  });

  it('is one that was revoked', async () => {
    const { id, secret } = await create(employer);
    expect((await tried(secret))[0]).toBe(200);
    expect((await employer.request('DELETE', `${PATH}/${id}`)).status).toBe(200);
    expect(await tried(secret)).toEqual(REFUSED);
    expect((await employer.request('DELETE', `${PATH}/${id}`)).status).toBe(404);
  });

  it('is one that has expired, which is listed as such', async () => {
    const { id, secret } = await create(employer);
    await fursa.database.query(`update api_tokens set expires_at = now() - interval '1 second' where id = ${id}`);
    expect(await tried(secret)).toEqual(REFUSED);
    expect((await employer.get(PATH)).body.tokens).toContainEqual(expect.objectContaining({ id, expired: true }));
  });

  it('is one whose maker was blocked, and it works again afterwards', async () => {
    const owner = await anotherOwner();
    const { secret } = await create(owner);
    await act(admin, owner.id, 'block');
    expect(await tried(secret)).toEqual(REFUSED);
    await act(admin, owner.id, 'unblock');
    expect((await tried(secret))[0]).toBe(200);
  });

  it('is one whose maker is no owner any more', async () => {
    const owner = await anotherOwner();
    const { secret } = await create(owner);
    await fursa.database.query(`update company_members set role = 'recruiter' where user_id = ${owner.id}`);
    expect(await tried(secret)).toEqual(REFUSED);
  });

  it('is one whose maker was erased, and nothing of it is left', async () => {
    const owner = await colleagueOf(fursa, employer, 'Warsame Ali');
    await fursa.database.query(`update company_members set role = 'owner' where user_id = ${owner.id}`);
    const { secret } = await create(owner);
    expect((await act(admin, owner.id, 'erase', { confirm: owner.email })).status).toBe(200);
    expect(await tried(secret)).toEqual(REFUSED);
    const left = await fursa.database.query(`select count(*) from api_tokens where user_id = ${owner.id}`);
    expect(Number(left.rows[0]?.count)).toBe(0);
  });

  it('is refused whatever cookies come with it', async () => {
    const { status } = await employer.get('/company/jobs/list', { headers: { authorization: 'Bearer nothing' } });
    expect(status).toBe(401);
  });

  it('waits after too many calls in a minute, and no other token with it', async () => {
    const { secret } = await create(employer, { scopes: ['jobs:read'] });
    const { secret: other } = await create(employer, { scopes: ['jobs:read'] });
    const system = systemWith(secret);
    for (let calls = 0; calls < CALLS_PER_MINUTE; calls += 40) {
      await Promise.all(Array.from({ length: 40 }, () => system.get('/company/jobs/1/fields')));
    }
    const last = await system.get('/company/jobs/list');
    expect([last.status, last.body.code, Number(last.headers.get('retry-after')) > 0]).toEqual([429, 'too_many', true]);
    expect((await tried(other))[0]).toBe(200);
  });
});

describe('what no token reaches', () => {
  it('is every call without a scope, such as sign-in, team, tokens, accounts and erasure', async () => {
    const site = await create(admin, { scopes: [...SITE_SCOPES] });
    const company = await create(employer);
    const closed = contractEndpoints.filter(
      ({ scope, access, method }) => !scope && !(access.visitors && method === 'GET'),
    );
    for (const endpoint of closed) {
      const path = pathParameters(endpoint.path).reduce((text, name) => text.replace(`{${name}}`, '1'), endpoint.path);
      for (const { secret } of [company, site]) {
        const { status, body } = await systemWith(secret).request(endpoint.method, path, {});
        expect([nameOfCall(endpoint), status, body.message]).toEqual([
          nameOfCall(endpoint),
          403,
          'API tokens cannot make this call. Please sign in.',
        ]);
      }
    }
    const open = contractEndpoints.filter(({ scope }) => scope).map(({ path }) => path);
    expect(
      open.filter((path) => /login|logout|register|password|account|team|tokens|people|settings/.test(path)),
    ).toEqual([]);
  });

  it('is what is no call of the contract: files, pages and realtime', async () => {
    const { secret } = await create(employer);
    const system = systemWith(secret);
    expect((await system.get('/candidates/download/cv/1')).status).toBe(401);
    expect((await system.get('/company/applications/export.csv')).status).toBe(401);
  });

  it('has a scope of its kind everywhere else', () => {
    for (const { scope, access, path } of contractEndpoints) {
      if (!scope) continue;
      expect(access.visitors, path).toBe(false);
      const isOfSite = (SITE_SCOPES as readonly string[]).includes(scope);
      expect(access.roles, path).toContain(isOfSite ? 'admin' : 'company');
    }
    expect(new Set(contractEndpoints.flatMap(({ scope }) => scope ?? []))).toEqual(new Set(SCOPES));
  });
});

describe('tokens are made', () => {
  it('by owners and admins, and by nobody else', async () => {
    const recruiter = await colleagueOf(fursa, employer, 'Nasra Yusuf');
    const refused = [
      [fursa.visitor(), 401],
      [recruiter, 403],
      [await fursa.signedInAs('candidate'), 403],
      [await fursa.signedInAs('reviewer'), 403],
    ] as const;
    const { id } = await create(employer);
    for (const [client, status] of refused) {
      expect((await client.get(PATH)).status).toBe(status);
      expect((await client.post(PATH, { name: 'Mine', ...ALL })).status).toBe(status);
      expect((await client.request('DELETE', `${PATH}/${id}`)).status).toBe(status);
    }
  });

  it('with permissions of their own kind', async () => {
    for (const [client, scopes] of [
      [employer, ['site:read']],
      [admin, ['jobs:read']],
    ] as const) {
      const { status, body } = await client.post(PATH, { name: 'Too much', ...ALL, scopes });
      expect([status, body.errors]).toEqual([422, { scopes: ['You cannot give a token this permission.'] }]);
    }
    const { secret } = await create(admin, { scopes: ['site:read'] });
    expect((await systemWith(secret).get('/api/admin/jobs')).status).toBe(200);
    expect((await systemWith(secret).get('/company/jobs/list')).status).toBe(403);
  });

  it('with a name of their own, permissions, and a day on which they expire', async () => {
    await create(employer, { name: 'Careers page' });
    for (const [field, fields] of [
      ['name', { name: 'careers PAGE' }],
      ['name', { name: '  ' }],
      ['name', { name: 'x'.repeat(61) }],
      ['scopes', { scopes: [] }],
      ['scopes', { scopes: ['jobs:read', 'jobs:read'] }],
      ['scopes.0', { scopes: ['everything'] }],
      ['expires_in_days', { expires_in_days: 3650 }],
      ['expires_in_days', { expires_in_days: '30' }],
    ] as const) {
      const { status, body } = await employer.post(PATH, { name: 'Another', ...ALL, ...fields });
      expect([status, Object.keys(body.errors)], JSON.stringify(fields)).toEqual([422, [field]]);
    }
  });

  it('at most fifty for a company', async () => {
    const owner = await anotherOwner();
    for (let count = 1; count < TOKENS_PER_OWNER; count += 1) await create(owner);
    const last = await Promise.all(['One', 'Other'].map((name) => owner.post(PATH, { name, ...ALL })));
    expect(last.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('and revoked only where they belong: one of another company looks like none', async () => {
    const { id, secret } = await create(employer);
    const foreign = await stranger.request('DELETE', `${PATH}/${id}`);
    const missing = await stranger.request('DELETE', `${PATH}/999999`);
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    expect((await admin.request('DELETE', `${PATH}/${id}`)).status).toBe(404);
    expect((await systemWith(secret).get('/company/jobs/list')).status).toBe(200);
    expect((await stranger.get(PATH)).body.tokens).toEqual([]);
  });
});
