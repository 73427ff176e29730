import type { Career, CareerKey } from './careers/career.ts';
import { energyCareers } from './careers/energy.ts';
import { goodsCareers } from './careers/goods.ts';
import { healthCareers } from './careers/health.ts';
import { officeCareers } from './careers/offices.ts';

export const CAREERS: Record<CareerKey, Career> = {
  ...goodsCareers,
  ...officeCareers,
  ...healthCareers,
  ...energyCareers,
};

/** How many people of each profession the demo has, besides the two who can sign in. */
export const CAREER_SHARES: Record<CareerKey, number> = {
  logistics: 10,
  warehouse: 8,
  driver: 8,
  refrigeration: 5,
  customs: 4,
  accountant: 7,
  hr: 3,
  sales: 4,
  agronomist: 4,
  cook: 4,
  civil: 4,
  foodSafety: 4,
  analyst: 4,
  nurse: 8,
  clinician: 4,
  pharmacist: 3,
  lab: 3,
  teacher: 4,
  programme: 4,
  records: 4,
  solar: 5,
  electrical: 3,
  software: 6,
  designer: 2,
  support: 3,
};
