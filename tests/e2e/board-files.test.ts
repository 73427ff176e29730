import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readZipEntries } from '#server/files/zip-entries.ts';
import { readCsvRows } from '#server/kernel/read-csv.ts';
import { apiOf, boardOf, card, cardsOf, openBoard } from '../harness/board-page.ts';
import { siteForTests } from '../harness/site.ts';

const site = siteForTests();

describe('several applications as a file', () => {
  it('are the CVs of the chosen cards, in one archive', async () => {
    const { page, context, troubles } = await openBoard(site, { acceptDownloads: true });
    const ids = (await cardsOf(page, 'New')).slice(0, 3);
    for (const id of ids)
      await card(page, id)
        .locator('[data-card-top]')
        .click({ modifiers: ['Control'] });
    await page.getByText('3 selected').waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CVs' }).click(),
      page.getByText(/The CVs were saved as cvs-/).waitFor(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^cvs-\d{4}-\d\d-\d\d\.zip$/);
    const names = (readZipEntries(await readFile(await file.path()), 10) ?? []).map(({ name }) => name);
    const cards = (await boardOf(await apiOf(site))).groups.flatMap(({ applications }) => applications);
    const sent = cards.filter(({ id, candidate_resume_id: cv }) => ids.includes(id) && cv !== null);
    for (const { candidate } of sent) expect(names).toContain(`${candidate.user.name}.pdf`);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('are a table of what the filters show', async () => {
    const { page, context } = await openBoard(site, { search: '?score=Outstanding', acceptDownloads: true });
    await page.getByRole('button', { name: 'Board settings' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Export as CSV' }).click(),
    ]);
    const [head, ...rows] = readCsvRows(await readFile(await file.path(), 'utf8')).map(({ cells }) => cells);
    const { groups } = await boardOf(await apiOf(site), '?score=Outstanding');
    expect(rows).toHaveLength(groups.reduce((sum, { count }) => sum + count, 0));
    expect(head?.slice(0, 3)).toEqual(['Name', 'Email', 'Phone']);
    await context.close();
  });
});
