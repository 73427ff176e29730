import { FIXED_GROUPS } from '../board/board.values.ts';
import { companyMember } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id, IdInPath } from '../kernel/ids.ts';
import { LOCALES } from '../kernel/languages.ts';
import { z } from '../kernel/schema.ts';
import { lineText, longText } from '../kernel/text.ts';
import { MESSAGE, PLACEHOLDERS, STANDARD_TEMPLATES, TEMPLATE } from './messenger.values.ts';

/** Texts by language. An empty one is none. */
const Translations = z.strictObject({
  en: z.string().optional(),
  so: z.string().optional(),
  sw: z.string().optional(),
  ar: z.string().optional(),
});
const WrittenTranslations = z.strictObject({
  en: longText({ max: MESSAGE.max }).optional(),
  so: longText({ max: MESSAGE.max }).optional(),
  sw: longText({ max: MESSAGE.max }).optional(),
  ar: longText({ max: MESSAGE.max }).optional(),
});

export type Translations = z.output<typeof Translations>;

export const MessageTemplate = z.object({
  id: Id,
  name: z.string(),
  body: z.string(),
  /** The language of the body; null if nobody has said it. */
  locale: z.enum(LOCALES).nullable(),
  /** The same text in other languages. Whoever speaks one that is missing gets the body. */
  translations: Translations,
  /** The column for which it is offered when somebody is moved there. */
  group_id: Id.nullable(),
  /** A standard template that nobody has changed. It is sent in each candidate's language. */
  standard: z.enum(STANDARD_TEMPLATES).nullable(),
});
export type MessageTemplate = z.output<typeof MessageTemplate>;

/** A column of the board, as a template may be offered for it. */
const TemplateColumn = z.object({
  id: Id,
  name: z.string(),
  fixed: z.enum(FIXED_GROUPS).nullable(),
  /** A message goes out by itself to whoever comes there. */
  rule_on: z.boolean(),
});
export type TemplateColumn = z.output<typeof TemplateColumn>;

const fields = {
  name: lineText({ min: 1, max: TEMPLATE.name }),
  body: longText({ min: 1, max: MESSAGE.max }),
  group_id: Id.nullable().default(null),
  locale: z.enum(LOCALES).nullable().default(null),
  translations: WrittenTranslations.default({}),
};
const output = z.object({ success: z.literal(true), template: MessageTemplate });

export const listTemplates = defineEndpoint({
  method: 'GET',
  path: '/company/message-templates',
  summary:
    'The messages that the company has prepared. `{candidate}`, `{job}`, `{stage}`, `{company}`, `{recruiter}`, `{receipt}` and `{promised_day}` stand for what differs.',
  access: companyMember,
  input: z.object({
    application_id: IdInPath.describe('Whom it is for: texts come in their language.').optional(),
  }),
  output: z.object({
    success: z.literal(true),
    templates: z.array(MessageTemplate),
    columns: z.array(TemplateColumn),
    /** What placeholders stand for in a message to the applicant; empty if none is named. */
    values: z.partialRecord(z.enum(PLACEHOLDERS), z.string()),
  }),
});

export const previewTemplate = defineEndpoint({
  method: 'POST',
  path: '/company/message-templates/preview',
  summary: 'A text as an applicant would read it, with its placeholders filled in. Nothing is sent.',
  access: companyMember,
  input: z.object({
    text: longText({ max: MESSAGE.max }),
    /** Without one: the newest applicant of the company. */
    application_id: Id.optional(),
  }),
  output: z.object({
    success: z.literal(true),
    /** Null: nobody has applied yet. */
    preview: z.object({ name: z.string(), text: z.string(), missing: z.array(z.enum(PLACEHOLDERS)) }).nullable(),
  }),
  errors: ['not_found'],
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
