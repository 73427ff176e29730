import { bigserial, pgTable } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns.ts';

/** Where the Socket.IO adapter puts what is too large for a notification between processes. */
export const socketAttachments = pgTable('socket_io_attachments', {
  id: bigserial({ mode: 'number' }).unique(),
  createdAt: moment().defaultNow(),
  payload: bytes(),
});
