import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { ENGINES, type PreparedEngine, prepareEngine, publishUnapproved, registerByMail } from '../harness/engines.ts';
import { type FursaProcess, startFursa } from '../harness/fursa-process.ts';
import { canStartPostgres, startOwnPostgres } from '../harness/own-postgres.ts';
import { canMakeDisk, makeSmallDisk } from '../harness/small-disk.ts';
import { application, PDF } from '../harness/test-applications.ts';
import { TestClient } from '../harness/test-client.ts';
import { jobFields } from '../harness/test-jobs.ts';

const DISK_MB = 250;

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

type SmallDisk = ReturnType<typeof makeSmallDisk>;

/** Database and files on the same small disk. */
async function prepareOn(engine: (typeof ENGINES)[number], disk: SmallDisk): Promise<PreparedEngine> {
  if (engine === 'pglite') return prepareEngine(engine, { disk: disk.folder });
  const postgres = await startOwnPostgres({ tables: disk.folder });
  endings.push(postgres.stop);
  return prepareEngine(engine, { disk: disk.folder, postgresUrl: postgres.url });
}

type Acknowledged = { jobs: number[]; receipts: string[] };

/** What people send; notes what they were told is stored. */
async function send(fursa: FursaProcess, employer: TestClient, jobId: number, { jobs, receipts }: Acknowledged) {
  const statuses: number[] = [];
  for (let index = 0; index < 5; index += 1) {
    const guest = new TestClient(fursa.url);
    // Of random letters: what compresses well finds room for longer.
    const description = `<p>${randomBytes(13_000).toString('base64')}</p>`;
    const title = `Job ${jobs.length} ${randomBytes(4).toString('hex')}`;
    const job = await employer.post('/company/jobs', jobFields({ title, description }));
    if (job.status === 200) jobs.push(job.body.job.id);
    const applied = await guest.post(`/candidate/job/${jobId}/apply`, application('simple'));
    if (applied.status === 200) receipts.push(applied.body.receipt);
    const cv = await guest.upload(`/candidate/job/${jobId}/cv`, 'cv.pdf', PDF);
    statuses.push(job.status, applied.status, cv.status);
  }
  return statuses;
}

const hasSpace = canMakeDisk && canStartPostgres;

describe.skipIf(!hasSpace).each(ENGINES)('a full disk under %s', { timeout: 120_000 }, (engine) => {
  it('is told with 507, loses nothing that was acknowledged, and is forgotten when there is room', async () => {
    const disk = makeSmallDisk(DISK_MB);
    endings.push(disk.remove);
    const prepared = await prepareOn(engine, disk);
    const fursa = await startFursa(prepared);
    endings.push(fursa.stop);
    const employer = await registerByMail(fursa, 'company', 'owner@full.example');
    const { id } = await publishUnapproved(employer, { application_form: 'simple' });
    const acknowledged: Acknowledged = { jobs: [id], receipts: [] };

    disk.fill();
    const whileFull = await send(fursa, employer, id, acknowledged);
    expect(whileFull.filter((status) => ![200, 503, 507].includes(status))).toEqual([]);
    expect(whileFull).toContain(507);
    expect((await fetch(`${fursa.url}/job/dairy-technician-nakuru`)).status).toBe(200);

    disk.free();
    const withRoom = await send(fursa, employer, id, acknowledged);
    expect(withRoom.filter((status) => status !== 200)).toEqual([]);

    fursa.child.kill('SIGKILL');
    await fursa.exited;
    const rows = await prepared.inspect(async ({ query }) => ({
      jobs: (await query('select id::int from jobs order by id')).rows.map((row) => row.id),
      applications: (await query('select count(*)::int as n from applications')).rows[0]?.n,
      // An application comes with its history, its snapshot and its mail, or not at all.
      whole: (
        await query(`select count(distinct a.id)::int as n from applications a
          join history h on h.application_id = a.id
          join mails m on m.recipient = a.email where a.snapshot is not null`)
      ).rows[0]?.n,
    }));
    expect(rows.jobs).toEqual(acknowledged.jobs);
    expect(rows.applications).toBe(acknowledged.receipts.length);
    expect(rows.whole).toBe(acknowledged.receipts.length);
  });
});
