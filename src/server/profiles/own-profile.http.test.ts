import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filledWizard } from '#shared/applications/wizard/filled-forms.fixtures.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { startTestServer, type TestServer } from '../../../tests/harness/test-server.ts';

let fursa: TestServer;
beforeAll(async () => {
  fursa = await startTestServer();
});
afterAll(() => fursa.stop());

const withoutId = <T extends { id?: number | undefined }>({ id: _local, ...entry }: T) => entry;

/** Everything that a profile can hold. */
function filled() {
  const { educations, trainings, experiences, skills, languages } = filledWizard();
  return {
    personalInfo: {
      fullName: 'Hodan Warsame',
      profession: 'Operations analyst',
      bio: 'Planner and analyst with seven years in freight and supply, mostly along the coast.',
      dateOfBirth: '1994-04-14',
      gender: 'female',
      maritalStatus: 'undisclosed',
      phone: '+252612345678',
      secondaryPhone: '+252613456789',
      whatsapp: '+252612345678',
      website: 'https://hodan.example',
      country: 'SO',
      city: 'Mogadishu',
      address: 'Maka al-Mukarama Road 4',
    },
    socialInfo: {
      facebook: 'https://facebook.example/hodan',
      twitter: '',
      linkedin: 'https://linkedin.example/in/hodan',
      youtube: '',
      instagram: '',
    },
    socialLinks: [{ url: 'https://hodan.example/plans' }],
    educations: educations.map(withoutId),
    trainings: trainings.map(withoutId),
    experiences: experiences.map(withoutId),
    skills: skills.map(({ name }) => name),
    languages: languages.map(withoutId),
  };
}
type Filled = ReturnType<typeof filled>;

const read = async (client: TestClient) => (await client.get('/candidate/profile')).body;
async function save(client: TestClient, fields: Partial<Filled>, version?: number) {
  const known = version ?? (await read(client)).version;
  return client.request('PUT', '/candidate/profile', { ...fields, version: known });
}
const withPerson = (changes: Record<string, unknown>) =>
  ({ ...filled(), personalInfo: { ...filled().personalInfo, ...changes } }) as Filled;

