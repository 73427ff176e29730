import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { docxFile, wordXml } from '../../../tests/harness/zip-file.ts';
import { checkDocument } from './check-document.ts';

const FIXTURES = new URL('../../../tests/fixtures/cvs/', import.meta.url);
const CALM = wordXml(['Amina Yusuf', 'amina@mail.example']);
const ENTITY = '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/hostname">]><d>&x;</d>';

const troubleOf = (content: Buffer) =>
  checkDocument({ content, extension: 'docx' }).then(
    () => 'none',
    (error) => error.trouble,
  );

describe('a CV can be opened', () => {
  it('whichever program wrote it', { timeout: 120_000 }, async () => {
    const names = (await readdir(FIXTURES)).filter((name) => /\.(pdf|docx)$/.test(name));
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) {
      const content = await readFile(new URL(name, FIXTURES));
      const extension = name.endsWith('.pdf') ? 'pdf' : 'docx';
      await expect(checkDocument({ content, extension }), name).resolves.toBeUndefined();
    }
  });
});

// Other parts of a Word document are not read into the form, but employers open them.
describe('what stands beside the text of a Word document', () => {
  const beside = (name: string, content: string | Buffer, claims?: number) =>
    docxFile(CALM, [{ name, content, ...(claims !== undefined && { claims }) }]);
  const picture = Buffer.alloc(1024 * 1024);

  it('is as large as it says', async () => {
    expect(await troubleOf(beside('word/media/image1.png', picture))).toBe('none');
    for (const claims of [0, 1_000, picture.length - 1, picture.length + 1])
      expect(await troubleOf(beside('word/media/image1.png', picture, claims)), `${claims}`).toBe('broken');
  });

  it('fetches nothing when it is opened; links that are clicked are welcome', async () => {
    const rels = (attributes: string) =>
      beside('word/_rels/settings.xml.rels', `<Relationships><Relationship Id="r1" ${attributes}/></Relationships>`);
    const type = (name: string) => `Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${name}"`;
    const elsewhere = 'Target="https://elsewhere.example/?a=1&#38;b=2"';
    expect(await troubleOf(rels(`${type('hyperlink')} ${elsewhere} TargetMode="External"`))).toBe('none');
    expect(await troubleOf(rels(`${type('image')} Target="media/image1.png"`))).toBe('none');
    for (const name of ['attachedTemplate', 'image', 'oleObject', 'subDocument', 'frame']) {
      expect(await troubleOf(rels(`${type(name)} ${elsewhere} TargetMode="External"`)), name).toBe('too_complex');
      expect(await troubleOf(rels(`${type(name)} ${elsewhere} TargetMode='&#69;xternal'`)), name).toBe('too_complex');
    }
  });

  it('stays inside its folder', async () => {
    for (const name of ['../evil.sh', 'word/../../evil.sh', '/etc/evil', 'C:\\evil.exe', '..\\evil.bat']) {
      expect(await troubleOf(beside(name, 'x')), name).toBe('broken');
    }
  });

  it('brings no entities, in whichever encoding', async () => {
    expect(await troubleOf(beside('docProps/core.xml', '<?xml version="1.0"?><d/>'))).toBe('none');
    expect(await troubleOf(beside('docProps/core.xml', ENTITY))).toBe('broken');
    expect(await troubleOf(beside('customXml/item1.xml', Buffer.from(ENTITY, 'utf16le')))).toBe('broken');
  });
});
