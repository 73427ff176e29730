import type { SecondTrade } from '../second/second-case.ts';
import { boreholeDriller } from './trades/borehole-driller.ts';
import { butcher } from './trades/butcher.ts';
import { housePainter } from './trades/house-painter.ts';
import { landSurveyor } from './trades/land-surveyor.ts';
import { librarian } from './trades/librarian.ts';
import { loanOfficer } from './trades/loan-officer.ts';
import { motorcycleCourier } from './trades/motorcycle-courier.ts';
import { radiographer } from './trades/radiographer.ts';

/** The third set, written by somebody who had not read the evaluator: not to be opened while it is worked on. */
export const THIRD_TRADES: readonly SecondTrade[] = [
  butcher,
  housePainter,
  motorcycleCourier,
  boreholeDriller,
  landSurveyor,
  radiographer,
  loanOfficer,
  librarian,
];
