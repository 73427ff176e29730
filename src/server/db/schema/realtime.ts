import { bigserial, pgTable } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns.ts';

/** The Socket.IO adapter stores messages here that are too large for a notification between processes. */
export const socketAttachments = pgTable('socket_io_attachments', {
  id: bigserial({ mode: 'number' }).unique(),
  createdAt: moment().defaultNow(),
  payload: bytes(),
});
