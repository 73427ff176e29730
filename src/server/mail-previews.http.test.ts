import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALES } from '#shared/kernel/languages.ts';
import { MAIL_SAMPLES } from '#shared/kernel/mail-samples.ts';
import { startTestServer, type TestServer } from '../../tests/harness/test-server.ts';

let fursa: TestServer;
beforeAll(async () => {
  fursa = await startTestServer();
});
afterAll(() => fursa.stop());

const open = (name: string, locale: string) => fursa.visitor().get(`/docs/mails/${name}?locale=${locale}`);

describe('every kind of mail', () => {
  it.each(LOCALES)('is shown with one button and no bare address, in %s', async (locale) => {
    for (const name of MAIL_SAMPLES) {
      const { status, text, headers } = await open(name, locale);
      expect([name, status]).toEqual([name, 200]);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(text).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`);
      expect(text.match(/padding:12px 22px/g), name).toHaveLength(1);
      // Links show words and not addresses, so no address or token is visible in the text.
      const seen = text.replace(/<style>[\s\S]*?<\/style>/, '').replace(/<[^>]*>/g, ' ');
      expect(seen, name).not.toMatch(/https?:|sample-0123/);
      expect(seen, name).not.toMatch(/mail\.(?!example)[a-z_]+|\{[a-z]+\}/);
      expect(text).toContain('prefers-color-scheme: dark');
    }
  });

  it('says the name of its reader once', async () => {
    const { text } = await open('message', 'en');
    expect(text.match(/Amina/g)).toHaveLength(1);
    expect((await open('mention', 'en')).text).toContain('Hello Amina Warsame,');
  });

  it('is what is asked for, and nothing else', async () => {
    for (const [name, locale] of [
      ['nothing', 'en'],
      ['constructor', 'en'],
      ['confirm', 'xx'],
    ] as const)
      expect((await open(name, locale)).status).toBe(404);
  });
});

describe('what people wrote', () => {
  it('stays words in the HTML of a mail', async () => {
    const employer = await fursa.register('company', 'A <b>& Sons</b>');
    await employer.post('/company/team/invitations', { email: 'html@test.example', role: 'recruiter' });
    const { rows } = await fursa.database.query(`select html, sender from mails where recipient = 'html@test.example'`);
    const [{ html, sender }] = rows as [{ html: string; sender: string }];
    expect(html).not.toContain('<b>');
    expect(sender).toContain('Sons');
  });
});
