import { APPLICATION_OUTCOMES } from '../applications/applications.values.ts';
import { PUBLIC_STAGES } from '../applications/public-stages.ts';
import { EXPERIENCE_LEVELS } from '../jobs/jobs.values.ts';
import { companyMember } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id, IdInPath } from '../kernel/ids.ts';
import { Flag, someOf, wholeNumber } from '../kernel/query.ts';
import { z } from '../kernel/schema.ts';
import { lineText, longText } from '../kernel/text.ts';
import { EDUCATION_LEVELS } from '../reference/qualifications.values.ts';
import { SCORE_CATEGORIES } from '../screening/score.ts';
import {
  BOARD_ORDERS,
  CARDS_AT_ONCE,
  FIRST_CARDS,
  FIXED_GROUPS,
  GROUP_NAME,
  MOST_CARDS,
  MOST_GROUPS,
  MOVE_REASON,
} from './board.values.ts';
import { boardRule } from './board-rules.texts.ts';

/** A card's position. Its version changes with every move. */
const PlacedCard = z.object({
  id: Id,
  group_id: Id,
  rank: z.string(),
  outcome: z.enum(APPLICATION_OUTCOMES),
  version: z.number().int(),
  /** Sent without an account, while the owner of its email applied with one: it may be from somebody else. */
  disputed_at: z.string().nullable(),
});
export type PlacedCard = z.output<typeof PlacedCard>;

const Named = z.object({ name: z.string() });

/** A card of the board, with the field names of the specification. */
export const ApplicationCard = PlacedCard.extend({
  job: z.object({ id: Id, title: z.string() }),
  candidate: z.object({
    /**
     * Null while blind review hides them, because another application of theirs, with a name, would have the same id.
     */
    id: Id.nullable(),
    /** While blind review hides them, the name is a number and the username null. */
    user: z.object({ name: z.string(), username: z.string().nullable(), image_url: z.string().nullable() }),
    profession: Named.nullable(),
    experience: z.object({ name: z.enum(EXPERIENCE_LEVELS) }).nullable(),
    education: z.object({ name: z.enum(EDUCATION_LEVELS) }).nullable(),
  }),
  /** The candidate was erased; the card stays and says so. */
  candidate_deleted: z.boolean(),
  /** True if blind review removed what identifies the candidate. */
  blind: z.boolean(),
  candidate_resume_id: Id.nullable(),
  ai_evaluation: z
    .object({ ai_score_percentage: z.number().int(), ai_overall_category: z.enum(SCORE_CATEGORIES) })
    .nullable(),
  human_evaluation: z
    .object({ manager_overall_score: z.number().int(), manager_overall_category: z.enum(SCORE_CATEGORIES) })
    .nullable(),
  /** Somebody has started to score it. Its place does not change until every section or the whole is scored. */
  being_scored: z.boolean(),
  applied_at: z.string(),
  stage_since: z.string(),
  /** When the company last wrote to them about this job; null: never. */
  told_at: z.string().nullable(),
  /** When they were promised an answer; null: they do not wait for one. */
  answer_due_at: z.string().nullable(),
  /** When a message goes out to them by itself; null: none is planned. */
  planned: z.object({ at: z.string(), problem: z.boolean() }).nullable(),
  /** The next interview; its times are null while none is booked. Null: none is to come. */
  interview: z
    .object({
      state: z.enum(['asked', 'none_suits', 'booked']),
      starts_at: z.string().nullable(),
      ends_at: z.string().nullable(),
    })
    .nullable(),
  /** The file that it was imported from; null if the candidate applied here. */
  imported: z.object({ from: z.string(), at: z.string() }).nullable(),
});
export type ApplicationCard = z.output<typeof ApplicationCard>;

const Group = z.object({
  id: Id,
  name: z.string(),
  /** The fixed column that it is; null for a company's own column. */
  fixed: z.enum(FIXED_GROUPS).nullable(),
  is_deletable: z.boolean(),
  /** The stage that candidates see. */
  public_stage: z.enum(PUBLIC_STAGES),
  /** Counts the cards that match the filters. */
  count: z.number().int(),
});
export type BoardGroup = z.output<typeof Group>;

/** A column with its first cards. */
const Column = Group.extend({
  applications: z.array(ApplicationCard),
  /** The cursor of the next page; null on the last one. */
  next: z.string().nullable(),
});
export type BoardColumn = z.output<typeof Column>;

const several = (values: readonly string[]) => `One or several of these, with commas: ${values.join(', ')}.`;

