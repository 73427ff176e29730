import { MEMBER_ROLES } from '../identity/identity.values.ts';
import { ACCOUNT_ROLES, adminOnly } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/ids.ts';
import { wholeNumber } from '../kernel/query.ts';
import { z } from '../kernel/schema.ts';
import { lineText, longText } from '../kernel/text.ts';
import { ACT_REASON, GIVEN_ROLES, PEOPLE_SEARCH, PERSON_ACTS, PERSON_STATES } from './people.values.ts';
import { peopleRule } from './people-rules.texts.ts';

const PersonId = IdInPath.describe('The id of the account.');
const Reason = longText({ ...ACT_REASON, tooShort: peopleRule('rule.act_reason_required') });
/** The reason that every action needs. Forms of single actions extend it. */
export const ActReason = z.object({ reason: Reason });
const OnPerson = z.object({ id: PersonId, reason: Reason });

export const PageNumber = wholeNumber({ min: 1, max: 100_000 }).describe('From 1 on.');
export const PeopleQuery = lineText({ max: PEOPLE_SEARCH.max });

const FoundPerson = z.object({
  id: z.number(),
  /** Empty once the account is erased. */
  name: z.string(),
  username: z.string(),
  email: z.string().nullable(),
  role: z.enum(ACCOUNT_ROLES),
  state: z.enum(PERSON_STATES),
  created_at: z.string(),
  /** When the person was last here, in a session that has not expired. */
  last_seen_at: z.string().nullable(),
  company: z.object({ id: z.number(), name: z.string(), role: z.enum(MEMBER_ROLES), blocked: z.boolean() }).nullable(),
});
export type FoundPerson = z.output<typeof FoundPerson>;

/** One entry in the list of admins' actions. */
export const actOf = <const Kinds extends readonly [string, ...string[]]>(kinds: Kinds) =>
  z.object({
    id: z.number(),
    kind: z.enum(kinds),
    at: z.string(),
    /** Null if the account was deleted. */
    actor: z.object({ id: z.number(), name: z.string() }).nullable(),
    reason: z.string().nullable(),
    from: z.string().nullable(),
    to: z.string().nullable(),
  });

const Person = FoundPerson.extend({
  blocked_at: z.string().nullable(),
  erased_at: z.string().nullable(),
  /** The number of sessions that the person has open. */
  sessions: z.number(),
  applications: z.number(),
  /** Whether an authenticator app is on. */
  second_factor: z.boolean(),
  /** True for the only owner of a company, which would have none without them. */
  only_owner: z.boolean(),
  history: z.array(actOf(PERSON_ACTS)),
});
export type Person = z.output<typeof Person>;
export type PersonHistory = Person['history'];

export const findPeople = defineEndpoint({
  method: 'GET',
  path: '/api/admin/people',
  summary:
    'Accounts, newest first, by name, email or username, role and state. Erased ones only where they are asked for.',
  access: adminOnly,
  input: z.object({
    q: PeopleQuery.optional().describe('Part of a name, or the beginning of an email or a username.'),
    role: z.enum(ACCOUNT_ROLES).optional().describe('Accounts with this role alone.'),
    state: z.enum(PERSON_STATES).optional().describe('Where it is missing: all but the erased ones.'),
    page: PageNumber.optional(),
  }),
  output: z.object({
    success: z.literal(true),
    people: z.array(FoundPerson),
    total: z.number(),
    page: z.number(),
    pages: z.number(),
  }),
});

export const showPerson = defineEndpoint({
  method: 'GET',
  path: '/api/admin/people/{id}',
  summary: 'One account: its facts, and what admins did to it, newest first.',
  access: adminOnly,
  input: z.object({ id: PersonId }),
  output: z.object({ success: z.literal(true), person: Person }),
});

export const blockPerson = defineEndpoint({
  method: 'POST',
  path: '/admin/people/{id}/block',
  summary: 'Block an account: its sessions end at once, and it cannot sign in.',
  access: adminOnly,
  input: OnPerson,
  output: Done,
  errors: ['conflict'],
});

export const unblockPerson = defineEndpoint({
  method: 'POST',
  path: '/admin/people/{id}/unblock',
  summary: 'Let a blocked account sign in again.',
  access: adminOnly,
  input: OnPerson,
  output: Done,
  errors: ['conflict'],
});

export const changeRole = defineEndpoint({
  method: 'POST',
  path: '/admin/people/{id}/role',
  summary: 'Make an account a candidate, a reviewer or an admin. Its sessions end; whoever was in a company leaves it.',
  access: adminOnly,
  asksProof: true,
  input: OnPerson.extend({ role: z.enum(GIVEN_ROLES) }),
  output: Done,
  errors: ['conflict'],
});

export const signOutEverywhere = defineEndpoint({
  method: 'POST',
  path: '/admin/people/{id}/sign-out',
  summary: 'End all sessions of an account. It can sign in again.',
  access: adminOnly,
  input: OnPerson,
  output: Done,
  errors: ['conflict'],
});

export const resetSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/admin/people/{id}/reset-second-factor',
  summary: 'Turn off the authenticator app of somebody who has lost it and their recovery codes. Their sessions end.',
  access: adminOnly,
  asksProof: true,
  input: OnPerson,
  output: Done,
  errors: ['conflict'],
});

export const exportPerson = defineEndpoint({
  method: 'POST',
  path: '/admin/people/{id}/export',
  summary: 'Record why a person’s data is exported. Answers the address of the archive, which opens for a short while.',
  access: adminOnly,
  asksProof: true,
  input: OnPerson,
  output: z.object({ success: z.literal(true), url: z.string() }),
  errors: ['conflict'],
});

export const erasePerson = defineEndpoint({
  method: 'POST',
  path: '/admin/people/{id}/erase',
  summary:
    'Erase a person for good: account, profile, what they sent and were told, and their files. Cards stay, empty.',
  access: adminOnly,
  asksProof: true,
  input: OnPerson.extend({
    confirm: lineText({ min: 1, max: 300 }).describe('The email of the account, so that nobody is erased by a slip.'),
  }),
  output: Done,
  errors: ['conflict'],
});
