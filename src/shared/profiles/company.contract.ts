import { companyMember } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { RichText } from '../kernel/rich-text.ts';
import { z } from '../kernel/schema.ts';
import { lineText } from '../kernel/text.ts';
import { isCountryCode } from '../reference/countries.ts';
import { referenceRule } from '../reference/reference-rules.texts.ts';
import { COMPANY_NAME, LOGO, SOCIAL_NETWORKS, TEAM_SIZES, WEB_ADDRESS } from './profiles.values.ts';
import { profilesRule } from './profiles-rules.texts.ts';
import { isWebAddress, NO_WEB_ADDRESS } from './web-address.ts';

export const WebAddress = lineText({ max: WEB_ADDRESS.max }).refine(isWebAddress, { error: NO_WEB_ADDRESS });

export const CompanyFields = z.object({
  name: lineText({ ...COMPANY_NAME, tooShort: profilesRule('rule.company_name_short', { min: COMPANY_NAME.min }) }),
  about: RichText,
  industry: lineText({ max: 80 }).nullable(),
  team_size: z.enum(TEAM_SIZES).nullable(),
  founded_year: z.number().int().min(1800).max(2100).nullable(),
  website: WebAddress.nullable(),
  country: z
    .string()
    .refine(isCountryCode, { error: referenceRule('rule.not_a_country') })
    .nullable(),
  locality: lineText({ max: 100 }).nullable(),
  address: lineText({ max: 200 }).nullable(),
  social_info: z.partialRecord(z.enum(SOCIAL_NETWORKS), WebAddress),
  shows_section_scores: z.boolean(),
  shows_answers: z.boolean(),
});
export type CompanyFields = z.output<typeof CompanyFields>;

const Company = z.object({
  success: z.literal(true),
  username: z.string(),
  logo_url: z.string().nullable(),
  fields: CompanyFields,
});

export const companyProfile = defineEndpoint({
  method: 'GET',
  path: '/company/profile/fields',
  summary: 'Your company, as its profile form shows it.',
  access: companyMember,
  input: z.object({}),
  output: Company,
});

export const updateCompanyProfile = defineEndpoint({
  method: 'PUT',
  path: '/company/profile',
  summary: 'Change your company’s profile. Open to owners and recruiters.',
  access: companyMember,
  input: CompanyFields,
  output: Company,
});

export const uploadLogo = defineEndpoint({
  method: 'POST',
  path: '/company/profile/logo',
  summary: 'Upload the logo: PNG, JPEG or WebP, at most 1 MB, as multipart field "file".',
  access: companyMember,
  input: z.object({}),
  output: z.object({ success: z.literal(true), logo_url: z.string() }),
  upload: { maxBytes: LOGO.maxBytes },
  errors: ['too_many'],
});

export const removeLogo = defineEndpoint({
  method: 'DELETE',
  path: '/company/profile/logo',
  summary: 'Remove the logo.',
  access: companyMember,
  input: z.object({}),
  output: z.object({ success: z.literal(true) }),
});
