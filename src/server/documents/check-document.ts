import type { Document } from './document.ts';

/** Opens a document in the same way as the CV reader, only to find out whether that is possible. */
export async function checkDocument({ content, extension }: Document): Promise<void> {
  // The library for a file type is loaded only when it is needed, because loading takes longer than opening a file.
  if (extension === 'pdf') {
    const { readPdfPages } = await import('./pdf-pages.ts');
    await readPdfPages(content);
    return;
  }
  const { assertHonestArchive } = await import('./docx-parts.ts');
  const archive = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  assertHonestArchive(archive);
  const { readDocxTrees } = await import('./docx-trees.ts');
  await readDocxTrees(archive);
}
