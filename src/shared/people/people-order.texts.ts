import { textsOf } from '../kernel/texts.ts';

/** The sort orders of the list of people. */
export const peopleOrderTexts = textsOf('people', {
  'people_order.newest': 'newest account first',
  'people_order.newest_company': 'newest company first',
});
