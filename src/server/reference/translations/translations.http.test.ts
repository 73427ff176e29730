import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '#shared/kernel/languages.ts';
import { expectedTexts } from '#shared/reference/expected-texts.ts';
import { TRANSLATION, TRANSLATION_FILE, TRANSLATIONS_AT_ONCE } from '#shared/reference/translations.values.ts';
import { english, shippedTranslations } from '../../../../tests/harness/shipped-texts.ts';
import type { TestClient } from '../../../../tests/harness/test-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/harness/test-server.ts';
import { history } from '../../db/schema/history.ts';
import { translations } from '../../db/schema/reference.ts';

let fursa: TestServer;
let admin: TestClient;
let other: TestClient;
beforeAll(async () => {
  fursa = await startTestServer();
  admin = await fursa.signedInAs('admin');
  other = await fursa.signedInAs('admin');
});
afterAll(() => fursa.stop());

type Save = { locale: string; key: string; text: unknown; before: string | null };
const save = (input: Save, by = admin) => by.request('PUT', '/admin/translations', input);
const reset = (locale: string, key: string, before: string | null) =>
  admin.post('/admin/translations/reset', { locale, key, before });
const list = (query: string) => admin.get(`/api/admin/translations?${query}`);
const shipped = (locale: Locale, key: string) => (locale === 'en' ? english : shippedTranslations[locale])[key] ?? '';
/** The text that visitors read. */
const said = async (locale: Locale, key: string) =>
  (await fursa.visitor().get(`/translated/texts?locale=${locale}`)).body[key];

describe('the texts of a language', () => {
  it('are for admins alone, also as a file', async () => {
    const paths = ['/api/admin/translations?locale=so', '/admin/translations/export.json?locale=so'];
    for (const path of paths) {
      expect((await fursa.visitor().get(path)).status).toBe(401);
      for (const role of ['candidate', 'company', 'reviewer'] as const)
        expect((await (await fursa.signedInAs(role)).get(path)).status, role).toBe(403);
      expect((await admin.get(path)).status).toBe(200);
    }
  });

  it('are brought by every module that has a dictionary', () => {
    const brought = fursa.server.shippedTexts();
    expect(brought.english).toEqual(english);
    expect(brought.translations).toEqual(shippedTranslations);
  });

  it('stand beside English, some at a time, and all are counted', async () => {
    const { body } = await list('locale=so');
    const all = expectedTexts(english, 'so').size;
    expect(body).toMatchObject({ found: all, first: 1, previous: null, counts: { all, missing: 0, changed: 0 } });
    expect(body.entries).toHaveLength(TRANSLATIONS_AT_ONCE);
    expect(body.entries[0]).toMatchObject({
      key: 'shell.skip',
      english: 'Skip to content',
      text: shipped('so', 'shell.skip'),
      is_changed: false,
    });
    const second = (await list(`locale=so&from=${body.next}`)).body;
    expect(second).toMatchObject({ first: TRANSLATIONS_AT_ONCE + 1, previous: 'shell.skip' });
    expect(second.entries[0].key).toBe(body.next);
    expect((await list('locale=so&from=no.such.key')).body.first).toBe(1);
  });

  it('are found by key, by English and by their own words, whatever the accents', async () => {
    const keysFor = async (q: string) =>
      (await list(`locale=ar&q=${encodeURIComponent(q)}`)).body.entries.map(({ key }: { key: string }) => key);
    expect(await keysFor('shell.sign_out')).toEqual(['shell.sign_out']);
    expect(await keysFor('skip TO content')).toEqual(['shell.skip']);
    expect(await keysFor(shipped('ar', 'shell.sign_out'))).toContain('shell.sign_out');
    expect(await keysFor('zzzzqqqq')).toEqual([]);
  });

  it('have the plural forms of their language, with the numbers that each is for', async () => {
    const { entries } = (await list('locale=ar&q=approval.changes_')).body as {
      entries: { key: string; english: string; form: { numbers: number[]; is_all: boolean } }[];
    };
    const forms = Object.fromEntries(
      entries.filter(({ form }) => form).map(({ key, form }) => [key.replace('approval.changes_', ''), form]),
    );
    expect(forms).toEqual({
      zero: { numbers: [0], is_all: true },
      one: { numbers: [1], is_all: true },
      two: { numbers: [2], is_all: true },
      few: { numbers: [3, 4, 5], is_all: false },
      many: { numbers: [11, 12, 13], is_all: false },
      other: { numbers: [100, 101, 102], is_all: false },
    });
    expect(entries.find(({ key }) => key.endsWith('_few'))?.english).toBe('{count} changes');
  });

  it('that are missing are shown by themselves, and where one began stays the place after they are written', async () => {
    const dictionary = fursa.server.shippedTexts().translations.sw as Record<string, string>;
    const keys = [...expectedTexts(english, 'sw').keys()].filter((key) => key.startsWith('wizard.')).slice(0, 60);
    const kept = keys.map((key) => [key, dictionary[key]] as const);
    for (const key of keys) delete dictionary[key];
    try {
      const first = (await list('locale=sw&show=missing')).body;
      expect(first).toMatchObject({ found: 60, counts: { missing: 60 } });
      expect(first.entries[0]).toMatchObject({ key: keys[0], text: null, shipped: null });
      const file = JSON.parse((await admin.get('/admin/translations/export.json?locale=sw')).text);
      expect(file[keys[0] as string]).toBe('');
      await save({ locale: 'sw', key: keys[0] as string, text: english[keys[0] as string], before: null });
      const next = (await list(`locale=sw&show=missing&from=${first.next}`)).body;
      expect(next.entries[0].key).toBe(keys[TRANSLATIONS_AT_ONCE]);
      const again = await admin.post('/admin/translations/import/preview', {
        locale: 'sw',
        file: JSON.stringify({ [keys[1] as string]: '', 'shell.skip': '' }),
      });
      expect(again.body).toMatchObject({ changed: 0, unchanged: 1, refused: 1, refusals: [{ key: 'shell.skip' }] });
      await reset('sw', keys[0] as string, english[keys[0] as string] as string);
      expect((await list('locale=sw')).body.counts.missing).toBe(60);
    } finally {
      for (const [key, text] of kept) dictionary[key] = text ?? '';
    }
  });

  it('are answered quickly, also to a search', async () => {
    await list('locale=ar&q=a');
    const started = process.cpuUsage();
    await list('locale=ar&q=abc');
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1000).toBeLessThan(200);
  });
});

