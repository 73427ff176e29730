import type { Database } from '#server/db/database.ts';
import { EXPERIENCE_LEVELS, JOB_TYPES } from '#shared/jobs/jobs.values.ts';
import { slugify } from '#shared/kernel/slug.ts';
import { EDUCATION_LEVELS } from '#shared/reference/qualifications.values.ts';
import { SKILLS } from '#shared/reference/skills/skills.ts';

const PORTION = 2_000;
const GRADES = ['Junior', 'Senior', 'Lead', 'Assistant', 'Chief', 'Night', 'Field', 'Regional'];
const TRADES = [
  'Nurse',
  'Accountant',
  'Teacher',
  'Driver',
  'Electrician',
  'Developer',
  'Designer',
  'Cook',
  'Welder',
  'Agronomist',
  'Pharmacist',
  'Surveyor',
  'Mechanic',
  'Plumber',
  'Logistician',
  'Cashier',
  'Midwife',
  'Analyst',
  'Engineer',
  'Translator',
];
const PLACES = [
  ['Mogadishu', 'SO'],
  ['Hargeisa', 'SO'],
  ['Nairobi', 'KE'],
  ['Kisumu', 'KE'],
  ['Kampala', 'UG'],
  ['Addis Ababa', 'ET'],
  ['Djibouti', 'DJ'],
  ['Arusha', 'TZ'],
  ['Kigali', 'RW'],
  ['Berbera', 'SO'],
] as const;
const EMPLOYERS = 200;

/** The same numbers each time. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A board of so many published jobs, of all kinds, written into an empty database. */
export async function fillJobs(database: Database, count: number): Promise<void> {
  const random = randomNumbers(count);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const companies = Array.from({ length: EMPLOYERS }, (_, index) => ({
    name: `Employer ${index + 1}`,
    username: `employer-${index + 1}`,
  }));
  await insertRows(database, 'companies (name, username)', 'name text, username text', companies);
  for (let from = 0; from < count; from += PORTION) {
    const rows = Array.from({ length: Math.min(PORTION, count - from) }, (_, offset) => {
      const number = from + offset + 1;
      const title = `${pick(GRADES)} ${pick(TRADES)}`;
      const [locality, country] = pick(PLACES);
      const remote = random() < 0.1;
      const least = 200 + Math.floor(random() * 3_000);
      const skills = Array.from({ length: 5 }, () => pick(SKILLS).name);
      return {
        company_id: 1 + Math.floor(random() * EMPLOYERS),
        slug: `${slugify(title)}-${number}`,
        title,
        description: `<p>We look for a ${title.toLowerCase()} who knows ${skills.join(', ')}.</p><p>You work with people who care about ${pick(SKILLS).name} and ${pick(SKILLS).name}, and you answer for what you do.</p>`,
        job_type: pick(JOB_TYPES),
        featured: random() < 0.02,
        min_salary: least,
        max_salary: least + Math.floor(random() * 800),
        is_remote: remote,
        locality: remote ? null : locality,
        country_code: remote ? null : country,
        full_address: remote ? null : `${number} Main Road, ${locality}`,
        education_level: pick(EDUCATION_LEVELS),
        experience_level: pick(EXPERIENCE_LEVELS),
        published_at: new Date(Date.UTC(2026, 0, 1) + number * 200_000).toISOString(),
        skills: [...new Set(skills)],
      };
    });
    await database.query(
      `with given as (select * from json_to_recordset($1::json) as r(company_id bigint, slug text, title text, description text, job_type text, featured boolean, min_salary int, max_salary int, is_remote boolean, locality text, country_code text, full_address text, education_level text, experience_level text, published_at timestamptz, skills json)),
       made as (insert into jobs (company_id, slug, title, description, status, job_type, featured, salary_mode, min_salary, max_salary, is_remote, locality, country_code, full_address, education_level, experience_level, published_at)
         select company_id, slug, title, description, 'active', job_type, featured, 'range', min_salary, max_salary, is_remote, locality, country_code, full_address, education_level, experience_level, published_at from given returning id, slug)
       insert into job_skills (job_id, name, position) select made.id, s.name, s.position - 1 from made join given using (slug), json_array_elements_text(given.skills) with ordinality as s(name, position)`,
      [JSON.stringify(rows)],
    );
  }
}

async function insertRows(database: Database, target: string, shape: string, rows: object[]): Promise<void> {
  await database.query(`insert into ${target} select * from json_to_recordset($1::json) as r(${shape})`, [
    JSON.stringify(rows),
  ]);
}
