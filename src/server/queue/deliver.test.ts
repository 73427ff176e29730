import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMail } from '../../../tests/harness/outbox.ts';
import { createDelivery } from './deliver.ts';

const MAIL = {
  headers: null,
  calendar: null,
  id: 7,
  key: '7.1763450000000',
  to: 'amina@mail.example',
  sender: 'Fursa',
  html: '',
  subject: 'Your application: Nurse',
  text: 'Hello Amina,\n\nit is here: https://fursa.example/application/abc?token=0123456789012345678901234567890123456789\n',
};
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'fursa-mails-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function written(mail: Partial<typeof MAIL> = {}) {
  const { deliver } = createDelivery({ smtpUrl: undefined, mailFrom: 'Fursa <no-reply@fursa.example>', dataDir });
  await deliver({ ...MAIL, ...mail });
  const file = await readFile(path.join(dataDir, 'outbox', '00000007.eml'), 'utf8');
  return { file, ...readMail(file) };
}

it('writes a mail that mail programs can read', async () => {
  const { headers, text } = await written();
  expect(headers).toMatchObject({
    from: 'Fursa <no-reply@fursa.example>',
    to: 'amina@mail.example',
    subject: 'Your application: Nurse',
    'mime-version': '1.0',
    'content-type': 'text/plain; charset=utf-8',
  });
  expect(headers['message-id']).toBe('<7.1763450000000@fursa.example>');
  expect(Math.abs(Date.now() - Date.parse(headers.date ?? ''))).toBeLessThan(60_000);
  expect(text).toContain(MAIL.text.trim());
});

it('carries the HTML beside the text, and the name of whoever it is from', async () => {
  const html = '<p>Hello Amina, <b>it is here</b></p>';
  const mail = await written({ html, sender: 'Tsehayon "Energy", Ltd. via Fursa' });
  expect(mail.headers['content-type']).toMatch(/^multipart\/alternative/);
  expect(mail.headers.from).toBe('"Tsehayon \\"Energy\\", Ltd. via Fursa" <no-reply@fursa.example>');
  expect([mail.text.trim(), mail.html.trim()]).toEqual([MAIL.text.trim(), html]);
});

it('keeps other letters, in lines that are short enough', async () => {
  const subject = 'طلبك: ممرضة أولى في مستشفى المدينة الكبير — Água e saúde 🩺';
  const text = `${'Ümit '.repeat(400)}\nend`;
  const mail = await written({ subject, text });
  expect(mail.file.split('\r\n').every((line) => line.length <= 76)).toBe(true);
  expect(mail.headers.subject).toBe(subject);
  expect(mail.text.trim()).toBe(text);
});

it('lets nothing in a subject become a header of its own', async () => {
  const { headers } = await written({ subject: 'Nurse\r\nBcc: all@mail.example' });
  expect(headers).not.toHaveProperty('bcc');
  expect(headers.subject).toBe('Nurse Bcc: all@mail.example');
});

it('goes to one mailbox: an address that would be several, or a header, is refused', async () => {
  for (const to of ['a@b.example\nX: y', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example'])
    await expect(written({ to })).rejects.toThrow('a mail goes to one mailbox');
});
