import type { Document } from './document.ts';

/** Opens a document as reading does, and finds out only whether that can be done. */
export async function checkDocument({ content, extension }: Document): Promise<void> {
  // Each library is loaded for its own kind only: it takes longer than opening does.
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