describe('the own profile', () => {
  it('is empty but for the name after registering, and is kept as it was saved', async () => {
    const candidate = await fursa.register('candidate');
    const before = await read(candidate);
    expect(before).toMatchObject({ success: true, version: 1, fields: { educations: [], skills: [] } });
    expect(before.fields.personalInfo).toMatchObject({ bio: '', gender: '', country: '' });
    const saved = await save(candidate, filled());
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ version: 2, fields: filled() });
    expect((await read(candidate)).fields).toEqual(saved.body.fields);
    expect((await candidate.get('/candidate/profile/form')).body.profile).toMatchObject({
      personalInfo: { firstName: 'Hodan', lastName: 'Warsame', country: 'Somalia', city: 'Mogadishu' },
      skills: filled().skills,
    });
    // The account gets the name of the profile.
    expect((await candidate.get('/me')).body.user.name).toBe('Hodan Warsame');
  });

  it('empties what is left out, and needs nothing but a name', async () => {
    const candidate = await fursa.register('candidate');
    await save(candidate, filled());
    const personalInfo = { fullName: 'Hodan W' } as Filled['personalInfo'];
    const { status, body } = await save(candidate, { personalInfo });
    expect([status, body.fields.personalInfo.bio, body.fields.educations]).toEqual([200, '', []]);
    expect(body.fields.socialInfo.linkedin).toBe('');
  });

  it('keeps skills once, and links that say something', async () => {
    const candidate = await fursa.register('candidate');
    const { body } = await save(candidate, {
      ...filled(),
      skills: ['Sewing', 'sewing ', ' ', 'Cutting'],
      socialLinks: [{ url: '' }, { url: 'https://one.example' }],
    });
    expect(body.fields.skills).toEqual(['Sewing', 'Cutting']);
    expect(body.fields.socialLinks).toEqual([{ url: 'https://one.example' }]);
  });

  it('writes phone numbers in one way: those of the chosen country may lack its code', async () => {
    const candidate = await fursa.register('candidate');
    const { body } = await save(candidate, withPerson({ country: 'KE', phone: '0712 345678', whatsapp: '' }));
    expect(body.fields.personalInfo).toMatchObject({ phone: '+254712345678', whatsapp: '' });
  });

  const nextYear = String(new Date().getFullYear() + 1);
  const lastYear = String(new Date().getFullYear() - 1);
  it.each<[string, string, Partial<Filled>, RegExp]>([
    ['no name', 'personalInfo.fullName', withPerson({ fullName: ' ' }), /Full Name is required/],
    ['a name of 300 characters', 'personalInfo.fullName', withPerson({ fullName: 'a'.repeat(300) }), /100/],
    ['NUL in a name', 'personalInfo.fullName', withPerson({ fullName: 'Ho\0dan' }), /cannot be used/],
    ['NUL in the biography', 'personalInfo.bio', withPerson({ bio: `${'a'.repeat(60)}\0` }), /cannot be used/],
    ['a short biography', 'personalInfo.bio', withPerson({ bio: 'I plan.' }), /at least 50/],
    ['a birth ahead', 'personalInfo.dateOfBirth', withPerson({ dateOfBirth: `${nextYear}-01-01` }), /at least 18/],
    ['a child', 'personalInfo.dateOfBirth', withPerson({ dateOfBirth: `${lastYear}-01-01` }), /at least 18/],
    ['no day', 'personalInfo.dateOfBirth', withPerson({ dateOfBirth: '1994-02-30' }), /valid date of birth/],
    ['an unknown gender', 'personalInfo.gender', withPerson({ gender: 'tall' }), /./],
    ['no phone number', 'personalInfo.secondaryPhone', withPerson({ secondaryPhone: '12' }), /valid phone number/],
    ['letters for a number', 'personalInfo.whatsapp', withPerson({ whatsapp: 'call me' }), /valid phone number/],
    ['a script', 'personalInfo.website', withPerson({ website: 'javascript:alert(1)' }), /full web address/],
    ['no protocol', 'personalInfo.website', withPerson({ website: 'hodan.example' }), /full web address/],
    ['no country', 'personalInfo.country', withPerson({ country: 'XX' }), /country/i],
    [
      'a script for a network',
      'socialInfo.linkedin',
      { ...filled(), socialInfo: { ...filled().socialInfo, linkedin: 'javascript:alert(1)' } },
      /full web address/,
    ],
    ['a script for a link', 'socialLinks.0.url', { ...filled(), socialLinks: [{ url: 'data:,x' }] }, /web address/],
    [
      'a seventh link',
      'socialLinks',
      { ...filled(), socialLinks: Array.from({ length: 7 }, (_, at) => ({ url: `https://${at}.example` })) },
      /up to 6 links/,
    ],
    [
      'the same language twice',
      'languages.1.language',
      {
        ...filled(),
        languages: [
          { language: 'Somali', proficiency: 'native' },
          { language: 'somali', proficiency: 'fluent' },
        ],
      },
      /already been added/,
    ],
    [
      'too many entries',
      'trainings',
      { ...filled(), trainings: Array.from({ length: 21 }, () => filled().trainings[0] as Filled['trainings'][0]) },
      /up to 20/,
    ],
    [
      'an end before the start',
      'experiences.0.endDate',
      {
        ...filled(),
        experiences: [
          {
            ...(filled().experiences[0] as Filled['experiences'][0]),
            startDate: '2020-05',
            endDate: '2019-01',
            currentlyWorking: false,
          },
        ],
      },
      /after the start/,
    ],
    ['too many skills', 'skills', { ...filled(), skills: Array.from({ length: 51 }, (_, at) => `Skill ${at}`) }, /50/],
  ])('refuses %s beside its field, and keeps what was there', async (_what, field, fields, words) => {
    const candidate = await fursa.register('candidate');
    const { status, body } = await save(candidate, fields);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect(body.errors[field][0]).toMatch(words);
    expect((await read(candidate)).version).toBe(1);
  });

  it('refuses two languages that are the same, also when one of them was there before', async () => {
    const candidate = await fursa.register('candidate');
    const languages = [{ language: 'Somali', proficiency: 'native' }];
    await save(candidate, { ...filled(), languages });
    const again = await save(candidate, { ...filled(), languages: [...languages, ...languages] });
    expect(again.body.errors).toHaveProperty(['languages.1.language']);
  });

  it('refuses a stale version with what is there now, and saves nothing of it', async () => {
    const candidate = await fursa.register('candidate');
    const { version } = await read(candidate);
    await save(candidate, withPerson({ city: 'Garowe' }), version);
    const stale = await save(candidate, withPerson({ city: 'Hargeisa' }), version);
    expect(stale.status).toBe(409);
    expect(stale.body.message).toMatch(/somewhere else/);
    expect(stale.body.profile).toMatchObject({ version: 2, fields: { personalInfo: { city: 'Garowe' } } });
    expect((await read(candidate)).fields.personalInfo.city).toBe('Garowe');
  });

  it('takes the same save twice, when the first answer got lost', async () => {
    const candidate = await fursa.register('candidate');
    const [first, second] = [await save(candidate, filled(), 1), await save(candidate, filled(), 1)];
    expect([first.status, second.status, second.body.version]).toEqual([200, 200, 2]);
  });

  it('lets one of two through that are saved at the same time', async () => {
    const candidate = await fursa.register('candidate');
    const both = await Promise.all(['Garowe', 'Hargeisa'].map((city) => save(candidate, withPerson({ city }), 1)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('lets an entry stand that came from a form which asks for less; changed, it is judged', async () => {
    const candidate = await fursa.register('candidate');
    const [education] = filled().educations as [Filled['educations'][0]];
    await save(candidate, { ...filled(), educations: [education] });
    await fursa.database.query('update candidate_educations set country_code = null where institution = $1', [
      education.institution,
    ]);
    const kept = { ...education, country: '' };
    const saved = await save(candidate, { ...filled(), skills: ['Sewing'], educations: [kept] });
    expect([saved.status, saved.body.fields.educations]).toEqual([200, [kept]]);
    const changed = await save(candidate, { ...filled(), educations: [{ ...kept, major: 'Maths' }] });
    expect(changed.body.errors).toHaveProperty(['educations.0.country']);
  });

  it('is nobody else’s: other roles are refused, and there is no address that names a person', async () => {
    for (const role of ['company', 'reviewer', 'admin'] as const) {
      const other = await fursa.register(role === 'company' ? 'company' : 'candidate');
      if (role !== 'company') {
        const { id } = (await other.get('/me')).body.user;
        await fursa.database.query('update users set role = $1 where id = $2', [role, id]);
      }
      expect((await other.get('/candidate/profile')).status, role).toBe(403);
      expect((await save(other, filled(), 1)).status, role).toBe(403);
    }
    expect((await fursa.visitor().get('/candidate/profile')).status).toBe(401);
  });
});
