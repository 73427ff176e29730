import { defineEvent, definePassingEvent } from '../kernel/define-event.ts';
import { Id } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';

const Count = z.number().int();
const ABOUT_IMPORT = { companyId: Id, import: z.object({ id: Id, file: z.string() }) };

export const importEvents = {
  'import.started': defineEvent(
    { ...ABOUT_IMPORT, rows: Count },
    {
      heardBy: [],
      audit: {
        group: 'people',
        kind: 'import_started',
        shown: ({ import: { file }, rows }) => ({ from: file, to: String(rows) }),
      },
    },
  ),
  /** All rows are done, or somebody stopped it. */
  'import.finished': defineEvent(
    { ...ABOUT_IMPORT, added: Count, updated: Count, refused: Count, stopped: z.boolean() },
    {
      heardBy: [],
      audit: {
        group: 'people',
        kind: 'import_finished',
        shown: ({ import: { file }, added }) => ({ from: file, to: String(added) }),
      },
    },
  ),
} as const;

export const passingImportEvents = {
  /** Many cards have come. Boards are told of them together, now and then, and not card by card. */
  'import.progressed': definePassingEvent({ companyId: Id, actorId: Id.nullable() }, { heardBy: ['columns'] }),
} as const;
