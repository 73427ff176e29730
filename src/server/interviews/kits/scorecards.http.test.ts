import { describe, expect, it } from 'vitest';
import { newInterview } from '../../../../tests/harness/held-interviews.ts';
import { apply, colleagueOf, columnOf } from '../../../../tests/harness/test-applicants.ts';
import type { TestClient } from '../../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../../tests/harness/test-company.ts';
import { publishJob } from '../../../../tests/harness/test-jobs.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Kismayo Ports' });
const stranger = await fursa.register('company');
const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
const sahra = await colleagueOf(fursa, employer, 'Sahra Jama');
const omar = await colleagueOf(fursa, employer, 'Omar Farah');
const kit = (
  await employer.post('/company/interview-kits', {
    name: 'First interview',
    questions: [{ key: 'q1', text: 'What went wrong?', listen_for: 'names figures', minutes: 10 }],
    criteria: [
      { key: 'c1', name: 'Analysis', low: '', high: '' },
      { key: 'c2', name: 'Clear speech', low: '', high: '' },
    ],
  })
).body.kit;

const card = (more: object = {}) => ({
  version: 0,
  questions: [{ key: 'q1', text: '', note: 'A secret note', rating: 4 }],
  criteria: [
    { key: 'c1', name: '', rating: 5 },
    { key: 'c2', name: '', rating: null },
  ],
  recommendation: 'yes',
  sentence: 'A secret sentence',
  ...more,
});
const open = (client: TestClient, id: number) => client.get(`/company/interviews/${id}/scorecard`);
const save = (client: TestClient, id: number, more: object = {}) =>
  client.request('PUT', `/company/interviews/${id}/scorecard`, card(more));
const handIn = (client: TestClient, id: number, more: object = {}) =>
  client.post(`/company/interviews/${id}/scorecard/hand-in`, card(more));
const panelOf = (client: TestClient, id: number) => client.get(`/company/applications/${id}/panel`);

async function interview(more: Partial<Parameters<typeof newInterview>[1]> = {}) {
  const applied = await apply(fursa, job.id, { cv: 'cv.pdf' });
  const id = await newInterview(fursa, { applicationId: applied.id, by: [sahra.id, omar.id], kitId: kit.id, ...more });
  return { id, applicationId: applied.id };
}
const stateOf = async (id: number) =>
  ((await fursa.database.query(`select state from interviews where id = ${id}`)).rows[0] as { state: string }).state;
const recorded = async (applicationId: number) =>
  (
    await fursa.database.query(
      `select type, data from history where application_id = ${applicationId} and type like any('{interview.%,scorecard.%}') order by id`,
    )
  ).rows as { type: string; data: Record<string, unknown> }[];

describe('the page of an interviewer', () => {
  it('shows who is interviewed, the questions and an empty card, and no scores', async () => {
    const { id, applicationId } = await interview();
    const { status, body, text } = await open(sahra, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      interview: {
        id,
        application_id: applicationId,
        job: { id: job.id },
        kind: 'video',
        state: 'booked',
        minutes: 45,
      },
      person: { name: 'Hodan Warsame', resume: { name: 'cv.pdf' }, phone: null },
      kit: { questions: kit.questions, criteria: kit.criteria },
      mine: { version: 0, recommendation: null, handed_in_at: null },
      colleagues: [{ id: omar.id, name: 'Omar Farah', handed_in: false, card: null }],
      scores: null,
    });
    expect(text).not.toMatch(/salary|contact_info|birth_date/);
  });

  it('has the number to call for an interview by phone', async () => {
    const { id } = await interview({ kind: 'phone' });
    expect((await open(sahra, id)).body.person.phone).toBe('+252612345678');
  });

  it('is read without a card by members who do not interview', async () => {
    const { id } = await interview();
    expect((await open(employer, id)).body).toMatchObject({ mine: null, colleagues: [{}, {}], scores: {} });
    expect((await save(employer, id)).status).toBe(403);
    expect((await handIn(employer, id)).status).toBe(403);
  });

  it('is not found by another company', async () => {
    const { id, applicationId } = await interview();
    const missing = (await open(employer, 999_999)).text;
    for (const answer of [
      await open(stranger, id),
      await save(stranger, id),
      await handIn(stranger, id),
      await panelOf(stranger, applicationId),
    ]) {
      expect([answer.status, answer.text]).toEqual([404, missing]);
    }
  });

  it('hides who it is about while blind review does', async () => {
    const { id } = await interview();
    const until_group_id = await columnOf(fursa, employer, 'Interview');
    await employer.request('PUT', '/company/applications/blind', { until_group_id });
    const { body, text } = await open(sahra, id);
    await employer.request('PUT', '/company/applications/blind', { until_group_id: null });
    expect(body.person).toMatchObject({ blind: true, resume: null, candidate: { photo: null } });
    expect(text).not.toMatch(/Hodan|Warsame/);
  });
});

