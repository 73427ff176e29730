import { randomBytes } from 'node:crypto';
import { generateNKeysBetween } from 'fractional-indexing';
import type { Database } from '#server/db/database.ts';
import type { ApplicationOutcome } from '#shared/applications/applications.values.ts';
import type { TestClient } from './test-client.ts';

export type MadeCard = {
  group?: string;
  name?: string;
  skills?: string;
  outcome?: ApplicationOutcome;
  aiScore?: number | null;
  managerScore?: number | null;
  /** In days before now. */
  applied?: number;
  inStage?: number;
  experience?: string;
  education?: string;
};

type Where = { jobId: number } & ({ employer: TestClient } | { companyId: number });

/** Inserts hundreds of cards directly into the tables, because sending each application would take long. */
export async function fillBoard(database: Pick<Database, 'query'>, where: Where, cards: MadeCard[]) {
  const companyId = 'companyId' in where ? where.companyId : (await where.employer.get('/me')).body.user.company.id;
  const ranks = generateNKeysBetween(null, null, cards.length);
  const mark = randomBytes(4).toString('hex');
  const rows = cards.map((card, index) => ({
    place: index,
    username: `made-${mark}-${index}`,
    email: `made.${mark}.${index}@test.example`,
    rank: ranks[index],
    grp: card.group ?? 'New',
    name: card.name ?? `Made ${index}`,
    search_name: (card.name ?? `Made ${index}`).toLowerCase(),
    search_skills: card.skills ?? '',
    outcome: card.outcome ?? 'passed',
    ai_score: card.aiScore ?? null,
    manager_score: card.managerScore ?? null,
    applied: card.applied ?? index / 1000,
    in_stage: card.inStage ?? index / 1000,
    experience: card.experience ?? null,
    education: card.education ?? null,
  }));
  const { rows: made } = await database.query(
    `with r as (
       select * from json_to_recordset($1::json) as r(place int, username text, email text, rank text, grp text, name text,
         search_name text, search_skills text, outcome text, ai_score int, manager_score int, applied float8,
         in_stage float8, experience text, education text)
     ),
     people as (
       insert into candidates (username, name, email) select username, name, email from r returning id, username
     )
     insert into applications (job_id, company_id, candidate_id, group_id, rank, form, name, email, snapshot, receipt_hash,
       outcome, ai_score, manager_score, applied_at, stage_since, search_name, search_skills, blind_skills, experience_level, education_level)
     select $2, $3, p.id, g.id, r.rank, 'wizard', r.name, r.email, '{}', decode(md5(r.username), 'hex'), r.outcome, r.ai_score,
       r.manager_score, now() - r.applied * interval '1 day', now() - r.in_stage * interval '1 day', r.search_name,
       r.search_skills, r.search_skills, r.experience, r.education
     from r join people p using (username)
     join application_groups g on g.company_id = $3 and g.name = r.grp
     order by r.place
     returning id::int, version, group_id::int`,
    [JSON.stringify(rows), where.jobId, companyId],
  );
  return made as { id: number; version: number; group_id: number }[];
}

type Column = { id: number; name: string; count: number; applications: { id: number }[]; next: string | null };

/** The board as the employer sees it, by column name. */
export async function columnsOf(employer: TestClient, query = ''): Promise<Record<string, Column>> {
  const { body } = await employer.get(`/company/applications/board${query}`);
  return Object.fromEntries((body.groups as Column[]).map((group) => [group.name, group]));
}
