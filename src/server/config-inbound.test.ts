import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const DOMAIN = { INBOUND_DOMAIN: 'Replies.Fursa.example' };
const SECRET = 'x'.repeat(32);

describe('answers to mails', () => {
  it('are not taken unless it is configured', () => {
    expect(readConfig({}).inbound).toBeNull();
    expect(readConfig({ INBOUND_DOMAIN: '', INBOUND_SMTP_PORT: '' }).inbound).toBeNull();
  });

  it('come by SMTP, from a mail provider, or both ways', () => {
    const both = { ...DOMAIN, INBOUND_SMTP_PORT: '2525', INBOUND_WEBHOOK_SECRET: SECRET };
    const domain = 'replies.fursa.example';
    expect(readConfig(both).inbound).toEqual({ domain, smtpPort: 2525, webhookSecret: SECRET });
    expect(readConfig({ ...DOMAIN, INBOUND_SMTP_PORT: '2525' }).inbound).toMatchObject({ domain, smtpPort: 2525 });
  });

  it.each([
    [{ INBOUND_SMTP_PORT: '2525' }, /INBOUND_DOMAIN/],
    [DOMAIN, /INBOUND_SMTP_PORT or INBOUND_WEBHOOK_SECRET/],
    [{ ...DOMAIN, INBOUND_SMTP_PORT: '70000' }, /INBOUND_SMTP_PORT/],
    [{ ...DOMAIN, INBOUND_WEBHOOK_SECRET: 'short' }, /INBOUND_WEBHOOK_SECRET/],
    [{ INBOUND_DOMAIN: 'reply@fursa.example', INBOUND_SMTP_PORT: '2525' }, /INBOUND_DOMAIN/],
    [{ INBOUND_DOMAIN: 'localhost', INBOUND_SMTP_PORT: '2525' }, /INBOUND_DOMAIN/],
  ])('are refused at the start when a setting is missing or wrong: %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});
