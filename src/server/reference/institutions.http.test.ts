import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { searchInstitutions } from '#shared/reference/reference.contract.ts';
import { startTestServer, type TestServer } from '../../../tests/harness/test-server.ts';
import { importInstitutions } from './import-institutions.ts';

let fursa: TestServer;
beforeAll(async () => {
  fursa = await startTestServer();
});
afterAll(() => fursa.stop());

async function search(q: string, country_code: string): Promise<string[]> {
  const { status, body } = await fursa.visitor().call(searchInstitutions, { q, country_code });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.map(({ name }: { name: string }) => name);
}

describe('searching institutions', () => {
  it('answers id, name and country, ten at most', async () => {
    const { body } = await fursa.visitor().call(searchInstitutions, { q: 'univ', country_code: 'KE' });
    expect(body).toHaveLength(10);
    for (const one of body) expect(one).toEqual({ id: expect.any(Number), name: expect.any(String), country: 'Kenya' });
    expect(new Set(body.map(({ id }: { id: number }) => id)).size).toBe(10);
  });

  it('begins with the second letter', async () => {
    expect(await search('m', 'KE')).toEqual([]);
    expect(await search(' m ', 'KE')).toEqual([]);
    expect(await search('', 'KE')).toEqual([]);
    expect((await search('mo', 'KE'))[0]).toBe('Moi University');
  });

  it('looks in the chosen country only', async () => {
    expect(await search('makerere', 'UG')).toContain('Makerere University');
    expect(await search('makerere', 'KE')).toEqual([]);
  });

  const schools = [
    ['SO', 'somali national', 'Somali National University'],
    ['SO', 'simad', 'SIMAD University'],
    ['SO', 'edna adan', 'Edna Adan University'],
    ['SO', 'hargeisa', 'University of Hargeisa'],
    ['SO', 'puntland state', 'Puntland State University'],
    ['SO', 'galkayo', 'Galkayo University'],
    ['KE', 'garissa', 'Garissa University'],
    ['KE', 'nairobi', 'University of Nairobi'],
    ['ET', 'wachemo', 'Wachemo University'],
    ['ET', 'jigjiga', 'Jigjiga University'],
    ['DJ', 'sciences de la sante', 'Institut Supérieur des Sciences de la Santé de Djibouti'],
    ['DJ', 'djibouti', 'Université de Djibouti'],
    ['UG', 'kabale', 'Kabale University'],
    ['TZ', 'ardhi', 'Ardhi University'],
    ['TZ', 'zanzibar', 'State University of Zanzibar'],
    ['RW', 'rwanda polytechnic', 'Rwanda Polytechnic'],
    ['US', 'harvard', 'Harvard University'],
    ['CW', 'netherlands antilles', 'University of the Netherlands Antilles, Curacao'],
    ['SS', 'upper nile', 'Upper Nile University'],
  ] as const;
  for (const [country, q, name] of schools) {
    it(`finds ${name} (${country})`, async () => expect(await search(q, country)).toContain(name));
  }

  const forgiven = {
    'a wrong letter': ['UG', 'makarere', 'Makerere University'],
    'a letter too many': ['KE', 'nairobbi', 'University of Nairobi'],
    'a missing letter': ['KE', 'kenyata university', 'Kenyatta University'],
    'swapped letters': ['KE', 'univeristy of nairobi', 'University of Nairobi'],
    'a wrong first letter': ['KE', 'kenyatta agricalture', 'Jomo Kenyatta University of Agriculture and Technology'],
    'an unfinished word with a slip': ['SO', 'mogadis', 'Mogadishu University'],
    'two slips in a long word': ['US', 'massachusets institue of tecnology', 'Massachusetts Institute of Technology'],
    'words in another order': ['SO', 'hargeisa university', 'University of Hargeisa'],
    'a word that is not in the name': ['KE', 'university of nairobi main campus', 'University of Nairobi'],
    'accents that are missing': ['DE', 'universitat munchen', 'Technische Universität München'],
    'accents that are too many': ['SO', 'Móǵadishù', 'Mogadishu University'],
    'letters written as two': ['DE', 'Universitaet Muenchen', 'Technische Universität München'],
    'an accent apart from its letter': ['FR', 'universite\u0301 d’orle\u0301ans', "Université d'Orléans"],
    'a missing apostrophe': ['KE', 'muranga', "Murang'a University of Technology"],
    'a printed apostrophe': ['KE', 'Murang’a', "Murang'a University of Technology"],
    'an ʿayn': ['SA', 'King Saʿūd', 'King Saud University'],
    'an apostrophe for an ʿayn': ['SA', "king sa'ud", 'King Saud University'],
    'an article that is joined': ['EG', 'alazhar', 'Al Azhar University'],
    'an article with a dash': ['EG', 'al-azhar', 'Al Azhar University'],
    'a dash that is missing': ['KE', 'cooperative university', 'Co-operative University of Kenya'],
    'the Somali name': ['SO', 'jaamacadda muqdisho', 'Mogadishu University'],
    'the Arabic name': ['SO', 'جامعة مقديشو', 'Mogadishu University'],
    initials: ['KE', 'JKUAT', 'Jomo Kenyatta University of Agriculture and Technology'],
    'initials with the small words': ['KE', 'uon', 'University of Nairobi'],
    'saint for st.': ['KE', 'saint pauls', "St. Paul's University"],
    'an ampersand for and': ['ET', 'adama science & technology', 'Adama Science and Technology University'],
  } as const;
  for (const [what, [country, q, name]] of Object.entries(forgiven)) {
    it(`forgives ${what}`, async () => expect((await search(q, country)).slice(0, 3)).toContain(name));
  }

  it('puts names that begin with the text first, other words next, likenesses last', async () => {
    const found = await search('kenya', 'KE');
    expect(found[0]).toMatch(/^Kenya/);
    const begins = found.map((name) => name.startsWith('Kenya'));
    expect(begins).toEqual([...begins].sort((a, b) => Number(b) - Number(a)));
    expect((await search('moi', 'KE'))[0]).toBe('Moi University');
  });

  it('finds nothing rather than anything', async () => {
    expect(await search('zzqqx', 'US')).toEqual([]);
    expect(await search('zzqqx university', 'US')).toEqual([]);
    expect(await search('🎓🎓', 'US')).toEqual([]);
    expect(await search('of', 'SO')).toEqual([]);
    // A country without any known institution.
    expect(await search('university', 'AQ')).toEqual([]);
  });
});

