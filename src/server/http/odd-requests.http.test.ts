import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PDF } from '../../../tests/harness/test-applications.ts';
import type { Answer, TestClient } from '../../../tests/harness/test-client.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../../tests/harness/test-server.ts';

let fursa: TestServer;
let candidate: TestClient & { email: string };
let employer: TestClient;
beforeAll(async () => {
  fursa = await startTestServer();
  candidate = await fursa.register('candidate');
  employer = await fursa.register('company');
});
afterAll(() => fursa.stop());

/** Expects an error response in the usual format, with a status below 500. */
function expectRefusal({ status, body, text }: Answer, what: string): void {
  expect(status, `${what}: ${text}`).toBeGreaterThanOrEqual(400);
  expect(status, `${what}: ${text}`).toBeLessThan(500);
  expect(body, what).toMatchObject({ success: false, code: expect.any(String), message: expect.any(String) });
}

/** Sends a request byte for byte, because fetch would refuse or correct it. */
function sendRaw(request: string): Promise<string> {
  const { port } = new URL(fursa.baseUrl);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = net.connect(Number(port), '127.0.0.1', () => socket.write(request, 'latin1'));
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer)).on('error', reject);
  });
}
const ask = (target: string, headers = '') =>
  sendRaw(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`);
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

describe('unknown keys', () => {
  it.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__', '__proto__', 'prototype'])(
    'named %s are refused like any other',
    async (key) => {
      const body = `{"email":"a@b.example","password":"x","${key}":1}`;
      expectRefusal(await fursa.visitor().post('/login', {}, { raw: body }), 'in a body');
      expectRefusal(await fursa.visitor().get(`/api/jobs?${key}=1`), 'in a query');
      expectRefusal(await fursa.visitor().get(`/translated/texts?locale=${key}`), 'as a value');
      const nested = `{"jobId":1,"personalInfo":{"${key}":"x"},"questions":{"${key}":"x"},"additionalInfo":{"${key}":1}}`;
      expectRefusal(await candidate.post('/api/session/store', {}, { raw: nested }), 'inside an object');
      expectRefusal(await candidate.post('/candidate/job/1/apply', {}, { raw: nested }), 'in an application');
      const quick = `{"coverLetter":"x","answers":{"${key}":"x"}}`;
      expectRefusal(await candidate.post('/jobs/apply/1', {}, { raw: quick }), 'as the id of a question');
    },
  );

  it('are all named in the answer, whatever they are called', async () => {
    const { body } = await fursa
      .visitor()
      .post('/login', {}, { raw: '{"email":"a@b.example","password":"x","constructor":1,"toString":2}' });
    expect(body.errors).toEqual({
      constructor: ['This field is not known here.'],
      toString: ['This field is not known here.'],
    });
  });
});

describe('addresses', () => {
  const odd = [
    '//',
    '/\\',
    '///',
    '//evil.example/',
    '/%',
    '/%ff',
    '/%E0%A4%A',
    '/%00',
    '/api/job/%00/details',
    '/api/job/a%00b/details',
    '/api/employers/%00',
    '/api/employers/a%ff',
    '/api/job/%/details',
    '/api/job/%u0041/details',
    '/api/application/%00',
    '/company/invitation/%00',
    '/files/logo/%00',
    '/sitemap-%00.xml',
    '/api/job/%F0%9F/details',
    'http://evil.example/',
    'http://evil.example/api/jobs?page=0',
    '*',
    '/%5c',
    '/%2f%2f',
    '/api/job/..%2f..%2fetc/details',
    `/api/job/${'x'.repeat(301)}/details`,
    `/company/invitation/${'%F0%9F%98%80'.repeat(300)}`,
  ];
  it.each(odd)('that name nothing are answered as such: %s', async (target) => {
    const answer = await ask(target);
    expect([400, 404, 410, 422], answer).toContain(statusOf(answer));
    expect(answer).toContain('"success":false');
  });

  it('hold no NUL in their queries', async () => {
    for (const query of [
      '/api/jobs?q=%00',
      '/api/jobs?place=a%00',
      '/api/skills?q=%00',
      '/api/institutions/search?country_code=KE&q=%00',
      '/api/jobs?country=%00',
      '/translated/texts?locale=%00',
    ]) {
      expectRefusal(await fursa.visitor().get(query), query);
    }
    expectRefusal(await fursa.visitor().get('/api/session/retrieve?token=%00'), 'token');
  });

  it('that write are refused in the same words', async () => {
    for (const path of ['/%', '/company/jobs/%00', '/company/jobs/%ff/submit']) {
      const answer = await sendRaw(
        `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      );
      expect(statusOf(answer), answer).toBeLessThan(500);
      expect(answer).toContain('"success":false');
    }
  });
});

