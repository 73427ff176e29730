import type { Module } from '../module.ts';
import type { Plumbing } from '../plumbing.ts';

export function mailModule({ database, mailer }: Plumbing) {
  return {
    works: [{ name: 'mail', every: '* * * * *', run: mailer.sendUnsent, after: 'mails' }],
    sweeps: [mailer.deleteOld],
    async start() {
      // The embedded database has one process: what another was about to send, nobody sends any more.
      if (database.engine === 'pglite') await mailer.takeOver();
    },
  } satisfies Module;
}
