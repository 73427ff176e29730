import type { Db } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { findCredentials } from '../identity/identity.store.ts';
import { hashPassword } from '../identity/passwords.ts';
import { fillDemo, isEmpty } from './fill-demo.ts';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from './sign-ins.ts';

/**
 * Fills an empty database. Returns the sign-ins to print, or null if the database holds something other than the demo.
 */
export async function startDemo(db: Db, files: FileStore): Promise<string[] | null> {
  if (await isEmpty(db))
    await fillDemo(db, { passwordHash: await hashPassword(DEMO_PASSWORD), now: new Date(), files });
  if (!(await findCredentials(db, DEMO_SIGN_INS[0].email))) return null;
  const width = Math.max(...DEMO_SIGN_INS.map(({ email }) => email.length));
  return [
    `Demo sign-ins, all with the password ${DEMO_PASSWORD}:`,
    ...DEMO_SIGN_INS.map(({ email, who }) => `  ${email.padEnd(width)}  ${who}`),
  ];
}
