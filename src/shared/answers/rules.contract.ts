import { ApplicationCard } from '../board/board.contract.ts';
import { companyMember } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id, IdInPath } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { longText } from '../kernel/text.ts';
import { MESSAGE, PLACEHOLDERS } from '../messenger/messenger.values.ts';
import { MOST_PLANNED, PROBLEMS, RULE_HOURS } from './rules.values.ts';

const Rule = z.object({
  group_id: Id,
  /** Null if the template was deleted. Then nothing goes out. */
  template_id: Id.nullable(),
  hours: z.number().int(),
  on: z.boolean(),
  for_machine: z.boolean(),
});
export type AnswerRule = z.output<typeof Rule>;
const Hours = z.number().int().min(RULE_HOURS.min).max(RULE_HOURS.max);

export const listRules = defineEndpoint({
  method: 'GET',
  path: '/company/answers/rules',
  summary: 'What goes out by itself when a card comes to a column, one rule for each column that has one.',
  access: companyMember,
  scope: 'applications:read',
  input: z.object({}),
  output: z.object({ success: z.literal(true), rules: z.array(Rule) }),
});

export const saveRule = defineEndpoint({
  method: 'PUT',
  path: '/company/answers/rules/{group_id}',
  summary:
    'Say what goes out by itself when a card comes to this column. Switched off, nothing more goes out, also not what was planned.',
  access: companyMember,
  input: z.object({
    group_id: IdInPath.describe('The column.'),
    /** Null if it was deleted; then the rule can only be switched off. */
    template_id: Id.nullable(),
    /** Hours after the move. 0: at once, a minute after the move. */
    hours: Hours,
    on: z.boolean(),
    /** Also when the screening alone turns somebody away, in jobs that it decides for. The message then says so. */
    for_machine: z.boolean().default(false),
  }),
  output: z.object({ success: z.literal(true), rule: Rule }),
  errors: ['not_found'],
});

export const tryRule = defineEndpoint({
  method: 'POST',
  path: '/company/answers/rules/{group_id}/try',
  summary: 'Get the message of a column by mail yourself, as the newest applicant there would. Nobody else gets it.',
  access: companyMember,
  input: z.object({ group_id: IdInPath.describe('The column.') }),
  output: z.object({ success: z.literal(true), email: z.string() }),
  errors: ['not_found', 'conflict', 'too_many'],
});

/** A message that goes out by itself. */
const Planned = z.object({
  card: ApplicationCard,
  template: z.object({ id: Id, name: z.string() }).nullable(),
  /** Somebody has written another text for this person. */
  changed: z.boolean(),
  due_at: z.string(),
  problem: z.enum(PROBLEMS).nullable(),
});
export type Planned = z.output<typeof Planned>;

export const listPlanned = defineEndpoint({
  method: 'GET',
  path: '/company/answers/planned',
  summary: `The messages that go out by themselves, those that cannot first, then the next ones, at most ${MOST_PLANNED}.`,
  access: companyMember,
  scope: 'applications:read',
  input: z.object({}),
  output: z.object({ success: z.literal(true), planned: z.array(Planned), count: z.number().int() }),
});

const PlannedText = Planned.omit({ card: true }).extend({
  id: Id,
  /** Placeholders without a value stay in it. */
  text: z.string(),
  missing: z.array(z.enum(PLACEHOLDERS)),
});
export type PlannedText = z.output<typeof PlannedText>;

const Which = { application_id: IdInPath.describe('The application.') };

export const showPlanned = defineEndpoint({
  method: 'GET',
  path: '/company/answers/planned/{application_id}',
  summary: 'The message that goes out to an applicant by itself, as they will read it.',
  access: companyMember,
  scope: 'applications:read',
  input: z.object(Which),
  output: z.object({
    success: z.literal(true),
    /** Null: nothing goes out to them by itself. */
    planned: PlannedText.nullable(),
  }),
});

export const changePlanned = defineEndpoint({
  method: 'PUT',
  path: '/company/answers/planned/{application_id}',
  summary: 'Write another text for one applicant. It goes out at the same time.',
  access: companyMember,
  input: z.object({
    ...Which,
    planned_id: Id.optional().describe('The message that was read. Not found if another one goes out to them by now.'),
    text: longText({ min: 1, max: MESSAGE.max }),
  }),
  output: Done,
  errors: ['not_found'],
});

const Several = z.object({ application_ids: z.array(Id).min(1).max(MOST_PLANNED) });

export const sendPlanned = defineEndpoint({
  method: 'POST',
  path: '/company/answers/planned/send',
  summary: 'Send messages now that would go out by themselves later.',
  access: companyMember,
  input: Several,
  output: z.object({ success: z.literal(true), sent: z.array(Id) }),
});

export const takeBackPlanned = defineEndpoint({
  method: 'POST',
  path: '/company/answers/planned/take-back',
  summary: 'Take back messages before they go out by themselves.',
  access: companyMember,
  input: Several,
  output: z.object({ success: z.literal(true), taken_back: z.array(Id) }),
});
