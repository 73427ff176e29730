import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startFursa } from './fursa-process.ts';
import { TestClient } from './test-client.ts';

const adminUrl = process.env.TEST_DATABASE_URL;
export const isPostgresThere = adminUrl !== undefined;
const PASSWORD = 'a sentence to remember';

/** Two processes on one PostgreSQL database of their own. */
export async function startCluster(env: Record<string, string> = {}) {
  const name = `fursa_cluster_${randomUUID().slice(0, 8)}`;
  const url = new URL(adminUrl ?? 'postgres://nowhere');
  url.pathname = `/${name}`;
  await administrate(`create database ${name}`);
  const settings = { DATABASE_URL: url.href, FURSA_MODE: 'serve', ...env };
  // Both start at the same moment on an empty database: one migrates, and the other waits for it.
  const [one, other] = await Promise.all([
    startFursa({ withDemo: false, env: settings }),
    startFursa({ withDemo: false, env: settings }),
  ]);
  const database = new pg.Client({ connectionString: url.href });
  await database.connect();

  const emailFor = (who: string) => `${who}-${randomUUID().slice(0, 8)}@cluster.example`;

  async function tokenFor(email: string): Promise<string> {
    const { rows } = await database.query('select body from mails where recipient = $1 order by id desc', [email]);
    const token = /token=([\w-]+)/.exec(rows[0]?.body)?.[1];
    if (!token) throw new Error(`no mail with a link to ${email}`);
    return token;
  }

  async function register(role: 'candidate' | 'company', email = emailFor(role)): Promise<TestClient> {
    const client = new TestClient(one.url);
    await client.post('/register', { role, name: 'Clara Cluster', email, password: PASSWORD });
    const { status } = await client.post('/register/confirm', { token: await tokenFor(email) });
    if (status !== 200) throw new Error(`registering ${email} was answered ${status}`);
    return client;
  }

  return {
    one,
    other,
    database,
    register,
    async registerAdmin(): Promise<TestClient> {
      const email = emailFor('admin');
      const admin = await register('candidate', email);
      await database.query("update users set role = 'admin' where email = $1", [email]);
      await admin.post('/login', { email, password: PASSWORD });
      return admin;
    },
    /** Adds a recruiter to the owner's company. */
    async addRecruiter(owner: TestClient): Promise<TestClient> {
      const email = emailFor('recruiter');
      await owner.post('/company/team/invitations', { email, role: 'recruiter' });
      const recruiter = new TestClient(one.url);
      const token = await tokenFor(email);
      await recruiter.post('/company/invitation/accept', { token, name: 'Rea Recruiter', password: PASSWORD });
      return recruiter;
    },
    /** A conversation about an application of the candidate to the employer. */
    async openConversation(employer: TestClient, candidate: TestClient): Promise<number> {
      const { company } = (await employer.get('/me')).body.user;
      const { rows } = await database.query(
        `with job as (
           insert into jobs (company_id, slug, title, description, status, job_type, salary_mode, published_at)
           values ($1, $2, 'Dairy Technician', '', 'active', 'Full time', 'custom', now()) returning id
         ), person as (select c.id, c.name from candidates c join users u on u.id = c.user_id where u.username = $3)
         insert into applications (job_id, company_id, candidate_id, group_id, rank, form, name, snapshot, receipt_hash)
         select job.id, $1, person.id, g.id, 'a', 'wizard', person.name, '{}', sha256($2::bytea)
         from job, person, application_groups g where g.company_id = $1 and g.fixed = 'new' returning id::int`,
        [company.id, `talk-${randomUUID().slice(0, 8)}`, (await candidate.get('/me')).body.user.username],
      );
      return (await candidate.post('/messages/open', { application_id: rows[0].id })).body.conversation.id;
    },
    /** The same browser session, sent to the other process. */
    movedOver(client: TestClient): TestClient {
      const moved = new TestClient(other.url);
      moved.cookies = client.cookies;
      return moved;
    },
    async stop(): Promise<void> {
      await database.end();
      await Promise.all([one.stop(), other.stop()]);
      await administrate(`drop database if exists ${name} with (force)`);
    },
  };
}
export type Cluster = Awaited<ReturnType<typeof startCluster>>;

async function administrate(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
