import { deflateSync } from 'node:zlib';
import type { CvTrouble } from '#shared/cv/cv.contract.ts';
import { encryptedPdf, pdfBomb, pdfFile, pdfText } from './pdf-file.ts';
import { docxFile, wordXml } from './zip-file.ts';

const MEGABYTE = 1024 * 1024;
const calmPdf = pdfFile({ content: pdfText(['Amina Yusuf', 'amina@mail.example']) });
const calmDocx = docxFile(wordXml(['Amina Yusuf', 'amina@mail.example']));
const program = Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0', 'latin1');
const stolen = '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/hostname">]>';
const laughs = '<!DOCTYPE d [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';
const endless = deflateSync(Buffer.from('q Q '.repeat(10_000_000)));
const manyParagraphs = wordXml(Array.from({ length: 500_000 }, () => 'a'));

/** What people or attackers send in place of a CV: what it is, its name, its content, and why it cannot be read. */
export const BAD_CVS: [string, string, Buffer, CvTrouble][] = [
  ['a program', 'cv.pdf', program, 'wrong_type'],
  ['a drawing', 'cv.pdf', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'wrong_type'],
  ['an old Word file', 'cv.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'wrong_type'],
  ['a PDF with an archive behind it', 'cv.pdf', Buffer.concat([calmPdf, calmDocx]), 'wrong_type'],
  ['a Word document with a program before it', 'cv.docx', Buffer.concat([program, calmDocx]), 'wrong_type'],
  ['a Word document with a PDF behind it', 'cv.docx', Buffer.concat([calmDocx, calmPdf]), 'wrong_type'],
  [
    'a page that is a PDF too',
    'cv.pdf',
    Buffer.concat([calmPdf.subarray(0, 9), Buffer.from('<script>1</script>'), calmPdf]),
    'wrong_type',
  ],
  [
    'an archive in an archive',
    'cv.docx',
    docxFile(wordXml(['a']), [{ name: 'word/more.zip', content: calmDocx }]),
    'wrong_type',
  ],
  ['a bomb that says so', 'cv.docx', docxFile('', [], 100 * MEGABYTE), 'wrong_type'],
  ['a bomb that says otherwise', 'cv.docx', docxFile(Buffer.alloc(40 * MEGABYTE, ' '), [], 1_000), 'broken'],
  ['half a million paragraphs', 'cv.docx', docxFile(manyParagraphs), 'too_complex'],
  ['an entity from outside', 'cv.docx', docxFile(wordXml(['&x;'], stolen)), 'broken'],
  ['entities that multiply', 'cv.docx', docxFile(wordXml(['&b;'], laughs)), 'broken'],
  ['a protected PDF', 'cv.pdf', encryptedPdf(), 'encrypted'],
  ['a scan', 'cv.pdf', pdfFile({ content: Buffer.from('0 0 595 842 re f') }), 'no_text'],
  ['half a PDF', 'cv.pdf', Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj'), 'broken'],
  ['a PDF bomb', 'cv.pdf', pdfBomb(1_500), 'too_complex'],
  ['a PDF that takes for ever', 'cv.pdf', pdfFile({ content: endless, filters: ['FlateDecode'] }), 'too_complex'],
];
