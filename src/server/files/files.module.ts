import type { Module } from '../module.ts';
import type { Plumbing } from '../plumbing.ts';
import { mountLogos } from './logos.ts';
import { sweepFiles } from './sweep.ts';

export function filesModule({ db, files }: Plumbing) {
  return {
    mount: (app) => mountLogos(app, db, files),
    sweeps: [() => sweepFiles(db, files)],
  } satisfies Module;
}
