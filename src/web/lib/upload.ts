import { type ArgumentsOf, type Endpoint, filledPath, type OutputOf } from '#shared/kernel/endpoint.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { csrfToken, renewCsrfToken, unreachable } from './call.ts';
import { readAnswer } from './read-answer.ts';

type Options<E extends Endpoint> = {
  /** The parameters of the endpoint's address, such as the job. */
  args?: ArgumentsOf<E>;
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/** Uploads one file. It does not use `fetch`, which cannot report the progress. */
export async function upload<E extends Endpoint>(
  endpoint: E,
  file: File,
  options: Options<E> = {},
): Promise<OutputOf<E>> {
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
  { args = {} as ArgumentsOf<E>, onProgress, signal }: Options<E>,
): Promise<OutputOf<E>> {
  const token = await csrfToken();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, filledPath(endpoint.path, args as Record<string, unknown>));
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('x-requested-with', 'XMLHttpRequest');
    request.setRequestHeader('x-csrf-token', token);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      try {
        resolve(readAnswer(endpoint, request.status, request.responseText));
      } catch (failure) {
        reject(failure);
      }
    };
    request.onerror = () => reject(unreachable());
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => request.abort());
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
}
