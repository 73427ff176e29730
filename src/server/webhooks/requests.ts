import type { DeliveredEvent } from '#shared/webhooks/webhooks.values.ts';
import { dataOf } from './told-events.ts';

/** What a delivery is about, as the database has it now. */
export type DeliveryRecord = {
  id: number;
  event: DeliveredEvent;
  createdAt: Date | string;
  webhookId: number;
  withText: boolean;
  /** The row of the history, if it is about one. */
  historyType: string | null;
  historyAt: Date | string | null;
  historyData: object | null;
  applicationId: number | null;
  jobId: number | null;
  slug: string | null;
  messageId: number | null;
  conversationId: number | null;
  messageAt: Date | string | null;
  messageBody: string | null;
};

/** Stays the same however often it is sent, so that a receiver recognises what it has had already. */
export const messageIdOf = (id: number) => `msg_${id}`;

/** The headers of every request, except for its time and its signature. */
export const HEADERS = { 'content-type': 'application/json', 'user-agent': 'Fursa-Webhooks/1.0' };

/** The body of a request. It has ids and links, and what people wrote only where the owner has chosen that. */
export function bodyOf(record: DeliveryRecord, publicUrl: string): string {
  const { event, createdAt, historyAt, messageAt } = record;
  const timestamp = new Date(historyAt ?? messageAt ?? createdAt).toISOString();
  return JSON.stringify({ type: event, timestamp, data: { ...told(record), links: linksOf(record, publicUrl) } });
}

function told(record: DeliveryRecord): object {
  const { historyType, historyData, messageId, withText, applicationId: application_id, jobId: job_id } = record;
  if (historyType !== null) {
    const ids = application_id === null ? { job_id } : { application_id, job_id };
    return { ...ids, ...dataOf(historyType, historyData ?? {}, withText) };
  }
  if (messageId === null) return { webhook_id: record.webhookId };
  const ids = { message_id: messageId, conversation_id: record.conversationId, application_id, job_id };
  return { ...ids, ...(withText && { text: record.messageBody }) };
}

function linksOf({ applicationId, slug, conversationId }: DeliveryRecord, publicUrl: string): object {
  return {
    ...(applicationId !== null && { application: `${publicUrl}/company/applications?application=${applicationId}` }),
    ...(slug !== null && { job: `${publicUrl}/job/${slug}` }),
    ...(conversationId !== null && { conversation: `${publicUrl}/user/messages/${conversationId}` }),
  };
}
