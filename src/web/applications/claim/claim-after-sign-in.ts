import { claimApplication } from '#shared/applications/claim.contract.ts';
import { call } from '#web/lib/call.ts';
import { receiptAddress } from './claim-address.ts';

/** Where to go from there. What could not be claimed is shown as before: its page says why. */
export async function claimAfterSignIn(application: string): Promise<string> {
  return call(claimApplication, { application }).then(
    () => '/user/dashboard',
    () => receiptAddress(application),
  );
}
