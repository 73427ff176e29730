import type { Interview } from '#shared/interviews/interviews.contract.ts';
import { dialog, type Scene, type Stage } from '../scene.ts';

const DAY_MS = 24 * 60 * 60_000;

export const scenes: readonly Scene[] = [
  // Before the others, because they answer for the server.
  {
    name: 'interviews, planning',
    as: 'company',
    path: '/company/applications',
    open: async (stage) => {
      await openPlan(stage);
      const { page, say } = stage;
      const free = new RegExp(`${say('planning.free')}$`);
      for (const row of [9, 3, 6])
        await dialog(page)
          .getByRole('button', { name: free })
          .nth(row * 5 + 2)
          .click();
    },
  },
  {
    name: 'interviews, fixing a time',
    as: 'company',
    path: '/company/applications',
    open: async (stage) => {
      await openPlan(stage);
      await dialog(stage.page).getByText(stage.say('planning.fix'), { exact: true }).click();
      await dialog(stage.page)
        .getByRole('button', { name: stage.say('planning.book'), exact: true })
        .click();
    },
  },
  { name: 'interviews, the week', as: 'company', path: '/user/messages', open: (stage) => openWeek(stage) },
  {
    name: 'interviews, what can be done',
    as: 'company',
    path: '/user/messages',
    open: async (stage) => {
      await openWeek(stage);
      await rowButton(stage, 'Selam Tekle').click();
      await stage.page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'interviews, cancelling',
    as: 'company',
    path: '/user/messages',
    open: async (stage) => {
      await openWeek(stage);
      await rowButton(stage, 'Selam Tekle').click();
      await stage.page.getByRole('menuitem', { name: stage.say('interviews.cancel') }).click();
      await dialog(stage.page).waitFor();
    },
  },
  { name: 'interviews, none', as: 'founder', path: '/company/interviews' },
];

async function openPlan({ page, say }: Stage): Promise<void> {
  await page.locator('[data-card]').first().waitFor();
  await page.locator('[data-card] button[aria-haspopup]').first().click();
  await page.getByRole('menuitem', { name: say('planning.menu') }).click();
  await dialog(page).getByText(say('planning.message'), { exact: true }).waitFor();
}

const rowButton = ({ page, say }: Stage, name: string) =>
  page.getByRole('button', { name: say('interviews.actions').replace('{name}', name) });

/** A week with every state. It is answered here, because nobody can make interviews that are over. */
async function openWeek({ page, say }: Stage): Promise<void> {
  await page.route(/\/company\/interviews\/week/, (route) => route.fulfill({ json: sampleWeek() }));
  await page
    .getByRole('link', { name: say('shell.interviews'), exact: true })
    .first()
    .click();
  await page.getByText('Kassim Lukindo').first().waitFor();
}

function sampleWeek() {
  const now = new Date();
  const today = Date.parse(now.toISOString().slice(0, 10));
  const monday = today - ((now.getUTCDay() + 6) % 7) * DAY_MS;
  const at = (day: number, hour: number) => new Date(day + hour * 60 * 60_000).toISOString();
  const person = (id: number, name: string, handed_in = false) => ({ id, name, photo_url: null, handed_in });
  const analyst = { id: 1, title: 'Senior Operations Analyst' };
  const one: Interview = {
    id: 1,
    application_id: 1,
    job: analyst,
    candidate: '',
    photo_url: null,
    kind: 'video',
    minutes: 50,
    place: 'https://meet.example/room',
    state: 'booked',
    starts_at: null,
    moved_from: null,
    interviewers: [person(1, 'Ayaan Roble')],
    candidate_zone: null,
    times_offered: 0,
    choose_until: null,
    asked_at: at(today - DAY_MS, 9),
    cancelled_by: null,
    word: '',
    good_times: [],
    feedback_due: false,
  };
  const over = { state: 'held', feedback_due: true } as const;
  const [ayaan, sahra, omar, leyla] = [
    person(1, 'Ayaan Roble'),
    person(2, 'Sahra Jama', true),
    person(3, 'Omar Farah', true),
    person(4, 'Leyla Noor'),
  ];
  const rows: Partial<Interview>[] = [
    { candidate: 'Ruth Wambugu', kind: 'phone', minutes: 30, place: 'We call you', starts_at: at(monday, 10), ...over },
    { candidate: 'Nasra Guled', starts_at: at(monday, 15), interviewers: [ayaan, sahra], ...over },
    {
      candidate: 'Abdirahman Nuur',
      kind: 'on_site',
      place: 'Port depot, gate 2',
      starts_at: at(today, 0.5),
      interviewers: [ayaan, sahra, omar],
      ...over,
    },
    {
      candidate: 'Kassim Lukindo',
      kind: 'phone',
      minutes: 30,
      place: 'The candidate calls us',
      starts_at: at(today, 23),
      interviewers: [leyla],
      job: { id: 2, title: 'Warehouse Systems Engineer' },
    },
    {
      candidate: 'Samatar Hirsi',
      state: 'cancelled',
      cancelled_by: 'candidate',
      word: 'took another offer',
      starts_at: at(monday + 4 * DAY_MS, 11),
      interviewers: [sahra],
    },
    {
      candidate: 'Meron Haile',
      starts_at: at(monday + 4 * DAY_MS, 20),
      moved_from: at(today, 16),
      interviewers: [ayaan, omar],
      candidate_zone: 'Africa/Kigali',
    },
    { candidate: 'Selam Tekle', starts_at: at(monday + 5 * DAY_MS, 14), interviewers: [ayaan, sahra, omar, leyla] },
  ];
  const without: Partial<Interview>[] = [
    {
      candidate: 'Hodan Warsame',
      state: 'asked',
      times_offered: 6,
      choose_until: at(today + 2 * DAY_MS, 18),
      interviewers: [ayaan, sahra],
    },
    {
      candidate: 'Grace Achieng',
      state: 'none_suits',
      kind: 'phone',
      times_offered: 4,
      word: 'mornings only',
      interviewers: [leyla],
    },
  ];
  const numbered = (all: Partial<Interview>[], first: number): Interview[] =>
    all.map((row, index) => ({ ...one, ...row, id: first + index, application_id: first + index }));
  const interviews = numbered(rows, 1);
  const person_to_plan = { photo_url: null, job: analyst };
  return {
    success: true,
    from: new Date(monday).toISOString().slice(0, 10),
    interviews,
    without_time: numbered(without, 20),
    feedback_due: interviews.filter(({ feedback_due }) => feedback_due),
    to_plan: [
      { ...person_to_plan, application_id: 21, candidate: 'Grace Achieng', reason: 'none_suits', since: at(today, 8) },
      {
        ...person_to_plan,
        application_id: 31,
        candidate: 'Yusuf Barre',
        reason: 'in_column',
        since: at(today - 2 * DAY_MS, 8),
      },
      { ...person_to_plan, application_id: 32, candidate: 'Halima Shire', reason: 'in_column', since: at(today, 1) },
    ],
    jobs: [analyst, { id: 2, title: 'Warehouse Systems Engineer' }],
  };
}