/** The board's filters, as in the query string. */
export const BoardFilters = z.object({
  job: IdInPath.describe('Of one job only.').optional(),
  q: lineText({ max: 100 }).describe('Part of a name or of a skill.').optional(),
  score: someOf(SCORE_CATEGORIES)
    .describe(`Of the score that a card is ordered by. ${several(SCORE_CATEGORIES)}`)
    .optional(),
  unscored: Flag.describe('Without a score; together with categories, these too.').optional(),
  new: Flag.describe('Arrived since your last visit.').optional(),
  days: wholeNumber({ min: 1, max: 3650 }).describe('In their column for at least so many days.').optional(),
  late: Flag.describe('Have waited longer for an answer than promised.').optional(),
  experience: someOf(EXPERIENCE_LEVELS).describe(several(EXPERIENCE_LEVELS)).optional(),
  education: someOf(EDUCATION_LEVELS).describe(several(EDUCATION_LEVELS)).optional(),
  order: z.enum(BOARD_ORDERS).describe('Without it: by score.').optional(),
});
export type BoardFilters = z.output<typeof BoardFilters>;

/** `1,2,3` in a query string. */
export const IdsInQuery = z
  .string()
  .max(MOST_CARDS * 17)
  .regex(/^[1-9]\d{0,15}(,[1-9]\d{0,15})*$/, boardRule('rule.not_ids'))
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .refine((ids) => ids.length <= MOST_CARDS && ids.every(Number.isSafeInteger), {
    error: boardRule('rule.too_many_cards', { max: MOST_CARDS }),
  })
  .describe(`Ids with commas, at most ${MOST_CARDS}.`);

export const board = defineEndpoint({
  method: 'GET',
  path: '/company/applications/board',
  page: '/company/applications',
  summary: `Your company’s board: its columns in their order, each with its first ${FIRST_CARDS} cards.`,
  access: companyMember,
  scope: 'applications:read',
  input: BoardFilters,
  output: z.object({
    success: z.literal(true),
    groups: z.array(Column),
    /** All applications of the job, or of all jobs, regardless of the other filters. */
    total: z.number().int(),
    /** Jobs that have applications, newest first. */
    jobs: z.array(z.object({ id: Id, title: z.string(), applications: z.number().int() })),
    /** Blind review hides candidates before this column; null: it is off. */
    blind_until: Id.nullable(),
    /** Applications since this time are new: the end of your last visit. */
    new_since: z.string().nullable(),
  }),
});
export type Board = z.output<typeof board.output>;

export const moreCards = defineEndpoint({
  method: 'GET',
  path: '/company/applications/group/{id}/cards',
  summary: `The next ${CARDS_AT_ONCE} cards of a column.`,
  access: companyMember,
  scope: 'applications:read',
  input: BoardFilters.extend({
    id: IdInPath.describe('The id of the column.'),
    after: z.string().max(200).describe('As in `next`; without it: from the top.').optional(),
  }),
  output: z.object({
    success: z.literal(true),
    applications: z.array(ApplicationCard),
    next: z.string().nullable(),
    count: z.number().int(),
  }),
});

export const cardsById = defineEndpoint({
  method: 'GET',
  path: '/company/applications/cards',
  summary: 'Some cards as they are now, and the counts of all columns. A card that the filters hide is not among them.',
  access: companyMember,
  scope: 'applications:read',
  input: BoardFilters.extend({ ids: IdsInQuery }),
  output: z.object({
    success: z.literal(true),
    applications: z.array(ApplicationCard),
    counts: z.array(z.object({ group_id: Id, count: z.number().int() })),
    total: z.number().int(),
  }),
});

export const visitBoard = defineEndpoint({
  method: 'POST',
  path: '/company/applications/visit',
  summary:
    'You are at the board, of one job or of all. What came after your last visit counts as new until the next one. Applications to other jobs stay new.',
  access: companyMember,
  input: z.object({ job: Id.optional() }),
  output: z.object({ success: z.literal(true), new_since: z.string().nullable() }),
  errors: ['not_found'],
});

export const moveApplication = defineEndpoint({
  method: 'POST',
  path: '/company/applications/move',
  summary:
    'Move one card, behind another or to the top of a column. A card that has moved in the meantime is answered 409 with its current place. Taking a card out of Not selected overrides the screening; a reason is kept in the history.',
  access: companyMember,
  scope: 'applications:write',
  input: z.object({
    application_id: Id,
    to_group_id: Id,
    after_id: Id.nullable(),
    version: z.number().int(),
    reason: longText(MOVE_REASON).optional(),
  }),
  output: z.object({ success: z.literal(true), application: PlacedCard }),
  errors: ['not_found', 'conflict'],
});

