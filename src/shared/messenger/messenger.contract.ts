import { companyMember } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { ClientId, longText } from '../kernel/text.ts';
import { BULK_RESULTS, MESSAGE, MOST_RECIPIENTS, STANDARD_TEMPLATES, TAKE_BACK_RESULTS } from './messenger.values.ts';
import { messengerRule } from './messenger-rules.texts.ts';

const MessageBody = longText({ min: 1, max: MESSAGE.max, tooShort: messengerRule('rule.message_required') });

export const messageCandidate = defineEndpoint({
  method: 'POST',
  path: '/company/message/candidate',
  summary:
    'Write to a candidate about the job that they applied to: named by both, or by the application. They get it by mail, too. Sent twice with one client id, it is stored once.',
  access: companyMember,
  scope: 'messages:write',
  input: z.object({
    message: MessageBody,
    candidate_id: Id.optional(),
    job_id: Id.optional(),
    /** Replaces both other fields: the only way to address somebody whom blind review hides. */
    application_id: Id.optional(),
    client_id: ClientId.optional(),
  }),
  output: Done,
  errors: ['not_found', 'conflict', 'too_many'],
});

export const takeMessageBack = defineEndpoint({
  method: 'POST',
  path: '/company/message/take-back',
  summary:
    'Take back what you wrote to an applicant, to one or to several at once: by the client id that it was sent with. What was read, or went out by mail, stays.',
  access: companyMember,
  scope: 'messages:write',
  input: z.object({ application_id: Id, client_id: ClientId }),
  output: z.object({ success: z.literal(true), result: z.enum(TAKE_BACK_RESULTS) }),
  errors: ['not_found'],
});

export const messageCandidates = defineEndpoint({
  method: 'POST',
  path: '/company/message/candidates',
  summary:
    'Write the same to several applicants, as it is or with the name and the job of each. Each is answered for itself: sent, nobody to write to, or not sent because a placeholder has no value.',
  access: companyMember,
  scope: 'messages:write',
  input: z.object({
    message: MessageBody,
    application_ids: z.array(Id).min(1).max(MOST_RECIPIENTS),
    /** Fills in the placeholders of a template, for each applicant in their own language. */
    fill: z.boolean().default(false),
    /**
     * The key of an unchanged standard template: each recipient gets it in their own language instead of the message.
     */
    standard: z.enum(STANDARD_TEMPLATES).optional(),
    /** A template of yours: each recipient gets it in their own language, if it is written in it, instead of the message. */
    template_id: Id.optional(),
    client_id: ClientId.optional(),
  }),
  output: z.object({
    success: z.literal(true),
    results: z.array(z.object({ application_id: Id, result: z.enum(BULK_RESULTS) })),
  }),
  errors: ['too_many'],
});