describe('a scorecard', () => {
  it('is saved as often as one likes, with the texts of the kit', async () => {
    const { id } = await interview();
    const first = await save(sahra, id, { recommendation: null });
    expect(first.body.scorecard).toMatchObject({
      version: 1,
      questions: [{ key: 'q1', text: 'What went wrong?', note: 'A secret note', rating: 4 }],
      criteria: [{ key: 'c1', name: 'Analysis', rating: 5 }],
    });
    const second = await save(sahra, id, { version: 1, sentence: 'Another' });
    expect(second.body.scorecard).toMatchObject({ version: 2, sentence: 'Another', handed_in_at: null });
    expect((await open(sahra, id)).body.mine).toEqual(second.body.scorecard);
    // The answer was lost, and the page sends the same again.
    expect((await save(sahra, id, { version: 1, sentence: 'Another' })).body.scorecard.version).toBe(2);
  });

  it('notices a change on another device, and loses neither', async () => {
    const { id } = await interview();
    await save(sahra, id);
    const late = await save(sahra, id, { version: 0, sentence: 'From the phone' });
    expect([late.status, late.body.scorecard.sentence]).toEqual([409, 'A secret sentence']);
    const both = await Promise.all(
      ['One', 'Two', 'Three'].map((sentence) => save(sahra, id, { version: 1, sentence })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const first = await Promise.all(['One', 'Two'].map((sentence) => save(omar, id, { sentence })));
    expect(first.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is handed in with a recommendation, once the interview has begun and unless it was cancelled', async () => {
    const past = await interview();
    const without = await handIn(sahra, past.id, { recommendation: null });
    expect([without.status, Object.keys(without.body.errors)]).toEqual([422, ['recommendation']]);
    const coming = await interview({ startsInMinutes: 60 });
    expect((await handIn(sahra, coming.id)).status).toBe(409);
    expect((await save(sahra, coming.id)).status).toBe(200);
    const asked = await interview({ state: 'asked', startsInMinutes: null });
    expect((await handIn(sahra, asked.id)).status).toBe(409);
    const cancelled = await interview({ state: 'cancelled' });
    expect((await handIn(sahra, cancelled.id)).status).toBe(409);
  });

  it('says with the first that the interview took place, and is recorded once', async () => {
    const { id, applicationId } = await interview();
    await save(sahra, id);
    expect([await stateOf(id), await recorded(applicationId)]).toEqual(['booked', []]);
    const answers = await Promise.all([handIn(sahra, id, { version: 1 }), handIn(omar, id, { sentence: 'Mine' })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    // A second click.
    expect((await handIn(sahra, id, { version: 1 })).status).toBe(200);
    expect(await stateOf(id)).toBe('held');
    const events = await recorded(applicationId);
    expect(events.map(({ type }) => type)).toEqual(['interview.held', 'scorecard.handed_in', 'scorecard.handed_in']);
    expect(events[0]?.data).toMatchObject({ interviewId: id, isNoShow: false });
    expect(events[1]?.data).toMatchObject({ interviewId: id, recommendation: 'yes' });
  });

  it.each([
    ['a rating above five', { criteria: [{ key: 'c1', name: '', rating: 6 }] }],
    ['a rating below one', { criteria: [{ key: 'c1', name: '', rating: 0 }] }],
    ['half a rating', { criteria: [{ key: 'c1', name: '', rating: 2.5 }] }],
    ['a note that is too long', { questions: [{ key: 'q1', text: '', note: 'x'.repeat(4_001), rating: null }] }],
    ['two answers to one question', { criteria: [1, 2].map((rating) => ({ key: 'c1', name: '', rating })) }],
    ['a recommendation that there is not', { recommendation: 'maybe' }],
    ['a field that nobody may set', { handed_in_at: '2026-01-01' }],
  ])('is refused with %s', async (_, more) => {
    const { id } = await interview();
    expect((await save(sahra, id, more)).status).toBe(422);
  });
});

describe('cards of colleagues', () => {
  it('stay with the server until one’s own is handed in, wherever one looks', async () => {
    const { id, applicationId } = await interview();
    await handIn(sahra, id);
    for (const { text, body } of [await open(omar, id), await panelOf(omar, applicationId)]) {
      expect(text).not.toMatch(/secret|strong|"yes"/);
      const [people] = [body.colleagues ?? body.panels[0].people];
      expect(people.find((one: { id: number }) => one.id === sahra.id)).toMatchObject({ handed_in: true, card: null });
    }
    expect((await panelOf(omar, applicationId)).body.panels).toMatchObject([
      { hidden: true, mine: true, criteria: [] },
    ]);
    // A draft opens nothing.
    await save(omar, id, { sentence: 'Mine', recommendation: 'no' });
    expect((await open(omar, id)).text).not.toContain('A secret sentence');
    // Nor is it seen by anybody.
    for (const client of [sahra, employer]) {
      const theirs = (await open(client, id)).body.colleagues.find((one: { id: number }) => one.id === omar.id);
      expect(theirs).toMatchObject({ handed_in: false, card: null });
    }
    await handIn(omar, id, { version: 1, sentence: 'Mine', recommendation: 'no' });
    const seen = (await open(omar, id)).body;
    expect(seen.colleagues[0].card).toMatchObject({ sentence: 'A secret sentence', recommendation: 'yes' });
    expect(seen.scores).toHaveProperty('system');
  });

  it('are read by the members who do not interview as soon as they are in', async () => {
    const { id, applicationId } = await interview();
    await save(omar, id, { sentence: 'Only a draft' });
    await handIn(sahra, id);
    const { text, body } = await panelOf(employer, applicationId);
    expect(text).not.toContain('Only a draft');
    expect(body.panels[0]).toMatchObject({ hidden: false, mine: false });
    expect((await open(employer, id)).text).toContain('A secret sentence');
  });

  it('can be corrected, and say when that was', async () => {
    const { id } = await interview();
    await handIn(sahra, id);
    const alone = await save(sahra, id, { version: 1, sentence: 'Before anybody' });
    expect(alone.body.scorecard).toMatchObject({ version: 2, changed: 'after_handing_in' });
    await handIn(omar, id);
    expect((await open(sahra, id)).body.mine.changed).toBe('after_handing_in');
    const after = await save(sahra, id, { version: 2, sentence: 'After the others' });
    expect(after.body.scorecard).toMatchObject({ changed: 'after_seeing_others' });
    expect(after.body.scorecard.handed_in_at).toBe(alone.body.scorecard.handed_in_at);
    const seen = (await open(omar, id)).body.colleagues[0];
    expect(seen.card).toMatchObject({ sentence: 'After the others', changed: 'after_seeing_others' });
    expect((await save(sahra, id, { version: 3, recommendation: null })).status).toBe(422);
  });

  it('come to means and spreads in the order of the kit', async () => {
    const { id, applicationId } = await interview();
    const rated = (c1: number, c2: number | null) => ({
      criteria: [
        { key: 'c2', name: '', rating: c2 },
        { key: 'c1', name: '', rating: c1 },
      ],
    });
    await handIn(sahra, id, rated(5, 2));
    await handIn(omar, id, rated(2, null));
    const [panel] = (await panelOf(employer, applicationId)).body.panels;
    expect(panel.criteria).toEqual([
      { key: 'c1', name: 'Analysis', mean: 3.5, lowest: 2, highest: 5, ratings: 2 },
      { key: 'c2', name: 'Clear speech', mean: 2, lowest: 2, highest: 2, ratings: 1 },
    ]);
  });

  it('stay when their author leaves the team, and nobody waits for a card that is missing then', async () => {
    const { applicationId } = await interview();
    const [staying, leaving] = [
      await colleagueOf(fursa, employer, 'Liban In'),
      await colleagueOf(fursa, employer, 'Liban Out'),
    ];
    const id = await newInterview(fursa, { applicationId, by: [sahra.id, staying.id, leaving.id] });
    await handIn(sahra, id);
    await handIn(staying, id);
    for (const one of [staying, leaving]) {
      const removed = await employer.request('DELETE', `/company/team/members/${one.id}`);
      expect(removed.status, removed.text).toBe(200);
    }
    expect((await open(sahra, id)).body.colleagues).toMatchObject([{ name: 'Liban In', handed_in: true }]);
    expect((await open(leaving, id)).status).toBe(401);
  });

  it('stay when their author leaves while the same round has interviews to come', async () => {
    const [{ applicationId }, later] = [await interview(), await interview()];
    const leaving = await colleagueOf(fursa, employer, 'Liban Early');
    const id = await newInterview(fursa, { applicationId, by: [sahra.id, leaving.id] });
    await fursa.database.query(`insert into interviews (round_id, company_id, application_id, state)
      select round_id, company_id, ${later.applicationId}, 'asked' from interviews where id = ${id}`);
    await handIn(leaving, id);
    await handIn(sahra, id);
    await employer.request('DELETE', `/company/team/members/${leaving.id}`);
    expect((await open(sahra, id)).body.colleagues).toMatchObject([{ name: 'Liban Early', handed_in: true }]);
  });

  it('are not asked of somebody who has left the team, and are not due for ever then', async () => {
    const { applicationId } = await interview();
    const leaving = await colleagueOf(fursa, employer, 'Liban Gone');
    const id = await newInterview(fursa, { applicationId, by: [sahra.id, leaving.id] });
    await employer.request('DELETE', `/company/team/members/${leaving.id}`);
    const mails = await fursa.mailCount(leaving.email);
    const reminded = await employer.post(`/company/interviews/${id}/remind`);
    expect([reminded.status, await fursa.mailCount(leaving.email)]).toEqual([200, mails]);
    await handIn(sahra, id);
    const { interviews } = (await employer.get(`/company/applications/${applicationId}/interviews`)).body;
    const due = interviews.find((one: { id: number }) => one.id === id).feedback_due;
    expect(due).toBe(false);
    expect((await employer.post(`/company/interviews/${id}/remind`)).status).toBe(409);
  });
});

describe('the panel of an application', () => {
  it('leaves out interviews that are to come', async () => {
    const { applicationId } = await interview({ startsInMinutes: 60 });
    expect((await panelOf(employer, applicationId)).body.panels).toEqual([]);
    await newInterview(fursa, { applicationId, by: [sahra.id], state: 'held' });
    expect((await panelOf(employer, applicationId)).body.panels).toMatchObject([
      { people: [{ id: sahra.id, handed_in: false }] },
    ]);
  });
});
