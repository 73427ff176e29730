import { EMPTY_ENTRIES } from '#shared/applications/wizard/empty-form.ts';
import type { ReadCv } from '#shared/cv/cv.contract.ts';
import { ProfileFields } from '#shared/profiles/own-profile.ts';
import { SOCIAL_NETWORKS, type SocialNetwork } from '#shared/profiles/profiles.values.ts';
import { isWebAddress } from '#shared/profiles/web-address.ts';
import { countryCodeOf } from '#shared/reference/countries.ts';
import { type PhoneCountry, toE164 } from '#web/ui/phone-number.ts';

/** What was read from a CV, as fields of the profile. */
export function cvAsProfile(cv: ReadCv, phoneCountry: PhoneCountry): ProfileFields {
  const { firstName, lastName, phone, city, country, bio } = cv.personalInfo;
  const own = (country && countryCodeOf(country)) || '';
  const empty = ProfileFields.parse({});
  const { education, training, experience } = EMPTY_ENTRIES.wizard;
  const { networks, others } = sortedLinks(cv.links);
  return {
    personalInfo: {
      ...empty.personalInfo,
      fullName: `${firstName} ${lastName}`.trim(),
      phone: toE164(phone, phoneCountry) ?? phone,
      city,
      country: own,
      bio,
    },
    socialInfo: { ...empty.socialInfo, ...networks },
    socialLinks: others.map((url) => ({ url })),
    educations: cv.educations.map((one) => ({ ...education, ...one, country: one.country || own })),
    trainings: cv.trainings.map((one) => ({ ...training, ...one })),
    experiences: cv.experiences.map((one) => ({ ...experience, ...one })),
    skills: cv.skills,
    languages: cv.languages.map(({ language, proficiency }) => ({
      language,
      // The form has four levels.
      proficiency: proficiency === 'advanced' ? 'fluent' : (proficiency ?? ''),
    })),
  };
}

/** The first link to each network fills that network's own field. CVs often leave out the protocol. */
function sortedLinks(links: readonly string[]) {
  const networks: Partial<Record<SocialNetwork, string>> = {};
  const others: string[] = [];
  for (const link of links
    .map((text) => (/^https?:\/\//i.test(text) ? text : `https://${text}`))
    .filter(isWebAddress)) {
    const host = new URL(link).hostname.toLowerCase();
    const network = SOCIAL_NETWORKS.find((name) => host.split('.').includes(name));
    if (network && !networks[network]) networks[network] = link;
    else others.push(link);
  }
  return { networks, others };
}
