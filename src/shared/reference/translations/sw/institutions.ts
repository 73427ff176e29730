import type { Dictionary } from '../../../kernel/texts.ts';

/** The field for a school or university in Swahili. */
export const swInstitutions: Dictionary = {
  'institution.country_first': 'Chagua nchi kwanza',
  'institution.start_typing': 'Anza kuandika jina',
};