describe('headers', () => {
  it('that are too large, or none at all, are refused in the same words', async () => {
    for (const [request, status] of [
      [`GET /${'x'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
      [`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
      ['nonsense\r\n\r\n', 400],
      ['GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n', 400],
      ['GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ] as const) {
      const answer = await sendRaw(request);
      expect(statusOf(answer), answer).toBe(status);
      expect(answer).toContain('"success":false');
    }
  });

  it('with a CSRF token of other letters are refused, of whatever length', async () => {
    for (const token of ['é'.repeat(43), 'é', '\xff'.repeat(43), `${'x'.repeat(42)}é`, 'a'.repeat(10_000)]) {
      const answer = await employer.post('/company/team/invitations', {}, { csrf: token });
      expect([answer.status, answer.body.code]).toEqual([403, 'csrf']);
    }
  });

  it('with a device cookie that is none of ours are taken as none', async () => {
    const { email } = await fursa.register('candidate');
    for (const planted of ['a%0d%0aSet-Cookie:%20x=1', 'a%0a', '%00', 'x', 'é'.repeat(10), '%ff', 'a'.repeat(44)]) {
      const client = fursa.visitor();
      await client.get('/me');
      client.cookies.set('fursa_device', planted);
      const answer = await client.post('/password/forgot', { email });
      expect(answer.status, planted).toBe(200);
      const signedIn = await client.post('/login', { email, password: TEST_PASSWORD });
      expect(signedIn.status, planted).toBe(200);
      expect(signedIn.headers.getSetCookie().join('\n')).toMatch(/^fursa_device=[\w-]{43};/m);
      expect(client.cookies.get('fursa_device')).not.toBe(planted);
      client.cookies.set('fursa_device', planted);
      const again = await client.post('/password/change', { current_password: TEST_PASSWORD, password: TEST_PASSWORD });
      expect(again.status, planted).toBe(200);
    }
  });

  it('with a planted device cookie at confirmation do not break it', async () => {
    const client = fursa.visitor();
    const email = 'planted@test.example';
    await client.post('/register', { role: 'candidate', name: 'Plan Ted', email, password: TEST_PASSWORD });
    client.cookies.set('fursa_device', 'a%0d%0ab');
    const confirmed = await client.post('/register/confirm', { token: await fursa.tokenFor(email) });
    expect(confirmed.status).toBe(200);
  });

  it('with a session cookie that is none of ours are taken as none', async () => {
    for (const planted of ['s.%00', 's.', 'v.', '%0d%0a', `s.${'é'.repeat(43)}`, `s.${'a'.repeat(5_000)}`]) {
      const client = fursa.visitor();
      client.cookies.set('fursa_session', planted);
      const me = await client.get('/me');
      expect([me.status, me.body.user]).toEqual([200, null]);
      expect((await client.post('/password/forgot', { email: 'nobody@test.example' })).status).toBe(200);
    }
  });
});

describe('a broken upload', () => {
  const part = (head: string, content: string) => `--b\r\n${head}\r\n\r\n${content}\r\n`;
  const file = 'Content-Disposition: form-data; name="file"; filename="cv.pdf"\r\nContent-Type: application/pdf';
  const whole = `${part(file, '%PDF-1.4')}--b--\r\n`;
  const form = 'multipart/form-data; boundary=b';
  const bodies: Record<string, [type: string, body: string]> = {
    'is cut off inside its file': [form, `--b\r\n${file}\r\n\r\n%PDF-1.4`],
    'is cut off inside a header': [form, '--b\r\nContent-Disposition: form-da'],
    'is cut off at its boundary': [form, '--b'],
    'is empty': [form, ''],
    'holds no part': [form, '--b--\r\n'],
    'has no boundary': ['multipart/form-data', whole],
    'has an empty boundary': ['multipart/form-data; boundary=', whole],
    'has another boundary than it says': ['multipart/form-data; boundary=c', whole],
    'has a boundary that is too long': [`multipart/form-data; boundary=${'b'.repeat(5_000)}`, whole],
    'has another field': [form, `${part(file.replace('"file"', '"other"'), 'x')}--b--\r\n`],
    'has another field, and is cut off': [form, `--b\r\n${file.replace('"file"', '"other"')}\r\n\r\nx`],
    'has a field named __proto__': [form, `${part(file.replace('"file"', '"__proto__"'), 'x')}--b--\r\n`],
    'has a field named constructor': [form, `${part(file.replace('"file"', '"constructor"'), 'x')}--b--\r\n`],
    'has no name': [form, `${part('Content-Disposition: form-data', 'x')}--b--\r\n`],
    'has no disposition': [form, `${part('Content-Type: application/pdf', 'x')}--b--\r\n`],
    'is a field and no file': [form, `${part('Content-Disposition: form-data; name="file"', '%PDF')}--b--\r\n`],
    'holds two files': [form, `${part(file, '%PDF-1.4')}${part(file, '%PDF-1.4')}--b--\r\n`],
    'holds a hundred fields': [
      form,
      `${Array.from({ length: 100 }, (_, at) => part(`Content-Disposition: form-data; name="f${at}"`, 'x')).join('')}${whole}`,
    ],
    'has a header of a megabyte': [form, `--b\r\nX-Long: ${'x'.repeat(1_000_000)}\r\n${file}\r\n\r\nx\r\n--b--\r\n`],
    'has a header that never ends': [form, `--b\r\nX-Long: ${'x'.repeat(1_000_000)}`],
    'has a hundred thousand headers': [form, `--b\r\n${'X: y\r\n'.repeat(100_000)}${file}\r\n\r\nx\r\n--b--\r\n`],
    'is not multipart at all': [form, '{"a":1}'],
    'says an encoding that is none': [form, `${part(`${file}\r\nContent-Transfer-Encoding: nonsense`, '')}--b--\r\n`],
    'is another kind of multipart': ['multipart/mixed; boundary=b', whole],
  };
  const uploads = ['/candidate/resumes', '/candidate/job/1/cv', '/api/cv/read'];

  for (const [what, [type, raw]] of Object.entries(bodies)) {
    it(`is refused in words when it ${what}`, async () => {
      for (const path of uploads) {
        expectRefusal(await candidate.post(path, {}, { raw, headers: { 'content-type': type } }), path);
      }
      expectRefusal(
        await employer.post('/company/profile/logo', {}, { raw, headers: { 'content-type': type } }),
        'logo',
      );
    });
  }

  it('that is left in the middle keeps nobody else from uploading', async () => {
    const { port } = new URL(fursa.baseUrl);
    const cookie = [...candidate.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (let round = 0; round < 20; round += 1) {
      await new Promise<void>((gone) => {
        const socket = net.connect(Number(port), '127.0.0.1', () => {
          socket.write(
            `POST /candidate/resumes HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nX-CSRF-TOKEN: ${candidate.csrfToken}\r\nContent-Type: ${form}\r\nContent-Length: 100000\r\n\r\n--b\r\n${file}\r\n\r\n%PDF`,
          );
          setTimeout(() => socket.destroy(), 10);
        });
        socket.on('close', () => gone()).on('error', () => {});
      });
    }
    const uploaded = await candidate.upload('/candidate/resumes', 'cv.pdf', PDF);
    expect(uploaded.status, uploaded.text).toBe(200);
  });
});
