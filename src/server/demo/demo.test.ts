import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPglite } from '#server/db/open-pglite.ts';
import { applications } from '#server/db/schema/applications.ts';
import { applicationGroups } from '#server/db/schema/board.ts';
import { humanEvaluations } from '#server/db/schema/evaluation.ts';
import { history } from '#server/db/schema/history.ts';
import { users } from '#server/db/schema/identity.ts';
import { jobs } from '#server/db/schema/jobs.ts';
import { conversationReads, conversations, messages } from '#server/db/schema/messenger.ts';
import { candidates, companies } from '#server/db/schema/profiles.ts';
import { aiEvaluations } from '#server/db/schema/screening.ts';
import { BIO, COVER_LETTER } from '#shared/applications/applications.values.ts';
import { APPLICATION_FORMS, CUSTOM_SALARY, JOB_STATUSES } from '#shared/jobs/jobs.values.ts';
import { codePoints } from '#shared/kernel/code-points.ts';
import { readMessage } from '#shared/kernel/messages.ts';
import { SECTIONS, type Section, scoreCategory } from '#shared/screening/score.ts';
import { ANSWERS } from './answers.ts';
import { compareCards } from './applications.ts';
import { fillDemo, isEmpty } from './fill-demo.ts';
import { inventMarket } from './market.ts';
import { rankKeyAt } from './rank-keys.ts';
import { DEMO_SIGN_INS } from './sign-ins.ts';

const now = new Date('2026-11-15T10:30:00Z');
const market = inventMarket(now);
const jobsOfAll = market.employers.flatMap((employer) => employer.jobs);

/** The limits of the wizard's fields. */

