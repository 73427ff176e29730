import { dialog, type Scene } from '../scene.ts';

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
];

/** The first job in the list has people in several columns. */
async function openClosing({ page, say }: Parameters<NonNullable<Scene['open']>>[0]): Promise<void> {
  await page.locator('main button[aria-haspopup]:visible').first().click();
  await page.getByRole('menuitem', { name: say('own_jobs.close'), exact: true }).click();
  await dialog(page).getByRole('region').first().waitFor();
}
