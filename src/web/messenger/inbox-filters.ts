import { CONVERSATION_SEARCH } from '#shared/messenger/messenger.values.ts';

/** The filters of the list, as the address contains them. */
export type InboxFilters = { job?: string; unread?: '1'; q?: string };

export function readInboxFilters(params: URLSearchParams): InboxFilters {
  const job = params.get('job') ?? '';
  const q = (params.get('q') ?? '').trim().slice(0, CONVERSATION_SEARCH.max);
  return {
    ...(/^[1-9]\d{0,14}$/.test(job) && { job }),
    ...(params.get('unread') === '1' && { unread: '1' as const }),
    ...(q !== '' && { q }),
  };
}

export function writeInboxFilters(filters: InboxFilters): string {
  const text = new URLSearchParams(filters as Record<string, string>).toString();
  return text && `?${text}`;
}
