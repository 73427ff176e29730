import { me } from '#shared/identity/identity.contract.ts';
import type { OutputOf } from '#shared/kernel/endpoint.ts';
import { AppError, type ErrorAnswer, UNREACHABLE } from '#shared/kernel/errors.ts';
import { uploadResume } from '#shared/profiles/resumes.contract.ts';
import { call } from '#web/lib/call.ts';

type Uploaded = OutputOf<typeof uploadResume>;

/** Sends the file and tells how far it is. Whatever fails arrives as an AppError: in words, or as a message. */
export async function sendResume(file: File, onProgress: (percent: number) => void): Promise<Uploaded['resume']> {
  const first = await send(file, onProgress);
  // The token of an old page: `/me` brings a new one, and the file is sent again.
  const isStale = !first.success && first.code === 'csrf';
  if (isStale) await call(me, {});
  const answer = isStale ? await send(file, onProgress) : first;
  if (answer.success) return answer.resume;
  throw AppError.fromAnswer({ ...answer, message: answer.errors?.file?.[0] ?? answer.message });
}

/** Not fetch: it cannot tell how much of a file has been sent. */
function send(file: File, onProgress: (percent: number) => void): Promise<Uploaded | ErrorAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(uploadResume.method, uploadResume.path);
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('x-requested-with', 'XMLHttpRequest');
    const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';
    request.setRequestHeader('x-csrf-token', token);
    request.upload.onprogress = ({ loaded, total }) => onProgress((loaded / total) * 100);
    request.onload = () => (request.response ? resolve(request.response) : reject(new AppError('internal')));
    request.onerror = () => reject(new AppError('unavailable', { message: UNREACHABLE }));
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
}
