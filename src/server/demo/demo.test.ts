import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RETRIED_DAYS } from '#server/applications/verdicts.store.ts';
import { openPglite } from '#server/db/open-pglite.ts';
import { applicationNotes, applications } from '#server/db/schema/applications.ts';
import { applicationGroups } from '#server/db/schema/board.ts';
import { evaluationAssignments, humanEvaluations } from '#server/db/schema/evaluation.ts';
import { files } from '#server/db/schema/files.ts';
import { history } from '#server/db/schema/history.ts';
import { users } from '#server/db/schema/identity.ts';
import { jobAlerts, jobs, savedJobs } from '#server/db/schema/jobs.ts';
import { conversationReads, conversations, messages } from '#server/db/schema/messenger.ts';
import { candidates, companies, resumes } from '#server/db/schema/profiles.ts';
import { aiEvaluations } from '#server/db/schema/screening.ts';
import { readPdfPages } from '#server/documents/pdf-pages.ts';
import { createDiskStore, type FileStore } from '#server/files/file-store.ts';
import { COVER_LETTER } from '#shared/applications/applications.values.ts';
import { APPLICATION_FORMS, CUSTOM_SALARY, JOB_STATUSES } from '#shared/jobs/jobs.values.ts';
import { codePoints } from '#shared/kernel/code-points.ts';
import { readMessage } from '#shared/kernel/messages.ts';
import { BIO } from '#shared/profiles/sections/section.values.ts';
import { SCORE_CATEGORIES, SECTIONS, type Section, scoreCategory } from '#shared/screening/score.ts';
import { ANSWERS } from './answers.ts';
import { compareCards, type Stage } from './applications.ts';
import { POPULAR_JOB } from './crowd.ts';
import { fillDemo, isEmpty } from './fill-demo.ts';
import { inventMarket } from './market.ts';
import { rankKeyAt } from './rank-keys.ts';
import { DEMO_SIGN_INS } from './sign-ins.ts';

const now = new Date('2026-11-15T10:30:00Z');
const market = inventMarket(now);
const jobsOfAll = market.employers.flatMap((employer) => employer.jobs);

