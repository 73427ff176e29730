import { unreachable } from './call.ts';
import { errorIn } from './read-answer.ts';

export type FetchedFile = { content: Blob; name: string };

/** Fetches a file and reports the progress from 0 to 1. Failures are thrown as an AppError. */
export async function fetchFile(address: string, onShare: (share: number) => void = () => {}): Promise<FetchedFile> {
  const response = await fetch(address).catch(() => {
    throw unreachable();
  });
  if (!response.ok || !response.body) {
    throw errorIn(response.status, await response.text().catch(() => ''));
  }
  const total = Number(response.headers.get('content-length'));
  const parts: BlobPart[] = [];
  let here = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw unreachable();
    });
    if (done) break;
    parts.push(value);
    here += value.byteLength;
    if (total > 0) onShare(Math.min(1, here / total));
  }
  const type = response.headers.get('content-type') ?? '';
  return { content: new Blob(parts, { type }), name: nameIn(response.headers.get('content-disposition')) };
}

/** Prefers the UTF-8 file name; the plain one is limited to ASCII. */
function nameIn(disposition: string | null): string {
  const whole = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  if (whole) return decodeURIComponent(whole);
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'download';
}

/** Saves a file as a click on a download link would. */
export function saveFile({ content, name }: FetchedFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has started by then, so the memory can be freed.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
