import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobFields } from '../../../tests/harness/test-jobs.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../../tests/harness/test-server.ts';

let fursa: TestServer;
beforeAll(async () => {
  fursa = await startTestServer({ env: { TRUST_PROXY: 'true' } });
});
afterAll(() => fursa.stop());

const AT_ONCE = 20;
const many = <T>(make: (at: number) => Promise<T>) => Promise.all(Array.from({ length: AT_ONCE }, (_, at) => make(at)));

/** Registers a person, up to the link that is mailed. Each uses a different address, like real people. */
async function aboutToConfirm(role: 'candidate' | 'company', name: string, at: number) {
  const email = `${role}.${name.replaceAll(' ', '.')}.${at}@test.example`.toLowerCase();
  const client = fursa.visitor();
  const headers = { 'x-forwarded-for': `198.51.100.${at + 1}` };
  await client.post('/register', { role, name, email, password: TEST_PASSWORD }, { headers });
  return { client, headers, token: await fursa.tokenFor(email) };
}

it('makes a job of each, when many of one title are saved at once', async () => {
  const employer = await fursa.register('company', 'Milk & Co');
  const created = await many(() => employer.post('/company/jobs', jobFields({ title: 'Milk Driver' })));
  expect(created.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(200));
  const slugs = created.map(({ body }) => body.job.slug);
  expect(new Set(slugs).size).toBe(AT_ONCE);
  expect(slugs).toContain('milk-driver-nakuru');
  for (const slug of slugs) expect(slug).toMatch(/^milk-driver-nakuru(-[0-9a-f]+)?$/);
  const { id } = created[0]?.body.job ?? {};
  const copies = await many(() => employer.post(`/company/jobs/${id}/duplicate`));
  expect(copies.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(200));
});

it.each(['candidate', 'company'] as const)(
  'gives each %s an account, when many of one name confirm at once',
  async (role) => {
    const people = await many((at) => aboutToConfirm(role, 'Amina Yusuf', at));
    const confirmed = await many((at) => {
      const { client, headers, token } = people[at] as (typeof people)[number];
      return client.post('/register/confirm', { token }, { headers });
    });
    expect(confirmed.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(200));
    const users = confirmed.map(({ body }) => body.user);
    expect(new Set(users.map(({ username }) => username)).size).toBe(AT_ONCE);
    if (role === 'company') expect(new Set(users.map(({ company }) => company.username)).size).toBe(AT_ONCE);
  },
);

it('gives one account to an e-mail whose links are opened all at once', async () => {
  const [first, second] = [
    await aboutToConfirm('candidate', 'Only One', 1),
    await aboutToConfirm('candidate', 'Only One', 1),
  ];
  const confirmed = await Promise.all(
    [first, second].map(({ client, headers, token }) => client.post('/register/confirm', { token }, { headers })),
  );
  const [one, other] = confirmed.map(({ status }) => status).sort();
  expect(one).toBe(200);
  expect([410, 503]).toContain(other);
});
