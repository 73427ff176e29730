import mammoth from 'mammoth';
import { withoutHiddenRuns } from './docx-hidden-text.ts';
import { type DocxParts, readDocxParts } from './docx-parts.ts';
import { Unreadable } from './unreadable.ts';

/** The part of mammoth's tree that is used here. */
export type WordNode = {
  type: string;
  children?: WordNode[];
  value?: string;
  styleName?: string | null;
  styleId?: string | null;
  numbering?: object | null;
  indent?: { start?: string | null } | null;
  isBold?: boolean;
  fontSize?: number | null;
};

/** The contents of a Word document, its page headers first. */
export async function readDocxTrees(content: Buffer): Promise<WordNode[]> {
  const parts = readDocxParts(content);
  const headers = [...parts.keys()].filter((name) => /^word\/header\d*\.xml$/.test(name)).sort();
  const trees: WordNode[] = [];
  for (const name of headers) trees.push(await readTree(asDocument(parts, name)));
  return [...trees, await readTree(parts)];
}

/** Page headers hold names and addresses, but mammoth reads documents only: so the header is given to it as one. */
function asDocument(parts: DocxParts, name: string): DocxParts {
  const header = (parts.get(name) ?? '')
    .replace(/<w:hdr\b([^>]*)>/, '<w:document$1><w:body>')
    .replace('</w:hdr>', '</w:body></w:document>');
  return new Map([...parts, ['word/document.xml', header]]);
}

async function readTree(parts: DocxParts): Promise<WordNode> {
  let tree: WordNode | undefined;
  // Replaces the archive, so that mammoth reads only parts that were unpacked within the limits.
  const file = {
    exists: (name: string) => parts.has(name),
    read: async (name: string) => {
      const part = parts.get(name) ?? '';
      return name === 'word/document.xml' ? withoutHiddenRuns(part) : part;
    },
  };
  const keep = (document: WordNode) => {
    tree = document;
    return { ...document, children: [] };
  };
  await mammoth
    .convertToHtml({ file } as never, { transformDocument: keep, includeEmbeddedStyleMap: false })
    .catch(() => {
      throw new Unreadable('broken');
    });
  if (!tree) throw new Unreadable('broken');
  return tree;
}
