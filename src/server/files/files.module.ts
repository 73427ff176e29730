import type { Module } from '../module.ts';
import type { Plumbing } from '../plumbing.ts';
import { mountLogos } from './logos.routes.ts';
import { createLogos } from './logos.service.ts';
import { sweepFiles } from './sweep.ts';

export function filesModule({ db, files }: Plumbing) {
  return {
    mount: (app) => mountLogos(app, createLogos(db, files)),
    sweeps: [() => sweepFiles(db, files)],
  } satisfies Module;
}
