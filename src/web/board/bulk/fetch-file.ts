import { unreachable } from '#web/lib/call.ts';
import { errorIn } from '#web/lib/read-answer.ts';

export type FetchedFile = { content: Blob; name: string };

/** Fetches a file, and tells how much of it is here: from 0 to 1. What fails arrives as an AppError. */
export async function fetchFile(address: string, onShare: (share: number) => void): Promise<FetchedFile> {
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

const nameIn = (disposition: string | null) => /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'download';

/** As if somebody had pressed a link to it. */
export function saveFile({ content, name }: FetchedFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun by then; the memory is not held longer than that.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
