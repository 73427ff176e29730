import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROLES, type Role } from '#shared/kernel/access.ts';
import { type Endpoint, isWrite, pathParameters } from '#shared/kernel/endpoint.ts';
import {
  contractEndpoints,
  type InputSchema,
  inputSchemaOf,
  inputsHolding,
  nameOfCall,
} from '../../../tests/harness/contract-inputs.ts';
import { type Harm, harm, harmed, type Sound, soundInput } from '../../../tests/harness/hostile-inputs.ts';
import { application } from '../../../tests/harness/test-applications.ts';
import type { Answer, TestClient } from '../../../tests/harness/test-client.ts';
import { jobFields, publishJob } from '../../../tests/harness/test-jobs.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../../tests/harness/test-server.ts';
import { throttles } from '../db/schema/identity.ts';

const MOST_MS = 10_000;
const PATHS = [
  '%00',
  '%ff',
  '%',
  '%2e%2e%2f',
  '-1',
  '0',
  '1',
  '9007199254740993',
  '__proto__',
  'a%0d%0ab',
  'x'.repeat(299),
];

let fursa: TestServer;
/** Valid values by field name, for fields whose schema does not say enough. */
let sound: Sound;
/** Complete valid inputs for the endpoints with many fields. */
let wholeInputs: Record<string, Sound>;
const callers = new Map<Role | null, TestClient>();
const calls = new Map(
  // Signing out would end the attack.
  contractEndpoints.filter(({ path }) => path !== '/logout').map((endpoint) => [nameOfCall(endpoint), endpoint]),
);
const schemas = new Map([...calls].map(([name, { input }]) => [name, inputSchemaOf(input)]));

beforeAll(async () => {
  fursa = await startTestServer();
  callers.set(null, fursa.visitor());
  for (const role of ROLES) callers.set(role, await fursa.signedInAs(role));
  const questions = [{ title: 'Which machines do you know?', required: false }];
  const [company, admin] = [callers.get('company') as TestClient, callers.get('admin') as TestClient];
  const job = await publishJob(company, admin, { application_form: 'wizard', questions });
  const id = String(job.id);
  sound = {
    id,
    jobId: id,
    slug: job.slug,
    username: 'person-2',
    version: job.version,
    email: 'somebody@test.example',
    password: TEST_PASSWORD,
    current_password: TEST_PASSWORD,
    name: 'Somebody Else',
    country_code: 'KE',
    token: 'x'.repeat(43),
  };
  wholeInputs = {
    'POST /company/jobs': jobFields({ questions }),
    'PUT /company/profile': {
      name: 'Milk & Co',
      about: '<p>Cold since 1990.</p>',
      industry: 'Food',
      team_size: '1-10',
      founded_year: 1990,
      website: 'https://milk.example',
      country: 'KE',
      locality: 'Nakuru',
      address: '1 Test Street',
      social_info: { linkedin: 'https://linkedin.example/milk' },
      shows_section_scores: true,
      shows_answers: false,
    },
    'GET /api/jobs': {
      q: 'milk',
      place: 'Nakuru',
      type: 'Contract',
      country: 'KE',
      salary_min: '1',
      sort: 'newest',
      page: '1',
    },
    'POST /api/session/store': {
      jobId: job.id,
      form: 'wizard',
      personalInfo: { firstName: 'Amina', bio: 'Keeps milk cold.' },
      educations: [{ id: 1, level: 'Other', institution: 'A school' }],
      experiences: [{ tempId: 'a', title: 'Driver', currentlyWorking: true }],
      skills: ['Driving'],
      languages: [{ name: 'Somali', proficiency: 'native' }],
      additionalInfo: { awards: ['Best driver'], linkedin: '' },
      cover_letter: 'Dear all',
      questions: { 1: 'Many' },
      currentStep: 1,
      completedSteps: ['personal'],
    },
    'POST /candidate/job/{jobId}/apply': { ...application('wizard'), jobId: id, open_ms: 60_000, cv: null },
    'PUT /company/jobs/{id}': { ...jobFields({ questions }), id, version: job.version },
    'POST /jobs/apply/{jobId}': { jobId: id, coverLetter: 'Dear all', answers: {}, resume_id: null },
  };
});
afterAll(() => fursa.stop());