/** Every text of an application, as a reader would find it. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

describe('the invented market', () => {
  it('is the same each time', () => {
    expect(JSON.stringify(inventMarket(now))).toBe(JSON.stringify(market));
  });

  it('has the promised size', () => {
    expect(market.employers).toHaveLength(3);
    expect(jobsOfAll).toHaveLength(40);
    expect(market.people).toHaveLength(120);
    expect(market.applications.length).toBeGreaterThanOrEqual(180);
    expect(market.applications.length).toBeLessThanOrEqual(220);
    expect(market.conversations).toHaveLength(25);
  });

  it('describes each job in 120 to 250 words and few kinds of markup', () => {
    for (const { slug, description, skills, salary, form, questions } of jobsOfAll) {
      const words = description
        .replace(/<[^>]+>/g, ' ')
        .trim()
        .split(/\s+/).length;
      expect(words, slug).toBeGreaterThanOrEqual(120);
      expect(words, slug).toBeLessThanOrEqual(250);
      expect(description.replace(/<\/?(p|h3|ul|li|strong)>/g, ''), slug).not.toMatch(/[<>&]/);
      expect(skills.length, slug).toBeGreaterThanOrEqual(4);
      expect(skills.length, slug).toBeLessThanOrEqual(8);
      if ('text' in salary) expect(codePoints(salary.text)).toBeLessThanOrEqual(CUSTOM_SALARY.max);
      // The shortest form has no step for questions.
      if (form === 'simple') expect(questions ?? [], slug).toHaveLength(0);
    }
    expect(new Set(jobsOfAll.map(({ description }) => description)).size).toBe(40);
  });

  it('answers every question of a job that has applicants', () => {
    for (const { questions = [], applicants } of jobsOfAll) {
      if (applicants > 0) for (const [title] of questions) expect(ANSWERS[title], title).toBeDefined();
    }
  });

  it('keeps to the limits of the forms', () => {
    for (const { snapshot, job, person, appliedAt } of market.applications) {
      const { bio } = snapshot.personalInfo;
      if (job.form === 'quick') expect(person.hasAccount).toBe(true);
      if (bio) expect(codePoints(bio)).toBeGreaterThanOrEqual(BIO.min);
      expect(codePoints(bio)).toBeLessThanOrEqual(BIO.max);
      if (job.form === 'wizard') expect(codePoints(snapshot.cover_letter)).toBeGreaterThanOrEqual(COVER_LETTER.min);
      for (const { responsibilities } of snapshot.experiences)
        expect(responsibilities.length).toBeGreaterThanOrEqual(50);
      expect(snapshot.educations.length).toBeGreaterThanOrEqual(1);
      expect(snapshot.educations.length).toBeLessThanOrEqual(3);
      expect(appliedAt.getTime()).toBeLessThan(now.getTime());
    }
  });

  it('quotes only what was written and calls missing only what is missing', () => {
    for (const { evaluation, snapshot } of market.applications) {
      if (!evaluation) continue;
      const texts = textsIn(snapshot);
      for (const section of SECTIONS) {
        for (const quote of evaluation.sections[section].evidence) {
          expect(quote).not.toBe('');
          expect(
            texts.some((text) => text.includes(quote)),
            quote,
          ).toBe(true);
        }
      }
      const missing = evaluation.sections.skills.comment
        .filter((sentence) => sentence.startsWith('assessed.missing'))
        .flatMap((sentence) => String(readMessage(sentence)?.values.names).split(', '));
      for (const skill of missing) expect(texts.join('\n').toLowerCase()).not.toContain(skill.toLowerCase());
      const counted = (each: Section) => (evaluation.sections[each].score ?? 0) * evaluation.sections[each].weight;
      expect(evaluation.overall).toBe(Math.round(evaluation.rank));
      expect(evaluation.rank).toBeCloseTo(
        SECTIONS.reduce((total, each) => total + counted(each), 0),
        6,
      );
      expect(evaluation.category).toBe(scoreCategory(evaluation.overall));
    }
  });

  it('lets things happen in their order', () => {
    for (const { appliedAt, moves, reviewedAt, stage } of market.applications) {
      const times = [appliedAt, ...moves.map(({ at }) => at), ...(reviewedAt ? [reviewedAt] : []), now];
      expect(times.map(Number)).toEqual(times.map(Number).toSorted((a, b) => a - b));
      expect(moves.at(-1)?.to ?? 'New').toBe(stage);
    }
    for (const { messages: lines, application } of market.conversations) {
      const times = [application.appliedAt, ...lines.map(({ at }) => at), now].map(Number);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(lines.map(({ body }) => body).join()).not.toMatch(/[{}]/);
    }
  });

  it('orders the cards of a column by manager score, AI score, then the rest', () => {
    for (const employer of market.employers) {
      for (const stage of ['New', 'Shortlisted', 'Interview', 'Not selected']) {
        const column = market.applications.filter((card) => card.employer === employer && card.stage === stage);
        const byRank = column.toSorted((a, b) => (a.rank < b.rank ? -1 : 1));
        expect(byRank).toEqual(column.toSorted(compareCards));
      }
    }
    expect([0, 61, 62, 62 + 3843, 62 + 3844].map(rankKeyAt)).toEqual(['a0', 'az', 'b00', 'bzz', 'c000']);
  });
});

describe('the filled database', () => {
  let database: Awaited<ReturnType<typeof openPglite>>;
  let took = 0;

  beforeAll(async () => {
    database = await openPglite({});
    expect(await isEmpty(database.db)).toBe(true);
    const start = performance.now();
    await fillDemo(database.db, { passwordHash: 'a hash', now });
    took = performance.now() - start;
  }, 60_000);
  afterAll(() => database?.close());

  const count = async (table: Parameters<typeof database.db.$count>[0]) => database.db.$count(table);

  it('holds everything', async () => {
    expect(await count(companies)).toBe(3);
    expect(await count(jobs)).toBe(40);
    expect(await count(candidates)).toBe(120);
    expect(await count(applications)).toBe(market.applications.length);
    expect(await count(conversations)).toBe(25);
    expect(await count(humanEvaluations)).toBeGreaterThan(50);
    expect(await isEmpty(database.db)).toBe(false);
    // Four seconds on a quiet machine; the test allows for a busy one.
    expect(took).toBeLessThan(12_000);
  });

  it('is refused a second time and leaves nothing behind', async () => {
    await expect(fillDemo(database.db, { passwordHash: 'a hash', now })).rejects.toThrow('empty database');
    expect(await count(jobs)).toBe(40);
  });

  it('knows the sign-ins, and only addresses that lead nowhere', async () => {
    const accounts = await database.db.select().from(users);
    for (const { email, role, name } of DEMO_SIGN_INS) {
      expect(accounts.find((account) => account.email === email)).toMatchObject({ role, name, passwordHash: 'a hash' });
    }
    const people = await database.db.select().from(candidates);
    const sent = await database.db.select({ email: applications.email }).from(applications);
    for (const { email } of [...accounts, ...people, ...sent]) expect(email).toMatch(/\.example$/);
    const employers = await database.db.select().from(companies);
    for (const { phone } of [...people, ...employers]) expect(phone).toMatch(/^\+442079460\d{3}$/);
    expect([...accounts, ...people].every(({ erasedAt }) => erasedAt === null)).toBe(true);
    expect(people.filter(({ userId }) => userId !== null).length).toBeGreaterThanOrEqual(30);
  });

  it('shows jobs of all statuses and forms', async () => {
    const rows = await database.db.select().from(jobs);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(JOB_STATUSES));
    expect(new Set(rows.map(({ applicationForm }) => applicationForm))).toEqual(new Set(APPLICATION_FORMS));
    expect(rows.filter(({ featured }) => featured)).toHaveLength(6);
    expect(
      rows.filter(({ status, waitingForEditApproval }) => status === 'pending' || waitingForEditApproval),
    ).toHaveLength(4);
    expect(rows.find(({ waitingForEditApproval }) => waitingForEditApproval)?.pendingEdit).toMatchObject({
      skills: expect.arrayContaining(['SQL']),
    });
    expect(
      rows.every(({ status, publishedAt }) => (status === 'active' || status === 'closed') === (publishedAt !== null)),
    ).toBe(true);
  });

  it('keeps scores, categories and outcomes in step', async () => {
    const rows = await database.db
      .select({
        application: applications,
        evaluation: aiEvaluations,
        mode: jobs.screeningMode,
        group: applicationGroups.fixed,
      })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .innerJoin(applicationGroups, eq(applicationGroups.id, applications.groupId))
      .leftJoin(aiEvaluations, eq(aiEvaluations.applicationId, applications.id));
    expect(rows).toHaveLength(market.applications.length);
    for (const { application, evaluation, mode, group } of rows) {
      expect(application.aiScore).toBe(evaluation?.overall ?? null);
      if (evaluation) expect(evaluation.category).toBe(scoreCategory(evaluation.overall));
      else expect(application.outcome).toBe('under_review');
      if (application.outcome === 'failed') expect([mode, group]).toEqual(['auto', 'not_selected']);
    }
  });

  it('has a history for every card that was moved', async () => {
    const moved = await database.db
      .select({ id: applications.id, stageSince: applications.stageSince })
      .from(applications)
      .where(sql`${applications.stageSince} > ${applications.appliedAt}`);
    const stages = await database.db.select().from(history).where(eq(history.kind, 'stage'));
    expect(moved.length).toBeGreaterThan(80);
    for (const { id, stageSince } of moved) {
      expect(stages.findLast(({ applicationId }) => applicationId === id)?.at).toEqual(stageSince);
    }
  });

  it('leaves five messages unread for the employer and two for the candidate', async () => {
    const unreadOf = async (email: string, sender: 'company' | 'candidate') => {
      const rows = await database.db
        .select({ id: messages.id })
        .from(messages)
        .innerJoin(conversationReads, eq(conversationReads.conversationId, messages.conversationId))
        .innerJoin(users, eq(users.id, conversationReads.userId))
        .where(
          sql`${users.email} = ${email} and ${messages.sender} = ${sender} and ${messages.id} > ${conversationReads.upTo}`,
        );
      return rows.length;
    };
    expect(await unreadOf('employer@fursa.example', 'candidate')).toBe(5);
    expect(await unreadOf('recruiter@fursa.example', 'candidate')).toBe(2);
    expect(await unreadOf('candidate@fursa.example', 'company')).toBe(2);
    expect(await unreadOf('candidate2@fursa.example', 'company')).toBe(1);
    const broken = await database.db
      .select()
      .from(conversations)
      .where(
        sql`last_message_id is distinct from (select max(m.id) from messages m where m.conversation_id = ${conversations.id})`,
      );
    expect(broken).toHaveLength(0);
  });
});
