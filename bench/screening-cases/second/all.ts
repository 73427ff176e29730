import type { SecondTrade } from './second-case.ts';
import { baker } from './trades/baker.ts';
import { busDriver } from './trades/bus-driver.ts';
import { carpenter } from './trades/carpenter.ts';
import { cashier } from './trades/cashier.ts';
import { housekeeper } from './trades/housekeeper.ts';
import { mathsTeacher } from './trades/maths-teacher.ts';
import { motorMechanic } from './trades/motor-mechanic.ts';
import { physiotherapist } from './trades/physiotherapist.ts';
import { procurementOfficer } from './trades/procurement-officer.ts';
import { webDeveloper } from './trades/web-developer.ts';

/** The set "second-a", which may be looked at while the evaluator is worked on. */
export const SECOND_TRADES: readonly SecondTrade[] = [
  carpenter,
  motorMechanic,
  baker,
  housekeeper,
  physiotherapist,
  mathsTeacher,
  procurementOfficer,
  cashier,
  webDeveloper,
  busDriver,
];
