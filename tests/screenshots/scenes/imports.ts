import type { Scene, Stage } from '../scene.ts';

const TABLE = [
  'first_name;last_name;email1;phone_cell;pipeline;key_skills;date_applied;owner_id',
  'Hodan;Warsame;hodan.warsame@mail.example;+252 61 555 0148;Submitted;SQL, stock control;03/04/2024;14',
  'Peter;Okello;peter.okello@post.example;+256 77 555 0102;Placed;Routing;11/04/2024;14',
  'Ruth;Wambugu;ruth.w@mail;+254 20 555 0177;Submitted;Swahili, English;12/04/2024;14',
  'Yusuf;Barre;yusuf.barre@mail.example;+252 61 555 0191;Rejected;Forecasting, SQL;12/04/2024;14',
  ';;d.mbatha@mail.example;+254 20 555 0119;Submitted;;15/04/2024;14',
  'Fatuma;Ali;fatuma.ali@mail.example;+252 63 555 0164;2nd interview;Stock control;31/02/2024;14',
].join('\r\n');

/** Every picture has a file of its own, which is uploaded and perhaps imported. */
async function upload({ page }: Stage): Promise<void> {
  const buffer = Buffer.from(TABLE.replaceAll('@', `.${Date.now()}@`));
  await page.locator('input[type=file]').setInputFiles({ name: 'people-2024.csv', mimeType: 'text/csv', buffer });
  await page.locator('main table').waitFor();
}

async function chooseJob({ page, say }: Stage): Promise<void> {
  const checked = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('combobox', { name: say('import.job') }).selectOption({ index: 1 });
  await checked;
  await page.locator('[aria-busy=false]').first().waitFor();
}

export const scenes: readonly Scene[] = [
  { name: 'import', as: 'company', path: '/company/import' },
  {
    name: 'import, check',
    as: 'company',
    path: '/company/import',
    open: async (stage) => {
      await upload(stage);
      await chooseJob(stage);
    },
  },
  { name: 'import, uploaded', as: 'company', path: ({ importId }) => `/company/import/${importId}` },
  {
    name: 'import, done',
    as: 'company',
    path: '/company/import',
    open: async (stage) => {
      const { page, say } = stage;
      await upload(stage);
      await chooseJob(stage);
      await page.locator('main header button').last().click();
      await page.getByRole('link', { name: say('import.see_board') }).waitFor({ timeout: 60_000 });
    },
  },
  { name: 'jobs on another site', as: 'company', path: '/company/embed' },
  { name: 'export of the company', as: 'company', path: '/company/export' },
];
