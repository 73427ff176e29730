import { textsOf } from '../kernel/texts.ts';

/** The words of the field for a school or university. */
export const institutionTexts = textsOf('applications', {
  'institution.country_first': 'Choose the country first',
  'institution.start_typing': 'Start typing the name',
});
