import { adminOnly } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { LOCALES } from '../kernel/languages.ts';
import { z } from '../kernel/schema.ts';
import { lineText, longText } from '../kernel/text.ts';
import { TRANSLATION, TRANSLATION_FILE, TRANSLATION_FILTERS } from './translations.values.ts';
import { translationsRule } from './translations-rules.texts.ts';

const TextKey = lineText({ min: 1, max: 100 }).describe('The key of the text.');
const InLocale = z.enum(LOCALES).describe('The language of the texts.');

export const TranslationText = longText({
  min: 1,
  max: TRANSLATION.max,
  tooShort: translationsRule('rule.text_empty'),
});

/** The text that the editor saw last, so that a change by somebody else is not overwritten. */
const Before = z
  .string()
  .max(TRANSLATION.max * 4)
  .nullable()
  .describe('The text as it was shown last, null where there was none.');

export const Translation = z.object({
  key: z.string(),
  /** The current English text; when English itself is edited, the default one. */
  english: z.string(),
  /** True if an admin has changed the English text. */
  is_english_changed: z.boolean(),
  /** The current text; null if the language has none. */
  text: z.string().nullable(),
  /** The default text. */
  shipped: z.string().nullable(),
  is_changed: z.boolean(),
  /** The numbers that this plural form is used for. */
  form: z.object({ numbers: z.array(z.number()), is_all: z.boolean() }).nullable(),
  is_one_line: z.boolean(),
});
export type Translation = z.output<typeof Translation>;

const Counts = z.object({ all: z.number(), missing: z.number(), changed: z.number() });
export type TranslationCounts = z.output<typeof Counts>;

export const translations = defineEndpoint({
  method: 'GET',
  path: '/api/admin/translations',
  summary: 'The texts of one language beside English, some at a time.',
  access: adminOnly,
  scope: 'site:read',
  input: z.object({
    locale: InLocale,
    q: lineText({ max: 100 }).describe('In the key, in English or in the language.').optional(),
    show: z.enum(TRANSLATION_FILTERS).describe('Only texts that are missing, or that were changed here.').optional(),
    from: TextKey.describe('The key to begin with. It need not be among those that are shown.').optional(),
  }),
  output: z.object({
    success: z.literal(true),
    entries: z.array(Translation),
    /** Counts of the whole language, whatever is filtered. */
    counts: Counts,
    /** How many texts match, and the position of the first of these, counted from 1. */
    found: z.number(),
    first: z.number(),
    /** The keys at which the previous and the next page begin. */
    previous: z.string().nullable(),
    next: z.string().nullable(),
  }),
});

const Saved = z.object({ success: z.literal(true), entry: Translation, counts: Counts });

export const saveTranslation = defineEndpoint({
  method: 'PUT',
  path: '/admin/translations',
  summary:
    'Say a text in other words, at once and everywhere. One that has changed in the meantime is refused with 409.',
  access: adminOnly,
  scope: 'site:write',
  input: z.object({ locale: InLocale, key: TextKey, text: TranslationText, before: Before }),
  output: Saved,
  errors: ['not_found', 'conflict'],
});

export const resetTranslation = defineEndpoint({
  method: 'POST',
  path: '/admin/translations/reset',
  summary: 'Say a text again as it came with the product.',
  access: adminOnly,
  input: z.object({ locale: InLocale, key: TextKey, before: Before }),
  output: Saved,
  errors: ['not_found', 'conflict'],
});

const File = z
  .string()
  .max(TRANSLATION_FILE.max, translationsRule('rule.file_too_long', { max: TRANSLATION_FILE.max }))
  .describe('The content of a JSON file: an object of texts by key.');

const Imported = z.object({
  success: z.literal(true),
  /** The first of the texts that change; `changed` counts all of them. */
  changes: z.array(z.object({ key: z.string(), from: z.string().nullable(), to: z.string() })),
  changed: z.number(),
  unchanged: z.number(),
  /** The first of the texts that are refused, with the reason; `refused` counts all of them. */
  refusals: z.array(z.object({ key: z.string(), reason: z.string() })),
  refused: z.number(),
  /** Identifies exactly these changes. */
  mark: z.string(),
});
export type ImportedTranslations = z.output<typeof Imported>;

export const previewImport = defineEndpoint({
  method: 'POST',
  path: '/admin/translations/import/preview',
  summary: 'What a file of texts would change, and what of it would be refused. Nothing is written.',
  access: adminOnly,
  input: z.object({ locale: InLocale, file: File }),
  output: Imported,
});

export const importTranslations = defineEndpoint({
  method: 'POST',
  path: '/admin/translations/import',
  summary: 'Take over the changes of a previewed file, all together. What is refused stays as it was.',
  access: adminOnly,
  input: z.object({
    locale: InLocale,
    file: File,
    mark: lineText({ max: 100 }).describe('Of the preview. Where it no longer fits, the answer is 409.'),
  }),
  output: Imported,
  errors: ['conflict'],
});
