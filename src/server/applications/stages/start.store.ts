/**
 * The parts of the statement that stores an application which say where it stands at first. The events are written here
 * in SQL, because the statement alone knows the ids; their shape is that of `applications.events.ts`.
 */

/** Values `groupId`, `rank`, and those of the verdict. */
export const START = {
  columns: 'group_id, rank, ai_score, outcome',
  values: `:groupId, :rank, :score::int, coalesce(:outcome, 'under_review')`,
  /** Records the first events of the application that `placed` names, with the current name of its column. */
  events: (placed: string) =>
    `insert into history (type, company_id, job_id, application_id, data)
     select event.type, p.company_id, p.job_id, p.id, event.data
     from ${placed} p join application_groups g on g.id = p.group_id,
       lateral (values
         ('application.submitted', true, jsonb_build_object('to', jsonb_build_object('id', g.id, 'name', g.name))),
         ('application.scored', :score::int is not null,
           jsonb_build_object('score', :score::int, 'basis', :basis::text)),
         ('application.decided', :outcome::text is not null, jsonb_build_object('from', 'under_review',
           'to', :outcome::text, 'reason', null, 'basis', :basis::text))
       ) as event(type, happened, data)
     where event.happened`,
};

/** For the employer of each application that `disputed` names. */
export const disputeEventsText = (disputed: string) =>
  `insert into history (type, company_id, job_id, application_id, data)
   select 'application.disputed', company_id, job_id, id, '{}' from ${disputed}`;
