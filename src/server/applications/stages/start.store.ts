/** What the statement that stores an application gets from here: where it stands at first, and the history of that. */

/** Values `groupId`, `rank`, and those of the verdict. */
export const START = {
  columns: 'group_id, rank, ai_score, outcome',
  values: `:groupId, :rank, :score::int, coalesce(:outcome, 'under_review')`,
  /** Of the application that `placed` names, with its column's name of this moment. */
  steps: (placed: string) =>
    `insert into history (kind, company_id, job_id, application_id, "from", "to", to_group_id, reason)
     select step.kind, p.company_id, p.job_id, p.id, step.before, step.after, step.reached, step.reason
     from ${placed} p join application_groups g on g.id = p.group_id,
       lateral (values
         ('stage', null, g.name, g.id, null),
         ('ai_score', null, :score::int::text, null, :reason::text),
         ('outcome', 'under_review', :outcome::text, null, :reason::text)
       ) as step(kind, before, after, reached, reason)
     where step.after is not null`,
};

const DISPUTED =
  'The owner of this email address has applied with an account of their own. This application was sent without an account, by somebody who wrote the same address.';

/** Told to the employer of each application that `disputed` names. */
export const disputeStepsText = (disputed: string) =>
  `insert into history (kind, company_id, job_id, application_id, reason)
   select 'disputed', company_id, job_id, id, '${DISPUTED}' from ${disputed}`;
