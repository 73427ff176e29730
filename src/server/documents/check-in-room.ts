import { fileURLToPath } from 'node:url';
import type { Document } from './document.ts';
import type { FileParserPool, ReaderProgram, Sender } from './file-parser-pool.ts';

const CHECKER: ReaderProgram = {
  name: 'document-checker',
  source: fileURLToPath(new URL('./document-checker.ts', import.meta.url)),
};

/** Opens a document in another process. Throws `Unreadable` if that is not possible. */
export async function checkInRoom(room: FileParserPool, document: Document, sender: Sender): Promise<void> {
  await room.read(CHECKER, document, sender);
}
