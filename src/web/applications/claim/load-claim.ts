import { receipt } from '#shared/applications/receipt.contract.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import type { ServerContext } from '#web/lib/server-context.ts';
import type { Claim } from './ClaimNote.tsx';

/** The application that an address names; null when there is none, or when it has an account already. */
export async function loadClaim(call: ServerContext['call'], application: string | null): Promise<Claim | null> {
  if (!application) return null;
  try {
    const { application: sent } = await call(receipt, { receipt: application });
    if (!sent.claimable) return null;
    const { firstName, lastName, email } = sent.sent.personalInfo;
    const name = `${firstName} ${lastName}`.trim();
    return { receipt: application, job: sent.job.title, company: sent.company.name, name, email: email ?? '' };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return null;
  }
}