export const MOVE_RESULTS = ['moved', 'not_found', 'stale', 'applied_again'] as const;

export const moveApplications = defineEndpoint({
  method: 'POST',
  path: '/company/applications/move-many',
  summary:
    'Move several cards to one column, one behind the other. Each is answered for itself: moved, or why not. To undo it, move them back.',
  access: companyMember,
  scope: 'applications:write',
  input: z.object({
    applications: z
      .array(z.object({ application_id: Id, version: z.number().int() }))
      .min(1)
      .max(MOST_CARDS),
    to_group_id: Id,
    after_id: Id.nullable().default(null),
  }),
  output: z.object({
    success: z.literal(true),
    applications: z.array(
      z.object({ application_id: Id, result: z.enum(MOVE_RESULTS), application: PlacedCard.nullable() }),
    ),
  }),
  errors: ['not_found', 'conflict'],
});

/** The most cards of one column in a request: more than a board has, and few enough for one query. */
const MOST_SYNCED = 10_000;

export const syncBoard = defineEndpoint({
  method: 'PUT',
  path: '/company/applications/sync',
  summary:
    'Save the arrangement of whole columns. Only cards whose place differs are moved. Where versions are given and one is stale, nothing is written and the current places are answered with 409. Other keys of groups and applications are ignored.',
  access: companyMember,
  scope: 'applications:write',
  input: z.object({
    applicationGroups: z
      .array(
        z.object({
          id: Id,
          applications: z
            .array(
              z.object({
                id: Id,
                version: z
                  .number()
                  .int()
                  .optional()
                  .describe('As the board showed it; without it the card is moved from wherever it is.'),
              }),
            )
            .max(MOST_SYNCED),
        }),
      )
      .max(MOST_GROUPS),
  }),
  output: z.object({ success: z.literal(true), applications: z.array(PlacedCard) }),
  errors: ['not_found', 'conflict'],
});

const GroupName = lineText({
  ...GROUP_NAME,
  tooShort: boardRule('rule.group_name_required'),
  tooLong: boardRule('rule.group_name_long', { max: GROUP_NAME.max }),
});

const PublicStageInput = z
  .enum(PUBLIC_STAGES)
  .optional()
  .describe('What candidates see of it; without it a new column is In review, and another stays as it is.');

export const storeGroup = defineEndpoint({
  method: 'POST',
  path: '/company/applications/group/store',
  summary: 'Add a column, before Hired.',
  access: companyMember,
  scope: 'applications:write',
  input: z.object({ name: GroupName, public_stage: PublicStageInput }),
  output: z.object({ success: z.literal(true), group: Group }),
});

export const renameGroup = defineEndpoint({
  method: 'PUT',
  path: '/company/applications/group/update',
  summary: 'Rename a column. Those that every company has keep their names.',
  access: companyMember,
  scope: 'applications:write',
  input: z.object({ id: Id, name: GroupName, public_stage: PublicStageInput }),
  output: z.object({ success: z.literal(true), group: Group.omit({ count: true }) }),
  errors: ['not_found'],
});

export const orderGroups = defineEndpoint({
  method: 'PUT',
  path: '/company/applications/group/order',
  summary: 'Put the columns into another order: all of them, each once.',
  access: companyMember,
  scope: 'applications:write',
  input: z.object({ ids: z.array(Id).min(1).max(MOST_GROUPS) }),
  output: z.object({ success: z.literal(true), groups: z.array(Group.omit({ count: true })) }),
  errors: ['not_found', 'conflict'],
});

export const deleteGroup = defineEndpoint({
  method: 'DELETE',
  path: '/company/applications/group/delete/{id}',
  summary: 'Delete a column. One that holds cards is refused with 409 until it is said where they go.',
  access: companyMember,
  scope: 'applications:write',
  input: z.object({
    id: IdInPath.describe('The id of the column.'),
    move_to: IdInPath.describe('The column that its cards go to.').optional(),
  }),
  output: Done,
  errors: ['conflict'],
});

export const setBlindReview = defineEndpoint({
  method: 'PUT',
  path: '/company/applications/blind',
  summary:
    'Blind review: hide who a candidate is until their application has come to a column. Null turns it off. Owners only.',
  access: companyMember,
  input: z.object({ until_group_id: Id.nullable() }),
  output: z.object({ success: z.literal(true), blind_until: Id.nullable() }),
  errors: ['not_found'],
});
