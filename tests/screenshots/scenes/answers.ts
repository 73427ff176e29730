import type { Waiting } from '#shared/answers/answers.contract.ts';
import { dialog, type Scene, type Stage } from '../scene.ts';

export const scenes: readonly Scene[] = [
  { name: 'answers', as: 'company', path: '/company/answers' },
  { name: 'answers, too long', as: 'company', path: '/company/answers?late=1' },
  {
    name: 'answers, all at once',
    as: 'company',
    path: '/company/answers',
    open: async ({ page }) => {
      await page.locator('header').getByRole('button').last().click();
      await dialog(page).waitFor();
    },
  },
  {
    name: 'answers, other answers',
    as: 'company',
    path: '/company/answers',
    open: async ({ page, say }) => {
      const named = say('awaited.more').split('{name}')[0] as string;
      await page.getByRole('button', { name: named }).first().click();
      await page.getByRole('menu').waitFor();
    },
  },
  { name: 'answers, rules', as: 'company', path: '/company/answers?tab=rules' },
  {
    name: 'answers, a rule',
    as: 'company',
    path: '/company/answers?tab=rules',
    open: async ({ page }) => {
      await page.getByRole('tabpanel').locator('li button').first().click();
      await dialog(page).waitFor();
    },
  },
  {
    name: 'answers, a message on its way',
    as: 'company',
    path: '/company/answers?tab=rules',
    open: async ({ page, say }) => {
      const named = say('rules.actions').split('{name}')[0] as string;
      await page.getByRole('button', { name: named }).first().click();
      await page.getByRole('menuitem').first().click();
      await dialog(page).waitFor();
    },
  },
  {
    name: 'answers, a template',
    as: 'company',
    path: '/company/answers?tab=rules',
    open: async ({ page, say }) => {
      await page.getByRole('button', { name: say('rules.templates'), exact: true }).click();
      await dialog(page).getByRole('listitem').last().getByRole('button').first().click();
      await dialog(page).locator('figure').waitFor();
    },
  },
  { name: 'closing, undecided', as: 'company', path: '/company/jobs?status=active', open: openClosing },
  {
    name: 'closing, decided',
    as: 'company',
    path: '/company/jobs?status=active',
    open: async (open) => {
      const { page, say } = open;
      await openClosing(open);
      const groups = dialog(page).getByRole('region');
      for (const [index, group] of (await groups.all()).entries()) {
        await group.getByText(say(index === 1 ? 'closing.leave' : 'closing.answer'), { exact: true }).click();
      }
      await groups.nth(1).getByRole('textbox').fill('They are on the reserve list until the end of the year');
      await groups.first().getByRole('button').click();
    },
  },
  {
    name: 'closing, what was said',
    as: 'company',
    path: '/company/jobs?status=closed',
    open: (stage) => openClosed(stage, 'own_jobs.said'),
  },
  {
    name: 'closing, reopening',
    as: 'company',
    path: '/company/jobs?status=closed',
    open: (stage) => openClosed(stage, 'own_jobs.reopen'),
  },
];

/** The first job in the list has people in several columns. */
async function openClosing({ page, say }: Stage): Promise<void> {
  await page.locator('main button[aria-haspopup]:visible').first().click();
  await page.getByRole('menuitem', { name: say('own_jobs.close'), exact: true }).click();
  await dialog(page).getByRole('region').first().waitFor();
}

/** Jobs of the demo are closed without a word; what was said is answered here, so that no picture changes the data. */
async function openClosed({ page, say }: Stage, action: string): Promise<void> {
  const waiting: Waiting[] = await page.evaluate(async () => {
    const answer = await fetch('/company/answers/waiting', { headers: { accept: 'application/json' } });
    return (await answer.json()).people;
  });
  const group = { people: 4, told: 4, template: null, to_column: null, leave_reason: null };
  const closing = {
    closed_at: '2026-11-12T09:30:00.000Z',
    closed_by: 'Amina Farole',
    reopened_at: null,
    groups: [
      { ...group, column: 'New', people: 24, told: 22, template: 'Not selected this time', to_column: 'Not selected' },
      {
        ...group,
        column: 'Interview',
        told: 0,
        leave_reason: 'They are on the reserve list until the end of the year',
      },
      { ...group, column: 'Offer' },
    ],
    waiting: 0,
    told: 26,
    left: 4,
    untold: 2,
    problems: ['no_value', 'blocked'].map((problem, index) => ({ card: waiting[index]?.card, problem })),
  };
  await page.route('**/company/jobs/*/closing', (route) => route.fulfill({ json: { success: true, closing } }));
  await page.locator('main button[aria-haspopup]:visible').first().click();
  await page.getByRole('menuitem', { name: say(action), exact: true }).click();
  await dialog(page).waitFor();
}
