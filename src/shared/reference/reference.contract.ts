import { everyone } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { LOCALES } from '../kernel/languages.ts';
import { z } from '../kernel/schema.ts';
import { lineText } from '../kernel/text.ts';
import { isCountryCode } from './countries.ts';
import { INSTITUTION_NAME } from './institutions.values.ts';
import { referenceRule } from './reference-rules.texts.ts';

const HOUR = 60 * 60;
const YEAR = 365 * 24 * HOUR;

export const translatedTexts = defineEndpoint({
  method: 'GET',
  path: '/translated/texts',
  summary: 'The dictionary of the interface: key to text, in the visitor’s language unless another is asked for.',
  access: everyone,
  input: z.object({ locale: z.enum(LOCALES).describe('The language to answer in.').optional() }),
  output: z.record(z.string(), z.string()),
});

export const moduleTexts = defineEndpoint({
  method: 'GET',
  path: '/translated/texts/{locale}/{module}/{version}',
  summary: 'The texts of one part of the interface in one version, which never changes and can be cached for good.',
  access: everyone,
  input: z.object({
    locale: z.enum(LOCALES).describe('The language of the texts.'),
    module: lineText({ max: 40 }).describe('The part of the interface that they belong to.'),
    version: lineText({ max: 40 }).describe('A mark of the content, as pages of that language name it.'),
  }),
  output: z.record(z.string(), z.string()),
  keepSeconds: YEAR,
});

export const chooseLanguage = defineEndpoint({
  method: 'POST',
  path: '/language',
  summary: 'Choose the language of the interface for this browser.',
  access: everyone,
  input: z.object({ locale: z.enum(LOCALES) }),
  output: Done,
});

export const MapSetting = z.object({
  provider: z.enum(['leaflet', 'google']),
  tiles: z.string(),
  google_key: z.string().nullable(),
});
export type MapSetting = z.output<typeof MapSetting>;

export const mapSetting = defineEndpoint({
  method: 'GET',
  path: '/api/map',
  summary: 'Which map the pages show, and where its tiles come from.',
  access: everyone,
  input: z.object({}),
  output: z.object({ success: z.literal(true), map: MapSetting }),
});

export const countries = defineEndpoint({
  method: 'GET',
  path: '/api/countries',
  summary: 'All countries by name, in English unless another language is asked for.',
  access: everyone,
  input: z.object({ locale: z.enum(LOCALES).describe('The language to answer in.').optional() }),
  output: z.array(z.object({ name: z.string(), code: z.string() })),
  keepSeconds: 24 * HOUR,
});

export const Institution = z.object({ id: z.number(), name: z.string(), country: z.string() });
export type Institution = z.output<typeof Institution>;

export const searchInstitutions = defineEndpoint({
  method: 'GET',
  path: '/api/institutions/search',
  summary: 'Institutions of a country that match what is being typed, ten at most, allowing for accents and typos.',
  access: everyone,
  input: z.object({
    q: lineText({ max: INSTITUTION_NAME.max }).describe('What has been typed so far.'),
    country_code: z
      .string()
      .refine(isCountryCode, { error: referenceRule('rule.not_a_country') })
      .describe('The ISO code of two letters.'),
  }),
  output: z.array(Institution),
  keepSeconds: 60,
});

export const spokenLanguages = defineEndpoint({
  method: 'GET',
  path: '/api/languages',
  summary: 'Languages that people speak, the most requested first. Others may be entered too.',
  access: everyone,
  input: z.object({}),
  output: z.array(z.object({ id: z.string(), name: z.string() })),
  keepSeconds: 24 * HOUR,
});
