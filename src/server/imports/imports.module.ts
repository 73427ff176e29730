import { dictionary } from '#shared/imports/imports.dictionary.ts';
import type { CvIntake } from '../documents/cv-intake.ts';
import type { Throttle } from '../identity/throttle.ts';
import type { Module } from '../module.ts';
import type { Plumbing } from '../plumbing.ts';
import type { ResumeService } from '../profiles/resumes.service.ts';
import { createImportReader } from './import-reader.ts';
import { openapi } from './imports.openapi.ts';
import { importsRoutes } from './imports.routes.ts';
import { createImportsService } from './imports.service.ts';
import { importsErasure, importsExport } from './privacy.ts';
import { mountRefusedRows } from './refused-rows.routes.ts';
import { createImportRun } from './run-import.ts';

type Needs = Plumbing & { throttle: Throttle; intake: CvIntake; resumes: ResumeService };

export function importsModule(needs: Needs) {
  const reader = createImportReader(needs);
  const run = createImportRun({ ...needs, reader });
  const imports = createImportsService({ ...needs, reader, run });
  return {
    dictionary,
    openapi,
    routes: importsRoutes(imports),
    mount: (app) => mountRefusedRows(app, imports),
    exports: importsExport,
    erases: importsErasure,
    jobs: { 'imports.run': imports.job },
    sweeps: [imports.deleteOld],
  } satisfies Module;
}