describe('bad questions', () => {
  const queries = [
    '',
    'q=nairobi',
    'country_code=KE',
    'q=nairobi&country_code=',
    'q=nairobi&country_code=XX',
    'q=nairobi&country_code=ke',
    'q=nairobi&country_code=Kenya',
    'q=nairobi&country_code=__proto__',
    'q=nairobi&country_code=KE&country_code=UG',
    'q=nairobi&q=moi&country_code=KE',
    'q=nairobi&country_code=KE&limit=1000',
    'q=%00%00&country_code=KE',
    'q=a%E2%80%AEb&country_code=KE',
    `q=${'x'.repeat(201)}&country_code=KE`,
    `q=A${'%CC%81'.repeat(500)}&country_code=KE`,
  ];
  for (const query of queries) {
    it(`are refused: ${query.slice(0, 60)}`, async () => {
      const { status, body } = await fursa.visitor().get(`/api/institutions/search?${query}`);
      expect(status).toBe(422);
      expect(body.code).toBe('invalid');
    });
  }

  it('of any make are answered at once', async () => {
    const texts = [
      '%',
      '_',
      '\\',
      "' or 1=1 --",
      '*',
      '.*',
      '((((',
      '\ud83c\udf93 u',
      'x'.repeat(200),
      'ab '.repeat(66),
    ];
    for (const text of texts) expect((await search(text, 'US')).length).toBeLessThanOrEqual(10);
  });
});

describe('importing institutions', () => {
  it('adds those that are not known, once, and every search finds them soon', async () => {
    // Both countries are in memory before the import.
    expect(await search('test institute', 'SO')).toEqual([]);
    expect(await search('test institute', 'KE')).toEqual([]);
    const csv = [
      'country_code,name',
      'SO,"Tëst Institute, Baardheere"',
      'ke, Test Institute of Ferrets ',
      'KE,University of  Nairobi',
      'KE,TEST INSTITUTE OF FERRETS',
      '',
    ].join('\r\n');
    expect(await importInstitutions(fursa.db, csv)).toEqual({ problems: null, added: 2, known: 2 });
    expect(await importInstitutions(fursa.db, csv)).toEqual({ problems: null, added: 0, known: 4 });
    await vi.waitFor(async () => expect(await search('test institut', 'SO')).toEqual(['Tëst Institute, Baardheere']), {
      timeout: 15_000,
      interval: 100,
    });
    expect(await search('ferets', 'KE')).toEqual(['Test Institute of Ferrets']);
    expect(
      (await search('university of nairobi', 'KE')).filter((name) => name === 'University of Nairobi'),
    ).toHaveLength(1);
  });

  it('needs no heading', async () => {
    expect(await importInstitutions(fursa.db, 'Headless College,UG\n')).toEqual({ problems: null, added: 1, known: 0 });
  });

  it('names every bad line, and takes nothing of such a file', async () => {
    const csv = [
      '\uFEFFname,country_code',
      'Good College,KE',
      'X,KE',
      'Bad College,XX',
      'College, Nairobi,KE',
      `${'x'.repeat(201)},KE`,
      'Bell\u0007 College,KE',
      '"Two lines',
      'in one",KE',
      '!!!,KE',
      ',KE',
      '"never closed,KE',
    ].join('\n');
    const { problems } = await importInstitutions(fursa.db, csv);
    expect(problems).toEqual([
      'Line 3: the name cannot be used. Must be at least 2 characters.',
      'Line 4: "XX" is not the two-letter code of a country.',
      'Line 5: 2 columns are expected, and there are 3. A name with a comma stands in quotation marks.',
      'Line 6: the name cannot be used. Must not exceed 200 characters.',
      'Line 7: the name cannot be used. This text contains characters that cannot be used.',
      'Line 8: the name cannot be used. This must be on one line.',
      'Line 10: the name has neither letters nor digits.',
      'Line 11: the name cannot be used. Must be at least 2 characters.',
      'Line 12: a quotation mark is never closed.',
    ]);
    expect(await importInstitutions(fursa.db, 'Good College,KE')).toMatchObject({ added: 1 });
  });

  it('says what is missing in a file without institutions', async () => {
    const needed = { problems: ['Line 1: the heading must name the columns name and country_code.'] };
    expect(await importInstitutions(fursa.db, 'name,town\nGood College,Nairobi')).toEqual(needed);
    expect(await importInstitutions(fursa.db, 'name,country\n')).toEqual({
      problems: ['There is no institution in this file.'],
    });
    expect(await importInstitutions(fursa.db, '')).toEqual({ problems: ['There is no institution in this file.'] });
  });

  it('takes a list of many thousands', async () => {
    const lines = Array.from({ length: 4_000 }, (_, number) => `Numbered College ${number},NA`);
    expect(await importInstitutions(fursa.db, lines.join('\n'))).toMatchObject({ added: 4_000 });
    await vi.waitFor(
      async () => expect(await search('numbered college 3999', 'NA')).toEqual(['Numbered College 3999']),
      {
        timeout: 15_000,
        interval: 100,
      },
    );
  });
});
