import { describe, expect, it } from 'vitest';
import { docxFile, wordXml } from '../../../tests/harness/zip-file.ts';
import { readDocxTrees, type WordNode } from './docx-trees.ts';

const textOf = ({ value = '', children = [] }: WordNode): string => value + children.map(textOf).join('');
const run = (format: string) => `</w:t></w:r><w:r><w:rPr>${format}</w:rPr><w:t>ten years of surgery`;
const read = async (format: string) => {
  const trees = await readDocxTrees(docxFile(wordXml([`Amina Yusuf ${run(format)}`])));
  return trees.map(textOf).join('');
};

describe('the text of a Word document', () => {
  it.each([
    ['hidden', '<w:vanish/>'],
    ['tiny', '<w:sz w:val="2"/>'],
    ['white', '<w:color w:val="FFFFFF"/>'],
  ])('that nobody can see is not read: %s', async (_, format) => {
    expect(await read(format)).toBe('Amina Yusuf ');
  });

  it.each([
    ['bold', '<w:b/>'],
    ['not hidden, and saying so', '<w:vanish w:val="0"/>'],
    ['white on a shade', '<w:shd w:val="clear" w:fill="1F3864"/><w:color w:val="FFFFFF"/>'],
  ])('that people see is read: %s', async (_, format) => {
    expect(await read(format)).toContain('ten years of surgery');
  });
});
