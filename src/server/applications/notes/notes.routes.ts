import * as contract from '#shared/applications/notes.contract.ts';
import { DONE, succeed } from '#shared/kernel/answers.ts';
import { route } from '../../http/route.ts';
import type { NotesService } from './notes.service.ts';

export function notesRoutes(notes: NotesService) {
  return [
    route(contract.writeNote, async ({ user, input }) => succeed({ note: await notes.write(user, input) })),
    route(contract.readNotes, async ({ user, input }) => {
      await notes.markRead(user, input.id);
      return DONE;
    }),
    route(contract.deleteNote, async ({ user, input }) => {
      await notes.remove(user, input.id, input.note_id);
      return DONE;
    }),
  ];
}
