import type { Endpoint, OutputOf } from '#shared/kernel/endpoint.ts';
import { AppError, type ErrorAnswer, isAppError, UNREACHABLE } from '#shared/kernel/errors.ts';
import { csrfToken, renewCsrfToken } from './call.ts';

type Options = {
  /** How much has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/** Sends one file to an endpoint that takes one. Not `fetch`, which cannot tell how much has been sent. */
export async function upload<E extends Endpoint>(endpoint: E, file: File, options: Options = {}): Promise<OutputOf<E>> {
  try {
    return await send(endpoint, file, options);
  } catch (failure) {
    // The token of an old page is renewed once, and the file sent again.
    const isStale = isAppError(failure) && failure.code === 'csrf';
    if (isStale && (await renewCsrfToken())) return send(endpoint, file, options);
    throw failure;
  }
}

async function send<E extends Endpoint>(
  endpoint: E,
  file: File,
  { onProgress, signal }: Options,
): Promise<OutputOf<E>> {
  const token = await csrfToken();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, endpoint.path);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('x-requested-with', 'XMLHttpRequest');
    request.setRequestHeader('x-csrf-token', token);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer = read(request.responseText);
      if (answer?.success === true) resolve(answer as OutputOf<E>);
      else reject(toError(answer, request.status));
    };
    request.onerror = () => reject(new AppError('unavailable', { message: UNREACHABLE }));
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => request.abort());
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
}

type Answer = { success?: boolean } & Partial<Omit<ErrorAnswer, 'success'>>;

function read(text: string): Answer | null {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return null;
  }
}

function toError(answer: Answer | null, status: number): AppError {
  // A proxy in front of us may refuse a large file with a page of its own.
  if (!answer?.code) return new AppError(status === 413 ? 'too_large' : status === 503 ? 'unavailable' : 'internal');
  return AppError.fromAnswer(answer as ErrorAnswer);
}
