import type { Dictionary } from '../../../kernel/texts.ts';

/** The field for a school or university in Arabic. */
export const arInstitutions: Dictionary = {
  'institution.country_first': 'اختر البلد أولاً',
  'institution.start_typing': 'ابدأ بكتابة الاسم',
};
