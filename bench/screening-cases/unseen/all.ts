import type { SecondTrade } from '../second/second-case.ts';
import { callCentreAgent } from './trades/call-centre-agent.ts';
import { dairyFarmWorker } from './trades/dairy-farm-worker.ts';
import { earlyChildhoodTeacher } from './trades/early-childhood-teacher.ts';
import { internalAuditor } from './trades/internal-auditor.ts';
import { laboratoryTechnician } from './trades/laboratory-technician.ts';
import { logisticsOfficer } from './trades/logistics-officer.ts';
import { mason } from './trades/mason.ts';
import { monitoringOfficer } from './trades/monitoring-officer.ts';
import { networkAdministrator } from './trades/network-administrator.ts';
import { refrigerationTechnician } from './trades/refrigeration-technician.ts';
import { socialWorker } from './trades/social-worker.ts';
import { waiter } from './trades/waiter.ts';

/** The set "unseen": not to be opened while the evaluator is worked on. */
export const UNSEEN_TRADES: readonly SecondTrade[] = [
  mason,
  refrigerationTechnician,
  waiter,
  dairyFarmWorker,
  callCentreAgent,
  internalAuditor,
  monitoringOfficer,
  laboratoryTechnician,
  socialWorker,
  earlyChildhoodTeacher,
  networkAdministrator,
  logisticsOfficer,
];
