import { FIXED_GROUPS } from '../board/board.values.ts';
import { companyMember } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id, IdInPath } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { lineText, longText } from '../kernel/text.ts';
import { MESSAGE, STANDARD_TEMPLATES, TEMPLATE } from './messenger.values.ts';

export const MessageTemplate = z.object({
  id: Id,
  name: z.string(),
  body: z.string(),
  /** The column for which it is offered when somebody is moved there. */
  group_id: Id.nullable(),
  /** A standard template that nobody has changed. It is sent in each candidate's language. */
  standard: z.enum(STANDARD_TEMPLATES).nullable(),
});
export type MessageTemplate = z.output<typeof MessageTemplate>;

/** A column of the board, as a template may be offered for it. */
const TemplateColumn = z.object({ id: Id, name: z.string(), fixed: z.enum(FIXED_GROUPS).nullable() });
export type TemplateColumn = z.output<typeof TemplateColumn>;

const fields = {
  name: lineText({ min: 1, max: TEMPLATE.name }),
  body: longText({ min: 1, max: MESSAGE.max }),
  group_id: Id.nullable().default(null),
};
const output = z.object({ success: z.literal(true), template: MessageTemplate });

export const listTemplates = defineEndpoint({
  method: 'GET',
  path: '/company/message-templates',
  summary: 'The messages that the company has prepared. `{candidate}`, `{job}` and `{stage}` stand for what differs.',
  access: companyMember,
  input: z.object({
    application_id: IdInPath.describe('Whom it is for: standard templates come in their language.').optional(),
  }),
  output: z.object({
    success: z.literal(true),
    templates: z.array(MessageTemplate),
    columns: z.array(TemplateColumn),
  }),
});

export const createTemplate = defineEndpoint({
  method: 'POST',
  path: '/company/message-templates',
  summary: 'Prepare a message for the whole team.',
  access: companyMember,
  input: z.object(fields),
  output,
});

export const updateTemplate = defineEndpoint({
  method: 'PUT',
  path: '/company/message-templates/{id}',
  summary: 'Change a prepared message.',
  access: companyMember,
  input: z.object({ id: IdInPath.describe('The template.'), ...fields }),
  output,
});

export const deleteTemplate = defineEndpoint({
  method: 'DELETE',
  path: '/company/message-templates/{id}',
  summary: 'Delete a prepared message.',
  access: companyMember,
  input: z.object({ id: IdInPath.describe('The template.') }),
  output: Done,
});
