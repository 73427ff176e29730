import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { profilesRefusalsTexts } from '#shared/profiles/profiles-refusals.texts.ts';
import * as pictures from '../../../tests/harness/pictures.ts';
import { apply } from '../../../tests/harness/test-applicants.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { startTestServer } from '../../../tests/harness/test-server.ts';
import { createFileParserPool } from '../documents/file-parser-pool.ts';

const { fursa, admin, employer } = await companyForTests();
const job = await publishJob(employer, admin, { application_form: 'wizard' });

const PHOTO = '/candidate/profile/photo';
const send = (client: TestClient, content: Buffer, name = 'me.jpg') => client.upload(PHOTO, name, content);

async function stored(): Promise<Buffer[]> {
  const entries = await readdir(fursa.filesDir, { recursive: true, withFileTypes: true }).catch(() => []);
  const found = entries.filter((entry) => entry.isFile());
  return Promise.all(found.map(({ parentPath, name }) => readFile(path.join(parentPath, name))));
}
const fileCount = async () => (await fursa.database.query('select count(*)::int as n from files')).rows[0]?.n as number;

describe('a candidate’s photo', () => {
  it('is kept as a small square without what the camera noted, and is seen by the person', async () => {
    const candidate = await fursa.register('candidate');
    expect((await candidate.get('/me')).body.user.photo).toBeNull();
    const { status, body } = await send(candidate, await pictures.photoWithPlace());
    expect([status, body.photo]).toEqual([200, expect.stringMatching(/^\/candidate\/profile\/photo\/\d+$/)]);
    expect((await candidate.get('/me')).body.user.photo).toBe(body.photo);
    const shown = await candidate.get(body.photo);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(shown.headers.get('cache-control')).toBe('private, no-store');
    const [kept, ...others] = await stored();
    expect(others).toEqual([]);
    const { width, height, exif, xmp } = await sharp(kept).metadata();
    expect([width, height, exif, xmp]).toEqual([512, 512, undefined, undefined]);
    expect(kept?.toString('latin1')).not.toMatch(/Exif|GPS|Hodan/);
  });

  it('is one: the one before goes with its file, also when many come at once', async () => {
    const candidate = await fursa.register('candidate');
    const before = await fileCount();
    const first = (await send(candidate, await pictures.plainPng())).body.photo;
    const many = await Promise.all(
      [1, 2, 3, 4].map(async () => send(candidate, await pictures.plainWebp(), 'me.webp')),
    );
    expect(many.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await candidate.get(first)).status).toBe(404);
    expect(await fileCount()).toBe(before + 1);
    expect((await candidate.request('DELETE', PHOTO)).status).toBe(200);
    expect((await candidate.request('DELETE', PHOTO)).status).toBe(200);
    expect(await fileCount()).toBe(before);
    expect((await candidate.get('/me')).body.user.photo).toBeNull();
  });

  it('is seen by those who may see the candidate, at another address with every change', async () => {
    const [candidate, other] = [await fursa.register('candidate'), await fursa.register('candidate')];
    const { photo } = (await send(candidate, await pictures.plainJpeg())).body;
    const { id } = await apply(fursa, job.id, {}, candidate);
    const details = async () =>
      (await employer.get(`/candidate/application/profile/details?application_id=${id}`)).body.candidate.photo;
    const address = await details();
    expect(address).toBe(`/candidates/photo/${id}?v=${path.basename(photo)}`);
    const reviewer = await fursa.signedInAs('reviewer');
    for (const client of [candidate, employer, reviewer, admin]) expect((await client.get(address)).status).toBe(200);
    const missing = await other.get('/candidates/photo/999999');
    for (const client of [other, await fursa.register('company')]) {
      const { status, text } = await client.get(address);
      expect([status, text]).toEqual([404, missing.text]);
    }
    expect((await fursa.visitor().get(address)).status).toBe(401);
    // Nobody else can use the address at which the person sees their own photo.
    const unknown = await other.get(`${PHOTO}/999999`);
    expect([(await other.get(photo)).text, unknown.status]).toEqual([unknown.text, 404]);
    for (const client of [employer, reviewer, admin]) expect((await client.get(photo)).status).toBe(403);
    await send(candidate, await pictures.plainPng());
    expect(await details()).not.toBe(address);
  });

  it('is refused in words when it is no still picture that is whole, and the photo before stays', async () => {
    const candidate = await fursa.register('candidate');
    const { photo } = (await send(candidate, await pictures.plainJpeg())).body;
    const before = await fileCount();
    const jpeg = await pictures.plainJpeg();
    const archive = Buffer.from('PK\x03\x04 something PK\x05\x06'.padEnd(60, '\0'), 'latin1');
    const refused: [string, Buffer, keyof typeof profilesRefusalsTexts][] = [
      ['letter.jpg', Buffer.from('Dear all'), 'refusal.photo_type'],
      ['drawing.svg', pictures.SVG, 'refusal.photo_type'],
      ['moving.gif', await pictures.movingGif(), 'refusal.photo_type'],
      ['moving.png', await pictures.movingPng(), 'refusal.picture_animated'],
      ['moving.webp', await pictures.movingWebp(), 'refusal.picture_animated'],
      ['cut.jpg', jpeg.subarray(0, jpeg.length / 2), 'refusal.picture_broken'],
      ['both.jpg', Buffer.concat([jpeg, archive]), 'refusal.picture_not_only'],
    ];
    for (const [name, content, key] of refused) {
      const { status, body } = await send(candidate, content, name);
      expect([name, status, body.errors]).toEqual([name, 422, { file: [profilesRefusalsTexts[key]] }]);
    }
    expect((await send(candidate, Buffer.alloc(0))).body.errors.file).toEqual(['The file is empty.']);
    const large = await send(candidate, Buffer.concat([jpeg, Buffer.alloc(5 * 1024 * 1024)]));
    expect(large.status).toBe(413);
    expect((await candidate.get('/me')).body.user.photo).toBe(photo);
    expect(await fileCount()).toBe(before);
  });

  it('of a hundred megapixels is refused by its beginning: nothing of it is unpacked', async () => {
    const candidate = await fursa.register('candidate');
    const bomb = pictures.hugePng(10_000, 10_000);
    const before = process.memoryUsage.rss();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(candidate, bomb, 'bomb.png')));
    for (const { body } of answers) {
      expect(body.errors.file).toEqual(['This picture has more than 50 megapixels. Please choose a smaller one.']);
    }
    expect(process.memoryUsage.rss() - before).toBeLessThan(60 * 1024 * 1024);
  });

  it('is changed 30 times an hour at most; what is no picture does not count', async () => {
    const candidate = await fursa.register('candidate');
    await fursa.database.query('delete from throttles');
    for (let time = 0; time < 3; time += 1) await send(candidate, pictures.SVG);
    expect((await fursa.database.query(`select 1 from throttles where key like 'photos:%'`)).rows).toEqual([]);
    await send(candidate, await pictures.plainPng());
    await fursa.database.query(`update throttles set count = 30 where key like 'photos:%'`);
    expect((await send(candidate, await pictures.plainPng())).status).toBe(429);
  });

  it('says so when too many are under way, and when one takes too long', async () => {
    const closed = createFileParserPool();
    closed.close();
    const busy = await startTestServer({ fileParserPool: closed });
    const answer = await send(await busy.register('candidate'), await pictures.plainPng());
    expect([answer.status, answer.body.message]).toEqual([503, profilesRefusalsTexts['refusal.picture_busy']]);
    await busy.stop();
    const slow = await startTestServer({ fileParserPool: createFileParserPool({ timeMs: 1 }) });
    const late = await send(await slow.register('candidate'), await pictures.plainPng());
    expect(late.body.errors).toEqual({ file: [profilesRefusalsTexts['refusal.picture_too_complex']] });
    await slow.stop();
  });

  it('goes with the person', async () => {
    const candidate = await fursa.register('candidate');
    await send(candidate, await pictures.plainPng());
    const before = await fileCount();
    const { id } = (await candidate.get('/me')).body.user;
    const erased = await admin.post(`/admin/people/${id}/erase`, { confirm: candidate.email, reason: 'Asked for it' });
    expect(erased.status, erased.text).toBe(200);
    expect(await fileCount()).toBe(before - 1);
  });
});
