import type { Module } from '../module.ts';
import type { Plumbing } from '../plumbing.ts';
import { openapi } from './files.openapi.ts';
import { mountLogos } from './logos.routes.ts';
import { createLogos } from './logos.service.ts';
import { sweepFiles } from './sweep.ts';

export function filesModule({ db, files }: Plumbing) {
  return {
    openapi,
    mount: (app) => mountLogos(app, createLogos(db, files)),
    sweeps: [() => sweepFiles(db, files)],
  } satisfies Module;
}
