import { adminOnly } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import type { Message } from '../kernel/messages.ts';
import { z } from '../kernel/schema.ts';
import { lineText } from '../kernel/text.ts';
import { accentContrast, contrastInWords, LEAST_CONTRAST, type Scheme } from './accent.ts';
import { isCountryCode } from './countries.ts';
import { referenceRule } from './reference-rules.texts.ts';
import { SETTING_KEYS, SETTING_REASON, SETTINGS, type SettingKey, type SettingValues } from './settings.values.ts';
import { settingsRule } from './settings-rules.texts.ts';

const COLOUR = /^#[\da-f]{6}$/;
const TILES = /^https:\/\/(?:\{s\}\.)?[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?\/[\w./{}?&=~@-]*$/;

function colour(scheme: Scheme) {
  return z
    .string()
    .max(20)
    .transform((text) => text.trim().toLowerCase())
    .superRefine((text, context) => {
      if (!COLOUR.test(text))
        return void context.addIssue({ code: 'custom', message: settingsRule('rule.not_a_colour') });
      const contrast = accentContrast(scheme, text);
      if (contrast >= LEAST_CONTRAST) return;
      const message = settingsRule(`rule.colour_contrast_${scheme}`, {
        contrast: contrastInWords(contrast),
        least: String(LEAST_CONTRAST),
      });
      context.addIssue({ code: 'custom', message });
    });
}

/** Only https, and a host of plain letters: it becomes part of the content policy of every page. */
const tiles = (max: number) =>
  lineText({ max }).refine((text) => TILES.test(text) && ['{z}', '{x}', '{y}'].every((gap) => text.includes(gap)), {
    error: settingsRule('rule.not_map_tiles'),
  });

function schemaOf(key: SettingKey): z.ZodType {
  const definition = SETTINGS[key];
  switch (definition.kind) {
    case 'name':
      return lineText(definition);
    case 'colour':
      return colour(definition.scheme);
    case 'country':
      return z.string().refine(isCountryCode, { error: referenceRule('rule.not_a_country') });
    case 'choice':
      return z.enum(definition.choices);
    case 'tiles':
      return tiles(definition.max);
    case 'key':
      return lineText(definition)
        .refine((text) => /^[\w-]*$/.test(text), { error: settingsRule('rule.not_a_map_key') })
        .nullable();
    case 'switch':
      return z.boolean();
    case 'number': {
      const { min, max } = definition;
      const error = settingsRule('rule.whole_number_between', { min, max });
      return z.number({ error }).int({ error }).min(min, { error }).max(max, { error });
    }
  }
}

type SettingSchemas = { [K in SettingKey]: z.ZodType<SettingValues[K], SettingValues[K]> };

/** The schema of each setting. Stored values are parsed with it too. */
export const SETTING_SCHEMAS = Object.fromEntries(SETTING_KEYS.map((key) => [key, schemaOf(key)])) as SettingSchemas;

/** Problems between settings that are each valid, by the setting that shows the message. */
export function settingsFaults({ map_provider, google_maps_key }: SettingValues): Partial<Record<SettingKey, Message>> {
  const hasNoKey = map_provider === 'google' && google_maps_key === null;
  return hasNoKey ? { google_maps_key: settingsRule('rule.google_needs_key') } : {};
}

/** All settings as the form edits them, and the reason for the change. */
export const SettingsFields = z
  .object({ ...SETTING_SCHEMAS, reason: lineText(SETTING_REASON) })
  .superRefine((fields, context) => {
    for (const [key, message] of Object.entries(settingsFaults(fields)))
      context.addIssue({ code: 'custom', path: [key], message });
  });
export type SettingsFields = z.output<typeof SettingsFields>;

const Mark = z.string().max(40).nullable();

const Setting = z.object({
  key: z.enum(SETTING_KEYS),
  value: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  /** When it was last changed; null while it has its default. A client that changes it sends this back. */
  changed_at: z.string().nullable(),
});
export type Setting = z.output<typeof Setting>;

const AllSettings = z.object({ success: z.literal(true), settings: z.array(Setting) });

export const adminSettings = defineEndpoint({
  method: 'GET',
  path: '/api/admin/settings',
  summary: 'All settings of the site with their present values.',
  access: adminOnly,
  input: z.object({}),
  output: AllSettings,
});

type Optional = { [K in SettingKey]: z.ZodOptional<SettingSchemas[K]> };

export const changeSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/settings',
  summary:
    'Change settings: only those that are named. `seen` holds the changed_at that each was read with; one that was changed since then: 409 conflict with the current `settings` of those keys, and nothing is changed.',
  access: adminOnly,
  input: z.object({
    ...(Object.fromEntries(SETTING_KEYS.map((key) => [key, SETTING_SCHEMAS[key].optional()])) as Optional),
    seen: z.partialRecord(z.enum(SETTING_KEYS), Mark),
    reason: SettingsFields.shape.reason.optional(),
  }),
  output: AllSettings,
  errors: ['conflict'],
});

/** Sent with the error if a change is refused. */
export const SettingsConflict = z.object({ settings: z.array(Setting) });
