import type { SentApplication } from '#shared/applications/sent-application.ts';
import type { ExperienceLevel } from '#shared/jobs/jobs.values.ts';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';

/** Only the last positions are read: they say what somebody does now, and older ones what they once did. */
const WORKS = 5;
const LAST_SENT = 3;

type PersonRow = {
  candidateId: number;
  profession: string | null;
  city: string | null;
  countryCode: string | null;
  level: ExperienceLevel | null;
  skills: string[];
  languages: string[];
  work: { title: string; company: string }[];
  /**
   * The jobs that the person has applied to, with the account or as a guest with its e-mail, or has begun to apply to.
   */
  jobIds: number[];
};

const findPersonRow = prepared<PersonRow, { userId: number; email: string }>(
  'person_to_recommend_to',
  `select c.id::int as "candidateId", c.profession, c.city, c.country_code as "countryCode",
     c.experience_level as level,
     coalesce((select json_agg(s.name order by s.position, s.id) from candidate_skills s where s.candidate_id = c.id),
       '[]'::json) as skills,
     coalesce((select json_agg(l.name order by l.id) from candidate_languages l where l.candidate_id = c.id),
       '[]'::json) as languages,
     coalesce((
       select json_agg(json_build_object('title', w.designation, 'company', w.company)) from (
         select e.designation, e.company from candidate_experiences e where e.candidate_id = c.id
         order by e.current desc, e.start_date desc nulls last, e.id limit ${WORKS}
       ) w), '[]'::json) as work,
     coalesce((
       select json_agg(distinct taken.job_id) from (
         select a.job_id from applications a where a.candidate_id = c.id
         union all
         select a.job_id from candidates g join applications a on a.candidate_id = g.id
           where g.email = :email::text and g.user_id is null
         union all
         select d.job_id from drafts d where d.user_id = c.user_id and d.expires_at > now()
       ) taken), '[]'::json) as "jobIds"
   from candidates c where c.user_id = :userId::bigint`,
);

export async function findPerson(db: Db, user: { id: number; email: string }): Promise<PersonRow | undefined> {
  const [row] = await findPersonRow(db, { userId: user.id, email: user.email });
  return row;
}

type Sent = Pick<SentApplication, 'skills' | 'languages' | 'experiences' | 'personalInfo'>;
type SentRow = { snapshot: Partial<Sent>; countryCode: string | null; level: ExperienceLevel | null };

const listSentRows = prepared<SentRow, { candidateId: number }>(
  'last_sent_to_recommend_by',
  `select a.snapshot, a.country_code as "countryCode", a.experience_level as level
   from applications a where a.candidate_id = :candidateId order by a.applied_at desc, a.id desc limit ${LAST_SENT}`,
);

/** The last applications, the newest first. */
export function listLastSent(db: Db, candidateId: number): Promise<SentRow[]> {
  return listSentRows(db, { candidateId });
}
