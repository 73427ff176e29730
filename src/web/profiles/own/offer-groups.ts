import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { profileTexts } from '#shared/board/profile.texts.ts';
import { ownProfileTexts } from '#shared/profiles/own-profile.texts.ts';
import type { ProfileOffers } from '#shared/profiles/profile-offers.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { periodInWords } from '../entries/months.ts';
import { proficiencyText } from '../entries/proficiencies.ts';
import { useProfileWords } from './useProfileWords.ts';

export type OfferPart = keyof ProfileOffers;
export type OfferItem = { title: string; detail?: string /** What would be replaced. */; now?: string };
export type OfferGroup = { part: OfferPart; title: string; items: OfferItem[] };

/** The offers in words, in the order of the profile. Parts without an offer are left out. */
export function useOfferGroups(offers: ProfileOffers): OfferGroup[] {
  const t = useTexts(ownProfileTexts);
  const tProfile = useTexts(profileTexts);
  const tFields = useTexts(wizardFieldsTexts);
  const tSteps = useTexts(wizardStepsTexts);
  const time = useTexts(timeTexts);
  const { nameOf, say } = useProfileWords();
  const joined = (...parts: string[]) => parts.filter(Boolean).join(', ');
  const fieldItem =
    (part: 'personalInfo' | 'socialInfo') =>
    ({ field, value, now }: { field: string; value: string; now: string }): OfferItem => ({
      title: nameOf({ part, field }),
      detail: say(field, value),
      ...(now && { now: say(field, now) }),
    });
  const groups: OfferGroup[] = [
    {
      part: 'personalInfo',
      title: tProfile('profile.details'),
      items: offers.personalInfo.map(fieldItem('personalInfo')),
    },
    {
      part: 'experiences',
      title: tProfile('profile.experience'),
      items: offers.experiences.map((one) => {
        const period = { start: one.startDate, end: one.endDate, current: one.currentlyWorking };
        return { title: joined(one.title, one.company), detail: periodInWords(period, tFields, time) };
      }),
    },
    {
      part: 'educations',
      title: tProfile('profile.education'),
      items: offers.educations.map((one) => {
        const period = { start: one.startDate, end: one.endDate, current: one.current };
        return { title: joined(one.degree, one.institution), detail: periodInWords(period, tFields, time) };
      }),
    },
    {
      part: 'trainings',
      title: tProfile('profile.trainings'),
      items: offers.trainings.map((one) => ({ title: joined(one.name, one.organization) })),
    },
    { part: 'skills', title: tProfile('profile.skills'), items: offers.skills.map((title) => ({ title })) },
    {
      part: 'languages',
      title: tProfile('profile.languages'),
      items: offers.languages.map(({ language, proficiency }) => ({
        title: language,
        ...(proficiency && { detail: tSteps(proficiencyText(proficiency)) }),
      })),
    },
    { part: 'socialInfo', title: t('own.links'), items: offers.socialInfo.map(fieldItem('socialInfo')) },
    { part: 'socialLinks', title: t('own.other_links'), items: offers.socialLinks.map(({ url }) => ({ title: url })) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
