import type { AppError } from '#shared/kernel/errors.ts';

/**
 * Why a message was refused. Null if the server could not be reached or failed, which says nothing about the message.
 */
export function whyNotSent({ status, message, errors }: AppError): string | null {
  if (status >= 500) return null;
  return Object.values(errors ?? {})[0]?.[0] ?? message;
}

/** Whether retrying is pointless, because the person is gone or one side has blocked the other. */
export function isEnded({ code }: AppError): boolean {
  return code === 'conflict' || code === 'not_found';
}