describe('a text', () => {
  it('is said in its new words at once, in answers too, and as shipped again after a reset', async () => {
    const key = 'rule.email_required';
    const before = shipped('so', key);
    const saved = await save({ locale: 'so', key, text: '  Iimaylka qor ', before });
    expect(saved.body).toMatchObject({
      entry: { key, text: 'Iimaylka qor', shipped: before, is_changed: true },
      counts: { changed: 1 },
    });
    expect(await said('so', key)).toBe('Iimaylka qor');
    const visitor = fursa.visitor();
    visitor.cookies.set('fursa_locale', 'so');
    expect((await visitor.post('/login', {})).body.errors.email).toEqual(['Iimaylka qor']);
    expect((await list('locale=so&show=changed')).body).toMatchObject({ found: 1, entries: [{ key }] });
    expect((await reset('so', key, 'Iimaylka qor')).body).toMatchObject({
      entry: { text: before, is_changed: false },
      counts: { changed: 0 },
    });
    expect((await visitor.post('/login', {})).body.errors.email).toEqual([before]);
  });

  it('can be changed in English as well, and other languages are shown that', async () => {
    const key = 'shell.open_source';
    await save({ locale: 'en', key, text: 'Fursa is free software.', before: shipped('en', key) });
    expect(await said('en', key)).toBe('Fursa is free software.');
    const [own] = (await list(`locale=en&q=${key}`)).body.entries;
    expect(own).toMatchObject({ english: shipped('en', key), text: 'Fursa is free software.', is_changed: true });
    const [beside] = (await list(`locale=so&q=${key}`)).body.entries;
    expect(beside).toMatchObject({ english: 'Fursa is free software.', is_english_changed: true, is_changed: false });
    await reset('en', key, 'Fursa is free software.');
    expect(await said('en', key)).toBe(shipped('en', key));
  });

  it('saved as it was shipped counts as not changed', async () => {
    const before = shipped('sw', 'shell.jobs');
    await save({ locale: 'sw', key: 'shell.jobs', text: 'Kazi zote', before });
    const back = await save({ locale: 'sw', key: 'shell.jobs', text: before, before: 'Kazi zote' });
    expect(back.body.entry.is_changed).toBe(false);
    const rows = await fursa.db.select().from(translations).where(eq(translations.key, 'shell.jobs'));
    expect(rows).toEqual([]);
  });

  it('that was changed to what an upgrade ships can be reset too', async () => {
    const [key, text] = ['shell.jobs', shipped('sw', 'shell.jobs')];
    await fursa.db.insert(translations).values({ locale: 'sw', key, text });
    expect((await list(`locale=sw&q=${key}`)).body.entries[0].is_changed).toBe(true);
    expect((await reset('sw', key, text)).body).toMatchObject({ entry: { text, is_changed: false } });
  });

  it('leaves a line in the history: who, from what to what, where', async () => {
    const key = 'shell.menu';
    const before = shipped('ar', key);
    await save({ locale: 'ar', key, text: 'القوائم', before });
    await reset('ar', key, 'القوائم');
    const { id } = (await admin.get('/me')).body.user;
    const lines = await fursa.db
      .select({ actorId: history.actorId, data: history.data })
      .from(history)
      .where(and(eq(history.type, 'text.changed'), eq(history.actorId, id)))
      .orderBy(desc(history.id))
      .limit(2);
    expect(lines).toEqual([
      { actorId: id, data: { locale: 'ar', key, from: 'القوائم', to: before } },
      { actorId: id, data: { locale: 'ar', key, from: before, to: 'القوائم' } },
    ]);
  });

  it('that somebody else has changed meanwhile is refused with theirs, and taken when that is known', async () => {
    const key = 'shell.team';
    const before = shipped('so', key);
    await save({ locale: 'so', key, text: 'Kooxdeenna', before }, other);
    const late = await save({ locale: 'so', key, text: 'Koox', before });
    expect(late.status).toBe(409);
    expect(late.body.entry).toMatchObject({ key, text: 'Kooxdeenna', is_changed: true });
    expect((await reset('so', key, before)).status).toBe(409);
    // Saving the same text again is no conflict.
    expect((await save({ locale: 'so', key, text: 'Kooxdeenna', before })).status).toBe(200);
    expect((await save({ locale: 'so', key, text: 'Koox', before: 'Kooxdeenna' })).status).toBe(200);
    await reset('so', key, 'Koox');
  });

  it('saved by two at the same moment is taken from one of them', async () => {
    const key = 'shell.company';
    const before = shipped('so', key);
    const answers = await Promise.all(
      ['Shirkad A', 'Shirkad B', 'Shirkad C'].map((text, at) =>
        save({ locale: 'so', key, text, before }, at === 0 ? other : admin),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await reset('so', key, await said('so', key));
  });
});

describe('a broken text is refused with a sentence', () => {
  const key = 'approval.reject_title';
  const refusal = async (text: unknown, place: { locale: Locale; key: string } = { locale: 'so', key }) => {
    const { status, body } = await save({ ...place, text, before: shipped(place.locale, place.key) });
    expect([text, status]).toEqual([text, 422]);
    expect(await said(place.locale, place.key)).toBe(shipped(place.locale, place.key));
    return body.errors.text?.[0];
  };

  it.each([
    ['Diid?', 'Please keep {title} in the text: it is filled in when the text is shown.'],
    ['Diid {title} {name}?', 'Please leave out {name}: nothing is filled in for it here.'],
    ['Diid {tilte}?', 'Please leave out {tilte}: nothing is filled in for it here.'],
    ['Diid {title?', 'Use curly brackets only around placeholders such as {title}.'],
    ['Diid { title } {title}', 'Use curly brackets only around placeholders such as {title}.'],
    ['Diid <b>{title}</b>?', 'Texts are plain: please leave out HTML such as <b>.'],
    ['<script>alert(1)</script> {title}', 'Texts are plain: please leave out HTML such as <script>.'],
    ['{title}<!-- x', 'Texts are plain: please leave out HTML such as <!--.'],
    ['{title}&nbsp;', 'Texts are plain: please leave out HTML such as &nbsp;.'],
    ['{title}&#60;', 'Texts are plain: please leave out HTML such as &#60;.'],
    ['', 'Please write a text, or reset it to the default.'],
    [' \n ', 'Please write a text, or reset it to the default.'],
    ['Diid\n{title}?', 'This must be on one line.'],
    ['{title} \u202e', 'This text contains characters that cannot be used.'],
    [5, 'Expected text.'],
    [null, 'Expected text.'],
  ])('%j', async (text, sentence) => {
    expect(await refusal(text)).toBe(sentence);
  });

  it('as is one that is too long, counted as people count', async () => {
    expect(await refusal(`{title}${'😀'.repeat(TRANSLATION.max - 6)}`)).toBe('Must not exceed 1000 characters.');
  });

  it('but what only looks like it is taken', async () => {
    for (const text of ['{title} < 3 & {title} > 1; AT&T', '{title}'.padEnd(TRANSLATION.max, 'é')]) {
      const { status, body } = await save({ locale: 'so', key, text, before: shipped('so', key) });
      expect([status, body.entry?.text]).toEqual([200, text]);
      await reset('so', key, text);
    }
  });

  it('where a form stands for one number, the number may be a word; where it does not, it may not', async () => {
    const two = { locale: 'ar' as const, key: 'approval.changes_two' };
    const few = { locale: 'ar' as const, key: 'approval.changes_few' };
    const before = shipped('ar', two.key);
    expect((await save({ ...two, text: 'تغييران اثنان', before })).status).toBe(200);
    await reset('ar', two.key, 'تغييران اثنان');
    expect(await refusal('تغييرات', few)).toBe(
      'Please keep {count} in the text: it is filled in when the text is shown.',
    );
  });

  it('and texts of several lines keep theirs', async () => {
    const place = { locale: 'so', key: 'templates.offer_body' };
    const before = shipped('so', place.key);
    const text = `${before}\r\nMahadsanid`;
    const { body } = await save({ ...place, text, before });
    expect(body.entry.text).toBe(`${before}\nMahadsanid`);
    await reset('so', place.key, body.entry.text);
  });

  it('and so are unknown keys and languages', async () => {
    for (const unknown of [
      'no.such',
      '__proto__',
      'constructor',
      'toString',
      'approval.changes_few',
      'approval.changes',
    ]) {
      expect((await save({ locale: 'so', key: unknown, text: 'x', before: null })).status).toBe(404);
      expect((await reset('so', unknown, null)).status).toBe(404);
    }
    for (const locale of ['xx', '', 'EN', '__proto__'])
      expect((await save({ locale, key, text: 'x', before: null })).status).toBe(422);
    expect((await list('locale=xx')).status).toBe(422);
    expect((await admin.get('/admin/translations/export.json?locale=xx')).status).toBe(422);
    expect((await admin.get('/admin/translations/export.json')).status).toBe(422);
  });
});

describe('a file', () => {
  const preview = (file: string, locale = 'so') => admin.post('/admin/translations/import/preview', { locale, file });
  const apply = (file: string, mark: string, by = admin) =>
    by.post('/admin/translations/import', { locale: 'so', file, mark });
  const exported = async () => (await admin.get('/admin/translations/export.json?locale=so')).text;

  it('of a language has every text, and comes back without changing anything', async () => {
    const answer = await admin.get('/admin/translations/export.json?locale=so');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="fursa-so.json"');
    expect(Object.keys(answer.body)).toEqual([...expectedTexts(fursa.server.shippedTexts().english, 'so').keys()]);
    expect(answer.text.split('\n').length).toBeGreaterThan(2_000);
    const { body } = await preview(`\uFEFF${answer.text}`);
    expect(body).toMatchObject({ changed: 0, refused: 0, unchanged: expectedTexts(english, 'so').size });
    const nothing = await apply(answer.text, body.mark);
    expect([nothing.status, nothing.body.changed]).toEqual([200, 0]);
  });

  it('is previewed with what it changes and what is refused, and why; then taken over at once', async () => {
    const file = `{
      "shell.jobs": "Shaqooyinka oo dhan",
      "shell.team": ${JSON.stringify(shipped('so', 'shell.team'))},
      "approval.reject_title": "Diid <i>{title}</i>",
      "approval.approved_new": "La daabacay",
      "shell.menu": 5,
      "shell.language": {"so": "Luqad"},
      "shell.api": "A", "shell.api": "B",
      "shell.account": "",
      "no.such.key": "x",
      "__proto__": {"polluted": "yes"},
      "constructor": "x"
    }`;
    const looked = await preview(file);
    expect(looked.status).toBe(200);
    expect(looked.body).toMatchObject({ changed: 1, unchanged: 1, refused: 9 });
    expect(looked.body.changes).toEqual([
      { key: 'shell.jobs', from: shipped('so', 'shell.jobs'), to: 'Shaqooyinka oo dhan' },
    ]);
    expect(looked.body.refusals).toEqual([
      { key: 'approval.reject_title', reason: 'Texts are plain: please leave out HTML such as <i>.' },
      {
        key: 'approval.approved_new',
        reason: 'Please keep {title} in the text: it is filled in when the text is shown.',
      },
      { key: 'shell.menu', reason: 'The value of this key is not a text.' },
      { key: 'shell.language', reason: 'The value of this key is not a text.' },
      { key: 'shell.api', reason: 'This key is in the file more than once.' },
      { key: 'shell.account', reason: 'Please write a text, or reset it to the default.' },
      { key: 'no.such.key', reason: 'There is no text with this key.' },
      { key: '__proto__', reason: 'There is no text with this key.' },
      { key: 'constructor', reason: 'There is no text with this key.' },
    ]);
    expect(await said('so', 'shell.jobs')).toBe(shipped('so', 'shell.jobs'));
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();

    expect((await apply(file, looked.body.mark)).body).toMatchObject({ changed: 1, refused: 9 });
    expect(await said('so', 'shell.jobs')).toBe('Shaqooyinka oo dhan');
    expect(JSON.parse(await exported())['shell.jobs']).toBe('Shaqooyinka oo dhan');
    const [line] = await fursa.db.select().from(history).orderBy(desc(history.id)).limit(1);
    expect(line).toMatchObject({ type: 'text.changed', data: { locale: 'so', key: 'shell.jobs' } });
    await reset('so', 'shell.jobs', 'Shaqooyinka oo dhan');
  });

  it('says why in the language of who asks', async () => {
    const reading = await fursa.signedInAs('admin');
    reading.cookies.set('fursa_locale', 'ar');
    const { body } = await reading.post('/admin/translations/import/preview', { locale: 'so', file: '{"x":"y"}' });
    expect(body.refusals[0].reason).toBe(shipped('ar', 'rule.text_unknown_key'));
  });

  it('changes exactly what was previewed, or nothing', async () => {
    const file = JSON.stringify({ 'shell.jobs': 'Shaqo', 'shell.team': 'Kooxaha' });
    const { mark } = (await preview(file)).body;
    await save({ locale: 'so', key: 'shell.team', text: 'Koox kale', before: shipped('so', 'shell.team') }, other);
    const late = await apply(file, mark);
    expect([late.status, late.body.message]).toEqual([
      409,
      'Texts were changed in the meantime. Please look at the preview again.',
    ]);
    expect(await said('so', 'shell.jobs')).toBe(shipped('so', 'shell.jobs'));
    expect((await apply(file, 'x')).status).toBe(409);
    await reset('so', 'shell.team', 'Koox kale');
  });

  it('may change a whole language', async () => {
    const all = Object.fromEntries(
      Object.entries(JSON.parse(await exported())).map(([key, text]) => [key, `${text}.`]),
    );
    const file = JSON.stringify(all);
    const { body } = await preview(file);
    expect(body).toMatchObject({ changed: expectedTexts(english, 'so').size, refused: 0 });
    expect(body.changes).toHaveLength(100);
    expect((await apply(file, body.mark)).status).toBe(200);
    expect((await list('locale=so')).body.counts.changed).toBe(expectedTexts(english, 'so').size);
    await fursa.db.delete(translations);
  });

  it.each([
    ['no JSON', 'hello', 'This file is not JSON. Please choose one that was exported here.'],
    ['nothing', '', 'This file is not JSON. Please choose one that was exported here.'],
    ['a broken end', '{"shell.jobs": "x"', 'This file is not JSON. Please choose one that was exported here.'],
    ['too deep', '['.repeat(100_000), 'This file is not JSON. Please choose one that was exported here.'],
    ['a list', '["x"]', 'This file has no list of texts by key. Please choose one that was exported here.'],
    ['a text', '"x"', 'This file has no list of texts by key. Please choose one that was exported here.'],
    ['null', 'null', 'This file has no list of texts by key. Please choose one that was exported here.'],
    ['too long', ' '.repeat(TRANSLATION_FILE.max + 1), 'This file is too large: it may have up to 400000 characters.'],
  ])('is refused as a whole where it is %s', async (_what, file, sentence) => {
    const { status, body } = await preview(file);
    expect([status, body.errors]).toEqual([422, { file: [sentence] }]);
  });

  it('that is larger than any is not read', async () => {
    expect((await preview('x'.repeat(600 * 1024))).status).toBe(413);
  });

  it('full of keys that nobody knows is counted, and the first are named', async () => {
    const keys = Array.from({ length: 20_000 }, (_, at) => [`no.${at}`, 'x']);
    const { body } = await preview(JSON.stringify(Object.fromEntries(keys)));
    expect(body).toMatchObject({ changed: 0, refused: 20_000 });
    expect(body.refusals).toHaveLength(100);
    const long = await preview(JSON.stringify({ ['k'.repeat(5_000)]: 'x' }));
    expect(long.body.refusals[0].key).toHaveLength(100);
  });

  it('is nobody’s but an admin’s to read or to send', async () => {
    for (const path of [
      '/admin/translations/import/preview',
      '/admin/translations/import',
      '/admin/translations/reset',
    ]) {
      expect((await fursa.visitor().post(path, {})).status).toBe(401);
      for (const role of ['candidate', 'company', 'reviewer'] as const)
        expect((await (await fursa.signedInAs(role)).post(path, {})).status, role).toBe(403);
    }
  });
});
