import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FileParserPool } from '#server/documents/file-parser-pool.ts';
import { largePdf } from '../../../tests/harness/pdf-file.ts';
import { PDF } from '../../../tests/harness/test-applications.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { startTestServer, type TestServer } from '../../../tests/harness/test-server.ts';
import { createDiskStore } from './file-store.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const run = promisify(execFile);
/** A stub that opens no document and has no queue: these tests are about storage. */
const fileParserPool = {
  read: async () => ({ content: PNG, mediaType: 'image/png' }),
  close() {},
} as unknown as FileParserPool;

let fursa: TestServer;
let employer: TestClient;
beforeAll(async () => {
  fursa = await startTestServer({ fileParserPool });
});
beforeEach(async () => {
  await fursa.database.query('delete from throttles');
  employer = await fursa.register('company');
});
afterAll(() => fursa.stop());

const folderOf = ({ dataDir }: TestServer) => path.join(dataDir, 'files');
async function onDisk(server = fursa): Promise<string[]> {
  const entries = await readdir(folderOf(server), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
async function count(from: string, server = fursa): Promise<number> {
  const { rows } = await server.database.query(`select count(*)::int as n from ${from}`);
  return rows[0]?.n as number;
}
const uploadLogo = (client = employer) => client.upload('/company/profile/logo', 'logo.png', PNG);

describe('a logo', () => {
  it('that is replaced or removed is gone at once, with its file', async () => {
    const before = [await count('files'), (await onDisk()).length];
    const first = (await uploadLogo()).body.logo_url;
    const second = (await uploadLogo()).body.logo_url;
    expect([await count('files'), (await onDisk()).length]).toEqual(before.map((number) => number + 1));
    expect((await fursa.visitor().get(first)).status).toBe(404);
    expect((await fursa.visitor().get(second)).status).toBe(200);
    expect((await employer.request('DELETE', '/company/profile/logo')).status).toBe(200);
    expect([await count('files'), (await onDisk()).length]).toEqual(before);
  });

  it('is one, however many are uploaded at once', async () => {
    const before = [await count('files'), (await onDisk()).length];
    const answers = await Promise.all(Array.from({ length: 40 }, () => uploadLogo()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect([await count('files'), (await onDisk()).length]).toEqual(before.map((number) => number + 1));
  });
});

describe('the sweep', () => {
  /** Inserts a file and its row, which nothing refers to. */
  async function insertUnnamed(age: string): Promise<string> {
    const { key } = await createDiskStore(folderOf(fursa)).put(PNG);
    await fursa.database.query(
      `insert into files (key, name, media_type, bytes, sha256, created_at)
       values ('${key}', 'left.png', 'image/png', 1, '', now() - interval '${age}')`,
    );
    return path.basename(key);
  }

  it('removes what nothing names, after an hour', async () => {
    const [old, young] = [await insertUnnamed('61 minutes'), await insertUnnamed('50 minutes')];
    await fursa.server.run('clean-up');
    const left = await onDisk();
    expect([left.includes(old), left.includes(young)]).toEqual([false, true]);
    expect(await count(`files where name = 'left.png'`)).toBe(1);
  });

  it('removes any number, portion by portion', async () => {
    await fursa.database.query(
      `insert into files (key, name, media_type, bytes, sha256, created_at)
       select '00/' || gen_random_uuid(), 'many.png', 'image/png', 1, '', now() - interval '2 hours'
       from generate_series(1, 1200)`,
    );
    await fursa.server.run('clean-up');
    expect(await count(`files where name = 'many.png'`)).toBe(0);
  });

  it('leaves what anything names', async () => {
    const admin = await fursa.signedInAs('admin');
    const { id } = await publishJob(employer, admin, { application_form: 'wizard' });
    const candidate = await fursa.register('candidate');
    const named = await Promise.all([
      uploadLogo(),
      candidate.upload('/candidate/resumes', 'mine.pdf', PDF),
      fursa.visitor().upload(`/candidate/job/${id}/cv`, 'guest.pdf', PDF),
    ]);
    await candidate.post('/account/export');
    await fursa.server.run('people.make_archive');
    expect(named.map(({ status }) => status)).toEqual([200, 200, 200]);
    const table = new TextEncoder().encode('name;email\nHodan Warsame;hodan.warsame@mail.example\n');
    expect((await employer.upload('/company/imports', 'people.csv', table)).status).toBe(200);
    const photo = await insertUnnamed('1 minute');
    await fursa.database.query(
      `update candidates set photo_file_id = (select id from files where key like '%${photo}')
       where id = (select max(id) from candidates where user_id is not null)`,
    );
    await fursa.database.query(`update files set created_at = now() - interval '2 days'`);
    for (const name of await readdir(folderOf(fursa), { recursive: true })) {
      await utimes(path.join(folderOf(fursa), name), new Date('2020-01-01'), new Date('2020-01-01'));
    }
    await fursa.server.run('clean-up');
    expect(await count(`files where name in ('logo.png', 'mine.pdf', 'guest.pdf')`)).toBeGreaterThanOrEqual(3);
    expect(await count('candidates where photo_file_id is not null')).toBe(1);
    expect(await onDisk()).toHaveLength(await count('files'));
    expect(await count('cv_uploads')).toBe(1);
    expect(await count('imports join files on files.id = file_id')).toBe(1);
    expect(await count('person_exports join files on files.id = file_id')).toBe(1);
    // Fails if a column that refers to files is added, so that it is added to the sweep too.
    const { rows } = await fursa.database.query(
      `select conrelid::regclass::text || '.' || attname as column
       from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
       where contype = 'f' and confrelid = 'files'::regclass order by 1`,
    );
    expect(rows.map(({ column }) => column)).toEqual([
      'candidates.photo_file_id',
      'companies.logo_file_id',
      'company_exports.file_id',
      'cv_uploads.file_id',
      'imports.cvs_file_id',
      'imports.file_id',
      'message_attachments.file_id',
      'person_exports.file_id',
      'resumes.file_id',
    ]);
  });

  // The embedded database runs one transaction after the other.
  it.skipIf(process.env.TEST_ENGINE !== 'postgres')('passes over what somebody is about to name', async () => {
    const key = await insertUnnamed('2 hours');
    await fursa.db.transaction(async (tx) => {
      await tx.execute(
        `update companies set logo_file_id = (select id from files where key like '%${key}')
         where id = (select max(id) from companies)`,
      );
      await fursa.server.run('clean-up');
    });
    expect(await count(`companies join files on files.id = logo_file_id where key like '%${key}'`)).toBe(1);
    expect(await onDisk()).toContain(key);
  });
});

describe('the CVs of a candidate', () => {
  it('are ten at most, however many are uploaded at once, and what is refused is not on the disk', async () => {
    const candidate = await fursa.register('candidate');
    await candidate.upload('/candidate/resumes', 'first.pdf', PDF);
    const before = (await onDisk()).length;
    const answers = await Promise.all(
      Array.from({ length: 19 }, (_, at) => candidate.upload('/candidate/resumes', `${at}.pdf`, PDF)),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect((await candidate.get('/candidate/resumes')).body.resumes).toHaveLength(10);
    expect(await onDisk()).toHaveLength(before + 9);
  });
});

describe('a full disk', () => {
  it('is answered with 507, and nothing is half there', async () => {
    const full = async () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    };
    const files = { ...createDiskStore('never/used'), put: full };
    const other = await startTestServer({ fileParserPool, files });
    const [owner, candidate] = [await other.register('company'), await other.register('candidate')];
    const { id } = await publishJob(owner, await other.signedInAs('admin'), { application_form: 'wizard' });
    const answers = [
      await uploadLogo(owner),
      await candidate.upload('/candidate/resumes', 'cv.pdf', PDF),
      await other.visitor().upload(`/candidate/job/${id}/cv`, 'cv.pdf', PDF),
    ];
    for (const { status, body } of answers) {
      expect([status, body.message]).toEqual([507, 'There is no room left to store this. Nothing was saved.']);
    }
    const counts = await Promise.all(['files', 'resumes', 'cv_uploads'].map((table) => count(table, other)));
    expect(counts).toEqual([0, 0, 0]);
    await other.stop();
  });

  // Mounts a small disk, which only root can do.
  it.skipIf(process.platform !== 'linux' || process.getuid?.() !== 0)(
    'takes files again when space is back',
    async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'fursa-small-disk-'));
      await run('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder]);
      // Skips the check of free space, because the space may be used up after the check.
      const files = createDiskStore(folder, { share: 1, most: Number.NEGATIVE_INFINITY });
      const other = await startTestServer({ fileParserPool, files });
      try {
        const candidate = await other.register('candidate');
        const upload = () => candidate.upload('/candidate/resumes', 'cv.pdf', largePdf(1024 * 1024));
        const filler = path.join(folder, 'filler');
        await writeFile(filler, Buffer.alloc(1.5 * 1024 * 1024));
        expect((await upload()).status).toBe(507);
        const left = await readdir(folder, { recursive: true, withFileTypes: true });
        expect(left.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(['filler']);
        expect(await count('files', other)).toBe(0);
        await rm(filler);
        expect((await upload()).status).toBe(200);
        expect((await candidate.get('/candidate/resumes')).body.resumes).toHaveLength(1);
      } finally {
        await other.stop();
        await run('umount', [folder]);
        await rm(folder, { recursive: true });
      }
    },
  );
});
