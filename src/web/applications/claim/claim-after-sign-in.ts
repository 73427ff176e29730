import { claimApplication } from '#shared/applications/claim.contract.ts';
import { call } from '#web/lib/call.ts';
import { receiptAddress } from './claim-address.ts';

/** Returns the address to go to. If the claim fails, it is that of the receipt, which says why. */
export async function claimAfterSignIn(application: string): Promise<string> {
  return call(claimApplication, { application }).then(
    () => '/user/dashboard',
    () => receiptAddress(application),
  );
}
