import * as contract from '#shared/imports/imports.contract.ts';
import { DONE, succeed } from '#shared/kernel/answers.ts';
import { route } from '../http/route.ts';
import type { ImportsService } from './imports.service.ts';

export function importsRoutes(imports: ImportsService) {
  return [
    route(contract.listImports, async ({ user }) => succeed({ imports: await imports.list(user) })),
    route(contract.uploadImport, async ({ user, stream }) => succeed({ id: await imports.upload(user, stream()) })),
    route(contract.findImport, async ({ user, input }) => succeed(await imports.find(user, input.id))),
    route(contract.changeImport, async ({ user, input: { id, ...settings } }) =>
      succeed(await imports.change(user, id, settings)),
    ),
    route(contract.uploadImportCvs, async ({ user, input, stream }) => {
      await imports.addCvs(user, input.id, stream());
      return DONE;
    }),
    route(contract.startImport, async ({ user, input }) => {
      await imports.start(user, input.id);
      return DONE;
    }),
    route(contract.stopImport, async ({ user, input }) => {
      await imports.stop(user, input.id);
      return DONE;
    }),
    route(contract.scoreImport, async ({ user, input }) => {
      await imports.askForScores(user, input.id);
      return DONE;
    }),
    route(contract.discardImport, async ({ user, input }) => {
      await imports.discard(user, input.id);
      return DONE;
    }),
  ];
}
