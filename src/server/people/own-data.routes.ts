import { DONE, succeed } from '#shared/kernel/answers.ts';
import * as contract from '#shared/people/own-data.contract.ts';
import { route } from '../http/route.ts';
import type { EraseService } from './erase.service.ts';
import type { OwnExports } from './own-exports.service.ts';

/** The endpoints with which people export and erase their own data. */
export function ownDataRoutes({ exports, erasing }: { exports: OwnExports; erasing: EraseService }) {
  return [
    route(contract.findOwnExport, async ({ user }) => succeed({ export: await exports.find(user) })),
    route(contract.startOwnExport, async ({ user }) => succeed({ export: await exports.start(user) })),
    route(contract.eraseOwnAccount, async ({ user, input, visit }) => {
      await erasing.eraseOwn(user, input);
      visit.endSession();
      return DONE;
    }),
  ];
}
