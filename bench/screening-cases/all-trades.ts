import type { Trade } from './case.ts';
import { accountant } from './trades/accountant.ts';
import { agronomist } from './trades/agronomist.ts';
import { chef } from './trades/chef.ts';
import { civilEngineer } from './trades/civil-engineer.ts';
import { communityHealthWorker } from './trades/community-health-worker.ts';
import { dataAnalyst } from './trades/data-analyst.ts';
import { electrician } from './trades/electrician.ts';
import { graphicDesigner } from './trades/graphic-designer.ts';
import { hrOfficer } from './trades/hr-officer.ts';
import { interpreter } from './trades/interpreter.ts';
import { journalist } from './trades/journalist.ts';
import { lawyer } from './trades/lawyer.ts';
import { midwife } from './trades/midwife.ts';
import { nurse } from './trades/nurse.ts';
import { pharmacist } from './trades/pharmacist.ts';
import { plumber } from './trades/plumber.ts';
import { primaryTeacher } from './trades/primary-teacher.ts';
import { projectManager } from './trades/project-manager.ts';
import { receptionist } from './trades/receptionist.ts';
import { salesRepresentative } from './trades/sales-representative.ts';
import { securityGuard } from './trades/security-guard.ts';
import { softwareDeveloper } from './trades/software-developer.ts';
import { solarInstaller } from './trades/solar-installer.ts';
import { storekeeper } from './trades/storekeeper.ts';
import { tailor } from './trades/tailor.ts';
import { truckDriver } from './trades/truck-driver.ts';
import { veterinarian } from './trades/veterinarian.ts';
import { welder } from './trades/welder.ts';

export const ALL_TRADES: readonly Trade[] = [
  nurse,
  midwife,
  accountant,
  truckDriver,
  primaryTeacher,
  softwareDeveloper,
  solarInstaller,
  chef,
  lawyer,
  electrician,
  welder,
  civilEngineer,
  pharmacist,
  veterinarian,
  storekeeper,
  salesRepresentative,
  receptionist,
  securityGuard,
  tailor,
  agronomist,
  hrOfficer,
  projectManager,
  graphicDesigner,
  dataAnalyst,
  plumber,
  communityHealthWorker,
  journalist,
  interpreter,
];
