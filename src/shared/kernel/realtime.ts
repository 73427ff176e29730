import { z } from './schema.ts';

/** What the server tells open pages. Each noun adds its events here; `type` is the name that sockets carry. */
export const RealtimeEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('TeamChanged'), companyId: z.number() }),
]);
export type RealtimeEvent = z.output<typeof RealtimeEvent>;