function soundInputOf(name: string): unknown {
  return wholeInputs[name] ?? soundInput(schemas.get(name) as InputSchema, sound);
}

const encode = (value: unknown) =>
  encodeURIComponent((typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed());

function send(client: TestClient, endpoint: Endpoint, input: unknown, oddPath: string | null): Promise<Answer> {
  const given = input as Record<string, unknown>;
  const inPath = pathParameters(endpoint.path);
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => oddPath ?? encode(given[name]));
  const rest = Object.fromEntries(Object.entries(given).filter(([name]) => !inPath.includes(name)));
  if (endpoint.upload) return client.upload(path, String(given.name ?? 'cv.pdf'), Buffer.from(JSON.stringify(given)));
  if (isWrite(endpoint.method)) return client.request(endpoint.method, path, rest);
  // A list is sent by repeating its key.
  const query = Object.entries(rest).flatMap(([name, value]) =>
    [value]
      .flat()
      .slice(0, 50)
      .map((one) => `${encode(name)}=${encode(one)}`),
  );
  return client.request(endpoint.method, `${path}?${query.join('&').slice(0, 12_000)}`);
}

it('takes the inputs that the attack begins with', async () => {
  for (const [name, role] of [
    ['POST /company/jobs', 'company'],
    ['PUT /company/profile', 'company'],
    ['GET /api/jobs', null],
    ['POST /api/session/store', null],
    ['POST /candidate/job/{jobId}/apply', null],
    ['PUT /company/jobs/{id}', 'company'],
  ] as const) {
    const answer = await send(callers.get(role) as TestClient, calls.get(name) as Endpoint, soundInputOf(name), null);
    expect(answer.status, `${name}: ${answer.text}`).toBe(200);
  }
});

it('answers whatever it is sent, by whomever, without a fault of its own', { timeout: 90_000 }, async () => {
  // Endpoints with more fields are tried more often, because more can be wrong.
  const names = [...calls.keys()].flatMap((name) =>
    Array<string>(Math.min(8, 1 + inputsHolding(schemas.get(name) as InputSchema, '').length)).fill(name),
  );
  let sent = 0;
  const attack = fc.record({
    name: fc.constantFrom(...names),
    // Mostly a caller with access, because the input of others is not even read.
    stranger: fc.option(fc.constantFrom<Role | null>(null, ...ROLES), { freq: 6, nil: undefined }),
    seat: fc.nat(4),
    harms: fc.array(harm, { maxLength: 2 }),
    oddPath: fc.option(fc.constantFrom(...PATHS), { freq: 8, nil: null }),
  });
  const property = fc.asyncProperty(attack, async ({ name, stranger, seat, harms, oddPath }) => {
    // Limits would keep the rest of the attack out.
    if (sent % 25 === 0) await fursa.db.delete(throttles);
    sent += 1;
    const call = calls.get(name) as Endpoint;
    const allowed: (Role | null)[] = [...call.access.roles, ...(call.access.visitors ? [null] : [])];
    const role = stranger === undefined ? (allowed[seat % allowed.length] as Role | null) : stranger;
    const input = harms.reduce((value: unknown, one: Harm) => harmed(value, one), soundInputOf(name));
    const answer = await send(callers.get(role) as TestClient, call, input, oddPath);
    const what = `${name} as ${role ?? 'visitor'}: ${answer.status} ${answer.text.slice(0, 300)}`;
    expect(answer.status, what).toBeLessThan(500);
    if (answer.status >= 400) expect(answer.body, what).toMatchObject({ success: false, message: expect.any(String) });
    expect(answer.text, what).not.toMatch(/invalid byte sequence|violates|drizzle|\.ts:\d/i);
  });
  await fc.assert(property, { numRuns: 3_000, interruptAfterTimeLimit: MOST_MS });
  expect(sent).toBeGreaterThan(100);
});
