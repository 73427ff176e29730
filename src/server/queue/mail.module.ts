import type { Module } from '../module.ts';
import type { Plumbing } from '../plumbing.ts';
import { ERASED } from './mailer.store.ts';

export function mailModule({ mailer }: Plumbing) {
  return {
    jobs: { 'mail.send': mailer.job },
    sweeps: [mailer.deleteOld],
    erases: {
      tables: ERASED,
      async erase(person, tx) {
        await mailer.forgetAbout(tx, person);
        return [];
      },
    },
  } satisfies Module;
}