/** Every text of an application. */
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
    expect(market.people).toHaveLength(294);
    expect(market.applications.length).toBeGreaterThanOrEqual(350);
    expect(market.applications.length).toBeLessThanOrEqual(400);
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

  it('has one board with a long column, people at every stage, and scores of every category', () => {
    const cards = market.applications.filter(({ job }) => job.slug === POPULAR_JOB);
    const at = (stage: Stage) => cards.filter((card) => card.stage === stage).length;
    expect(at('New')).toBeGreaterThanOrEqual(150);
    for (const stage of ['Shortlisted', 'Interview', 'Offer', 'Hired', 'Not selected'] as const)
      expect(at(stage), stage).toBeGreaterThan(0);
    const categories = new Set(cards.map(({ evaluation }) => evaluation?.category ?? null));
    expect(categories).toEqual(new Set([...SCORE_CATEGORIES, null]));
    expect(cards.filter(({ managerScore }) => managerScore !== null).length).toBeGreaterThanOrEqual(5);
    expect(market.erased.stage).toBe('Interview');
  });

  it('leaves nobody unscored whom the screening would still ask about', () => {
    const unscored = market.applications.filter(({ evaluation }) => !evaluation);
    expect(unscored.length).toBeGreaterThan(3);
    for (const { appliedAt } of unscored)
      expect(now.getTime() - appliedAt.getTime()).toBeGreaterThan(RETRIED_DAYS * 86_400_000);
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
  let opened = 0;
  let took = 0;
  let folder: string;
  let store: FileStore;

  beforeAll(async () => {
    const opening = performance.now();
    database = await openPglite({});
    opened = performance.now() - opening;
    folder = await mkdtemp(path.join(tmpdir(), 'fursa-demo-'));
    store = createDiskStore(folder);
    expect(await isEmpty(database.db)).toBe(true);
    const start = performance.now();
    await fillDemo(database.db, { passwordHash: 'a hash', now, files: store });
    took = performance.now() - start;
  }, 60_000);
  afterAll(async () => {
    await database?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const count = async (table: Parameters<typeof database.db.$count>[0]) => database.db.$count(table);

  it('holds everything', async () => {
    expect(await count(companies)).toBe(3);
    expect(await count(jobs)).toBe(40);
    expect(await count(candidates)).toBe(294);
    expect(await count(applications)).toBe(market.applications.length);
    expect(await count(conversations)).toBe(25);
    expect(await count(humanEvaluations)).toBeGreaterThan(50);
    expect(await count(evaluationAssignments)).toBeGreaterThan(40);
    expect(await isEmpty(database.db)).toBe(false);
    // Filling takes less time than opening the empty database; the test leaves room for a busy machine.
    expect(took / opened).toBeLessThan(3);
  });

  it('has columns that candidates see as the stages they stand for', async () => {
    const rows = await database.db
      .selectDistinct({ name: applicationGroups.name, publicStage: applicationGroups.publicStage })
      .from(applicationGroups);
    expect(Object.fromEntries(rows.map(({ name, publicStage }) => [name, publicStage]))).toEqual({
      New: 'received',
      Shortlisted: 'in_review',
      Interview: 'interview',
      Offer: 'offer',
      Hired: 'hired',
      'Not selected': 'closed',
    });
  });

  it('has two reviewers, who see most alike and some not', async () => {
    const rows = await database.db.select().from(humanEvaluations);
    const overall = rows.filter(({ type }) => type === 'overall');
    const apart = overall.flatMap(({ applicationId, reviewerId, score }) => {
      const other = overall.find((one) => one.applicationId === applicationId && one.reviewerId !== reviewerId);
      return other ? [Math.abs((score ?? 0) - (other.score ?? 0))] : [];
    });
    expect(new Set(rows.map(({ reviewerId }) => reviewerId)).size).toBe(2);
    // Every application with an evaluation that was started is marked as being scored.
    const evaluated = new Set(rows.map(({ applicationId }) => applicationId));
    for (const one of await database.db.select().from(applications)) {
      expect(one.beingScored).toBe(evaluated.has(one.id) && one.managerScore === null);
    }
    expect(apart.length).toBeGreaterThan(10);
    expect([apart.some((distance) => distance > 30), apart.some((distance) => distance < 10)]).toEqual([true, true]);
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
    for (const { email } of [...accounts, ...people, ...sent]) expect(email ?? 'none.example').toMatch(/\.example$/);
    const employers = await database.db.select().from(companies);
    const there = people.filter(({ erasedAt }) => erasedAt === null);
    for (const { phone } of [...there, ...employers]) expect(phone).toMatch(/^\+442079460\d{3}$/);
    expect(accounts.every(({ erasedAt }) => erasedAt === null)).toBe(true);
    expect(people.filter(({ userId }) => userId !== null).length).toBeGreaterThanOrEqual(30);
  });

  it('has one candidate who is gone, and nothing of them but a card', async () => {
    const gone = await database.db.select().from(candidates).where(sql`erased_at is not null`);
    expect(gone).toHaveLength(1);
    const cards = await database.db
      .select()
      .from(applications)
      .where(eq(applications.candidateId, gone[0]?.id ?? 0));
    expect(cards).toMatchObject([{ name: '', email: null, searchName: '', snapshot: {}, resumeId: null }]);
    expect(cards[0]?.managerScore).not.toBeNull();
    const { firstName, lastName, email } = market.erased.person;
    const kept = JSON.stringify([gone, cards]);
    for (const word of [`${firstName} ${lastName}`, email]) expect(kept).not.toContain(word);
  });

  it('keeps CVs that can be read, and photos, as files', async () => {
    const kept = await database.db.select().from(files);
    expect(kept.filter(({ mediaType }) => mediaType === 'image/png').length).toBeGreaterThan(30);
    const sent = await database.db
      .select({ name: applications.name, key: files.key, bytes: files.bytes })
      .from(applications)
      .innerJoin(resumes, eq(resumes.id, applications.resumeId))
      .innerJoin(files, eq(files.id, resumes.fileId));
    const all = await count(applications);
    expect(sent.length).toBeGreaterThan(all * 0.6);
    expect(sent.length).toBeLessThan(all);
    const [first] = sent;
    const content = await buffer(await store.read(first?.key ?? ''));
    expect(content).toHaveLength(first?.bytes ?? 0);
    const pages = await readPdfPages(content);
    expect(JSON.stringify(pages)).toContain(first?.name);
  });

  it('has notes of the team, some with a mention of a colleague of the same company', async () => {
    const { rows } = await database.query(
      `select n.body, u.name from application_notes n join applications a on a.id = n.application_id
       join company_members m on m.company_id = a.company_id and m.user_id = any(n.mentions) join users u on u.id = m.user_id`,
    );
    expect(rows.length).toBeGreaterThan(3);
    for (const { body, name } of rows) expect(body).toContain(`@${name}`);
    expect(await count(applicationNotes)).toBeGreaterThan(rows.length);
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
    const stages = await database.db
      .select()
      .from(history)
      .where(inArray(history.type, ['application.submitted', 'application.moved']));
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

  it('has jobs and searches that the candidate saved, and mails none of them at once', async () => {
    const saved = await database.db.select().from(savedJobs).innerJoin(jobs, eq(jobs.id, savedJobs.jobId));
    const statuses = saved.map(({ jobs: { status } }) => status);
    expect(statuses.sort()).toEqual([...Array(5).fill('active'), 'closed']);
    for (const { saved_jobs: row, jobs: job } of saved) {
      expect(row.savedAt.getTime()).toBeGreaterThan(job.publishedAt?.getTime() ?? Number.POSITIVE_INFINITY);
    }
    const alerts = await database.db.select().from(jobAlerts);
    expect(alerts.map(({ frequency }) => frequency)).toEqual(['daily', 'weekly']);
    for (const { dueAt } of alerts) expect(dueAt.getTime()).toBeGreaterThan(now.getTime());
  });
});
