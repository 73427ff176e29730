import type { Noun } from '../noun.ts';
import type { Plumbing } from '../plumbing.ts';
import { mountLogos } from './logos.ts';
import { sweepFiles } from './sweep.ts';

export function filesNoun({ db, files }: Plumbing) {
  return {
    mount: (app) => mountLogos(app, db, files),
    sweeps: [() => sweepFiles(db, files)],
  } satisfies Noun;
}
