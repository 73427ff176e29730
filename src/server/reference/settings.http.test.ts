import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Setting } from '#shared/reference/settings.contract.ts';
import { SETTING_KEYS, SETTINGS, type SettingKey, SHIPPED_SETTINGS } from '#shared/reference/settings.values.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { jobFields, publishJob } from '../../../tests/harness/test-jobs.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../../tests/harness/test-server.ts';
import { drafts } from '../db/schema/drafts.ts';
import { history } from '../db/schema/history.ts';
import { knownDevices, sessions } from '../db/schema/identity.ts';
import { mails } from '../db/schema/queue.ts';
import { settings } from '../db/schema/reference.ts';

const PATH = '/api/admin/settings';
const DAY = 24 * 60 * 60 * 1000;

let fursa: TestServer;
let admin: TestClient & { email: string };
beforeAll(async () => {
  fursa = await startTestServer();
  admin = await fursa.signedInAs('admin');
});
afterAll(() => fursa.stop());

const read = async (client: TestClient = admin): Promise<Record<SettingKey, Setting>> => {
  const { body } = await client.get(PATH);
  return Object.fromEntries(body.settings.map((setting: Setting) => [setting.key, setting])) as never;
};
type Changes = Partial<Record<SettingKey, unknown>> & { reason?: unknown };
async function change(changes: Changes, client: TestClient = admin) {
  const now = await read();
  const keys = SETTING_KEYS.filter((key) => key in changes);
  const seen = Object.fromEntries(keys.map((key) => [key, now[key].changed_at]));
  return client.request('PUT', PATH, { ...changes, seen });
}

describe('the settings', () => {
  it('are read and changed by admins alone', async () => {
    const before = await read();
    for (const role of ['candidate', 'company', 'reviewer'] as const) {
      const client = await fursa.signedInAs(role);
      expect((await client.get(PATH)).status, role).toBe(403);
      expect((await client.request('PUT', PATH, { pass_mark: 1, seen: { pass_mark: null } })).status, role).toBe(403);
    }
    expect((await fursa.visitor().get(PATH)).status).toBe(401);
    expect((await fursa.visitor().request('PUT', PATH, { pass_mark: 1, seen: { pass_mark: null } })).status).toBe(401);
    expect(await read()).toEqual(before);
  });

  it('begin with what is shipped, all of them', async () => {
    const found = await read();
    expect(Object.keys(found)).toEqual(SETTING_KEYS);
    for (const key of SETTING_KEYS) expect(found[key], key).toMatchObject({ value: SHIPPED_SETTINGS[key] });
  });

  it.each(SETTING_KEYS.filter((key) => SETTINGS[key].kind === 'number'))(
    'take %s from its first to its last value, whole, and no other',
    async (key) => {
      const { min, max } = SETTINGS[key] as { min: number; max: number };
      for (const value of [min, max]) {
        expect((await change({ [key]: value })).status, `${value}`).toBe(200);
        expect((await read())[key].value).toBe(value);
      }
      for (const value of [min - 1, max + 1, min + 0.5, String(min), null, true, [min], {}]) {
        const { status, body } = await change({ [key]: value });
        expect([status, Object.keys(body.errors)], JSON.stringify(value)).toEqual([422, [key]]);
        expect(body.errors[key][0]).toBe(`Please give a whole number from ${min} to ${max}.`);
      }
      expect((await read())[key].value).toBe(max);
      await change({ [key]: SHIPPED_SETTINGS[key] });
    },
  );

  it.each([
    ['site_name', 'x'],
    ['site_name', 'x'.repeat(25)],
    ['site_name', 'two\nlines'],
    ['site_name', '\u0000null'],
    ['site_name', ''],
    ['site_name', null],
    ['accent_light', 'green'],
    ['accent_light', '#fff'],
    ['accent_light', '#12345g'],
    ['accent_light', 'url(https://evil.example)'],
    ['accent_light', null],
    ['accent_dark', '#4cc9a4;color:red'],
    ['default_country', 'XX'],
    ['default_country', 'so'],
    ['map_provider', 'bing'],
    ['map_tiles', 'http://tiles.example/{z}/{x}/{y}.png'],
    ['map_tiles', 'https://tiles.example/{z}/{x}.png'],
    ['map_tiles', 'https://tiles.example; script-src *//{z}/{x}/{y}.png'],
    ['map_tiles', "https://tiles.example;script-src/{z}/{x}/{y}.png'"],
    ['map_tiles', 'https://user@tiles.example/{z}/{x}/{y}.png'],
    ['map_tiles', `https://tiles.example/{z}/{x}/{y}/${'a'.repeat(300)}`],
    ['google_maps_key', 'short'],
    ['google_maps_key', `${'a'.repeat(30)}&callback=evil`],
    ['google_maps_key', 'a'.repeat(101)],
    ['job_approval', 'yes'],
    ['job_approval', 0],
    ['hide_ai_until_scored', null],
  ] as const)('refuse %s as %j, beside it', async (key, value) => {
    const { status, body } = await change({ [key]: value });
    expect([status, Object.keys(body.errors)]).toEqual([422, [key]]);
    expect((await read())[key].value).toBe(SHIPPED_SETTINGS[key]);
  });

  it('refuse a colour that nobody could read, and say why', async () => {
    const pale = await change({ accent_light: '#7adcbf' });
    expect(pale.status).toBe(422);
    expect(pale.body.errors.accent_light[0]).toMatch(
      /^This colour is too pale to read on light pages: its contrast is 1\.\d to 1, and 4\.5 to 1 is needed\./,
    );
    const deep = await change({ accent_dark: '#0b6b53' });
    expect(deep.body.errors.accent_dark[0]).toMatch(
      /^This colour is too dark to read on dark pages: .* choose a lighter one\.$/,
    );
    expect((await change({ accent_light: ' #7A1F5C ' })).status).toBe(200);
    expect((await read()).accent_light.value).toBe('#7a1f5c');
    await change({ accent_light: SHIPPED_SETTINGS.accent_light });
  });

  it('refuse Google’s map without a key, and a key’s removal while it is shown', async () => {
    const key = 'A'.repeat(39);
    const without = await change({ map_provider: 'google' });
    expect(without.body.errors).toEqual({ google_maps_key: ['Google’s map needs a key.'] });
    expect((await change({ map_provider: 'google', google_maps_key: key })).status).toBe(200);
    expect((await fursa.visitor().get('/api/map')).body.map).toMatchObject({ provider: 'google', google_key: key });
    expect((await change({ google_maps_key: null })).status).toBe(422);
    expect((await change({ map_provider: 'leaflet', google_maps_key: null })).status).toBe(200);
    expect((await fursa.visitor().get('/api/map')).body.map).toMatchObject({ provider: 'leaflet', google_key: null });
  });

  it('change all together or not at all, and refuse what they do not know', async () => {
    const mixed = await change({ pass_mark: 61, cooldown_days: 999 });
    expect([mixed.status, Object.keys(mixed.body.errors)]).toEqual([422, ['cooldown_days']]);
    expect((await read()).pass_mark.value).toBe(50);
    const unknown = await admin.request('PUT', PATH, { secret: 1, seen: {} });
    expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ['secret']]);
    const unseen = await admin.request('PUT', PATH, { pass_mark: 61, seen: {} });
    expect([unseen.status, Object.keys(unseen.body.errors)]).toEqual([422, ['seen']]);
  });

  it('are in the audit: who, what, from, to and why; what stays the same is not', async () => {
    await change({ cooldown_days: 14, job_approval: true, reason: '  Asked for by employers  ' });
    const [row, before] = await fursa.db
      .select()
      .from(history)
      .where(eq(history.type, 'setting.changed'))
      .orderBy(desc(history.id));
    const { user } = (await admin.get('/me')).body;
    expect(row).toMatchObject({
      actorId: user.id,
      data: { key: 'cooldown_days', from: '30', to: '14', reason: 'Asked for by employers' },
    });
    expect(before?.data).not.toMatchObject({ key: 'job_approval' });
    expect((await change({ cooldown_days: 30, reason: 'x'.repeat(501) })).status).toBe(422);
    await change({ cooldown_days: 30 });
  });
});

