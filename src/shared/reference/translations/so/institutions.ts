import type { Dictionary } from '../../../kernel/texts.ts';

/** The field for a school or university in Somali. */
export const soInstitutions: Dictionary = {
  'institution.country_first': 'Marka hore dooro dalka',
  'institution.start_typing': 'Ku bilow qorista magaca',
};
