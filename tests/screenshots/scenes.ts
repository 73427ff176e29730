import { readdirSync } from 'node:fs';
import type { Scene } from './scene.ts';

export type Chapter = { name: string; scenes: readonly Scene[] };

const FOLDER = new URL('scenes/', import.meta.url);

/** A chapter for each module, drawn on sheets of its own; a scene is a row. */
export const CHAPTERS: readonly Chapter[] = await Promise.all(
  readdirSync(FOLDER)
    .sort()
    .map(async (file) => ({ name: file.replace('.ts', ''), ...(await import(new URL(file, FOLDER).href)) })),
);