describe('two admins', () => {
  it('do not overwrite each other: the second is told what the first has set, and may then mean it', async () => {
    const other = await fursa.signedInAs('admin');
    const { pass_mark, cooldown_days } = await read(other);
    await change({ pass_mark: 70 });
    const stale = {
      pass_mark: 40,
      cooldown_days: 5,
      seen: { pass_mark: pass_mark.changed_at, cooldown_days: cooldown_days.changed_at },
    };
    const refused = await other.request('PUT', PATH, stale);
    expect(refused.status).toBe(409);
    expect(refused.body.settings).toMatchObject([{ key: 'pass_mark', value: 70 }]);
    expect(refused.body.errors).toEqual({ pass_mark: ['Another admin has just changed this.'] });
    expect((await read()).cooldown_days.value).toBe(30);
    const [now] = refused.body.settings;
    stale.seen.pass_mark = now.changed_at;
    expect((await other.request('PUT', PATH, stale)).status).toBe(200);
    expect(await read()).toMatchObject({ pass_mark: { value: 40 }, cooldown_days: { value: 5 } });
    await change({ pass_mark: 50, cooldown_days: 30 });
  });

  it('change different settings at the same time, and both stay', async () => {
    const other = await fursa.signedInAs('admin');
    const { draft_days, sent_mail_days } = await read();
    const answers = await Promise.all([
      admin.request('PUT', PATH, { draft_days: 11, seen: { draft_days: draft_days.changed_at } }),
      other.request('PUT', PATH, { sent_mail_days: 12, seen: { sent_mail_days: sent_mail_days.changed_at } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read()).toMatchObject({ draft_days: { value: 11 }, sent_mail_days: { value: 12 } });
    await change({ draft_days: 30, sent_mail_days: 7 });
  });

  it('who set the same for the first time, at the same moment, are told apart', async () => {
    await fursa.db.delete(settings).where(eq(settings.key, 'known_device_days'));
    const other = await fursa.signedInAs('admin');
    const set = (client: TestClient, value: number) =>
      client.request('PUT', PATH, { known_device_days: value, seen: { known_device_days: null } });
    const answers = await Promise.all([set(admin, 100), set(other, 200)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await change({ known_device_days: 365 });
  });
});

describe('what is set', () => {
  beforeEach(async () => {
    await change(SHIPPED_SETTINGS);
  });

  it('is in force with the next request: name, in mails and in the feed, as it was written', async () => {
    const name = '<b>Shaqo & {site}</b>';
    expect((await change({ site_name: name })).status).toBe(200);
    const { email } = await fursa.register('candidate');
    const [mail] = await fursa.db.select().from(mails).where(eq(mails.recipient, email));
    expect(mail?.body).toContain(`your ${name} account is ready`);
    expect(mail?.body.endsWith(`\n\n${name}\n`)).toBe(true);
    expect((await fursa.visitor().get('/feed.xml')).text).toContain(
      '<title>&#60;b&#62;Shaqo &#38; {site}&#60;/b&#62;: newest jobs</title>',
    );
  });

  it('decides whether jobs wait, where a phone number is from, and what the map shows', async () => {
    const employer = await fursa.register('company', 'Milk & Co');
    const job = await publishJob(employer, admin, { country: null, is_remote: true });
    const details = async () => (await fursa.visitor().get(`/api/job/${job.slug}/details`)).body;
    expect((await details()).job.phone_country).toBe('SO');
    await change({ default_country: 'KE', map_tiles: 'https://tiles.example/{z}/{x}/{y}.png', job_approval: false });
    expect(await details()).toMatchObject({
      job: { phone_country: 'KE' },
      map: { tiles: 'https://tiles.example/{z}/{x}/{y}.png' },
    });
    const made = await employer.post('/company/jobs', jobFields());
    const submitted = await employer.post(`/company/jobs/${made.body.job.id}/submit`);
    expect(submitted.body.job.status).toBe('active');
  });

  it('ends sessions that were not used for longer, at once, and forgets what is older', async () => {
    const sleeper = await fursa.register('candidate');
    const { user } = (await sleeper.get('/me')).body;
    const threeDaysAgo = new Date(Date.now() - 3 * DAY);
    await fursa.db.update(sessions).set({ lastSeenAt: threeDaysAgo }).where(eq(sessions.userId, user.id));
    await fursa.db.update(mails).set({ sentAt: threeDaysAgo }).where(eq(mails.recipient, sleeper.email));
    await fursa.db
      .update(knownDevices)
      .set({ lastUsedAt: new Date(Date.now() - 40 * DAY) })
      .where(eq(knownDevices.userId, user.id));
    const left = async () => ({
      sessions: (await fursa.db.select().from(sessions).where(eq(sessions.userId, user.id))).length,
      mails: await fursa.mailCount(sleeper.email),
      devices: (await fursa.db.select().from(knownDevices).where(eq(knownDevices.userId, user.id))).length,
    });
    await fursa.server.run('clean-up');
    expect(await left()).toEqual({ sessions: 1, mails: 1, devices: 1 });
    await change({ session_days: 2, sent_mail_days: 2, known_device_days: 30 });
    expect((await sleeper.get('/me')).body.user).toBeNull();
    await fursa.server.run('clean-up');
    expect(await left()).toEqual({ sessions: 0, mails: 0, devices: 0 });
    const signedIn = await fursa.visitor().post('/login', { email: sleeper.email, password: TEST_PASSWORD });
    expect(signedIn.status).toBe(200);
    const [session] = await fursa.db.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(Math.round(((session?.expiresAt.getTime() ?? 0) - Date.now()) / DAY)).toBe(2);
  });

  it('is how long drafts and their links are kept', async () => {
    const employer = await fursa.register('company');
    const job = await publishJob(employer, admin);
    await change({ draft_days: 5 });
    const guest = fursa.visitor();
    const saved = await guest.post('/api/session/store', { jobId: job.id });
    const days = (text: string) => Math.round((Date.parse(text) - Date.now()) / DAY);
    expect(days(saved.body.expires_at)).toBe(5);
    const link = await guest.post('/api/session/generate-url', { token: saved.body.token });
    expect(days(link.body.expires_at)).toBe(5);
    const id = saved.body.draft_id;
    await fursa.db
      .update(drafts)
      .set({ updatedAt: new Date(Date.now() - 3 * DAY) })
      .where(eq(drafts.id, id));
    await fursa.server.run('clean-up');
    expect((await guest.get(`/api/session/retrieve?token=${saved.body.token}`)).status).toBe(200);
    await change({ draft_days: 2 });
    await fursa.server.run('clean-up');
    expect((await guest.get(`/api/session/retrieve?token=${saved.body.token}`)).status).toBe(404);
  });

  it('does not stop anything when a value in the database is none', async () => {
    const set = { key: 'cooldown_days', value: 'soon' as unknown };
    await fursa.db.insert(settings).values(set).onConflictDoUpdate({ target: settings.key, set });
    expect((await read()).cooldown_days.value).toBe(30);
  });
});
