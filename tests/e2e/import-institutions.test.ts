import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchInstitutions } from '#shared/reference/reference.contract.ts';
import { copyDemo } from '../harness/demo-folder.ts';
import { runToEnd, startFursa } from '../harness/fursa-process.ts';
import { TestClient } from '../harness/test-client.ts';

let folder: string;
beforeAll(async () => {
  folder = await copyDemo();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function importFile(content: string | Uint8Array) {
  const file = path.join(folder, 'institutions.csv');
  await writeFile(file, content);
  return runToEnd(['build/import-institutions.mjs', file], { DATA_DIR: folder });
}

describe('npm run import-institutions', () => {
  it('adds institutions that a later start finds', { timeout: 120_000 }, async () => {
    const added = await importFile('name,country_code\nCollege of Tidal Studies,SO\nUniversity of Hargeisa,SO\n');
    expect(added).toEqual({ code: 0, text: 'Added: 1. Known already: 1.\n' });
    const fursa = await startFursa({ dataDir: folder });
    const { body } = await new TestClient(fursa.url).call(searchInstitutions, { q: 'tidl', country_code: 'SO' });
    const busy = await importFile('name,country_code\nCollege of Storms,SO\n');
    await fursa.stop();
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['College of Tidal Studies']);
    expect(busy.code).toBe(1);
    expect(busy.text).toMatch(/is in use by another process\. Stop it, or set DATA_DIR\.\n$/);
  });

  it('says what is wrong, line by line, and imports nothing', async () => {
    const { code, text } = await importFile('name,country_code\nCollege of Fog,SO\nCollege of Rain,ZZ\n');
    expect(code).toBe(1);
    expect(text).toBe('Line 3: "ZZ" is not the two-letter code of a country.\nNothing was imported.\n');
  });

  it('says in one sentence that a file is missing, or not text', async () => {
    const none = await runToEnd(['build/import-institutions.mjs'], { DATA_DIR: folder });
    expect(none).toEqual({ code: 1, text: 'Name a CSV file with the columns name and country_code.\n' });
    const missing = await runToEnd(['build/import-institutions.mjs', '/no/such.csv'], { DATA_DIR: folder });
    expect(missing.code).toBe(1);
    expect(missing.text).toMatch(/^The file cannot be read: .*\n$/);
    const latin = await importFile(Buffer.from('name,country_code\nUniversit\xe9,DJ\n', 'latin1'));
    expect(latin.code).toBe(1);
    expect(latin.text).toMatch(/is not written in UTF-8\. Save it as "CSV UTF-8" and try again\.\n$/);
  });
});
