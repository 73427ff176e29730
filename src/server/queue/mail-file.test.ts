import { expect, it } from 'vitest';
import { mailFile } from './mail-file.ts';

const MAIL = {
  id: 7,
  from: 'Fursa <no-reply@fursa.example>',
  to: 'amina@mail.example',
  subject: 'Your application: Nurse',
  text: 'Hello Amina,\n\nit is here: https://fursa.example/application/abc\n',
  date: new Date('2026-11-15T09:30:00Z'),
};
const parse = (file: string) => {
  const [head = '', ...body] = file.split('\r\n\r\n');
  const unfolded = head.replaceAll('\r\n ', ' ').split('\r\n');
  return {
    headers: Object.fromEntries(unfolded.map((line) => line.split(/: (.*)/s).slice(0, 2))) as Record<string, string>,
    body: body.join('\r\n\r\n'),
  };
};
const decoded = (header = '') =>
  header
    .split(' ')
    .map((word) => Buffer.from(/^=\?UTF-8\?B\?(.*)\?=$/.exec(word)?.[1] ?? '', 'base64').toString())
    .join('');

it('writes a mail that people and mail programs can read', () => {
  const { headers, body } = parse(mailFile(MAIL));
  expect(headers).toEqual({
    From: 'Fursa <no-reply@fursa.example>',
    To: 'amina@mail.example',
    Subject: 'Your application: Nurse',
    'Message-ID': `<7.${MAIL.date.getTime()}@fursa.example>`,
    Date: 'Sun, 15 Nov 2026 09:30:00 +0000',
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  });
  expect(body).toBe(`${MAIL.text.replaceAll('\n', '\r\n')}\r\n`);
});

it('keeps a subject in other letters, in words that are short enough', () => {
  const subject = 'طلبك: ممرضة أولى في مستشفى المدينة الكبير — Água e saúde 🩺';
  const file = mailFile({ ...MAIL, subject });
  expect(file.split('\r\n').every((line) => line.length <= 76)).toBe(true);
  expect(decoded(parse(file).headers.Subject)).toBe(subject);
});

it('lets nothing in a subject or an address become a header of its own', () => {
  const { headers } = parse(mailFile({ ...MAIL, subject: 'Nurse\r\nBcc: all@mail.example', to: 'a@b.example\nX: y' }));
  expect(headers).not.toHaveProperty('Bcc');
  expect(headers).not.toHaveProperty('X');
  expect(headers.Subject).toBe('Nurse Bcc: all@mail.example');
});

it('wraps what is too long for a line, and loses none of it', () => {
  const text = `${'Ümit '.repeat(400)}\nend`;
  const { headers, body } = parse(mailFile({ ...MAIL, text }));
  expect(headers['Content-Transfer-Encoding']).toBe('base64');
  expect(body.split('\r\n').every((line) => line.length <= 76)).toBe(true);
  expect(Buffer.from(body, 'base64').toString()).toBe(text);
});
