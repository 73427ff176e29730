import { randomBytes } from 'node:crypto';
import { constants, deflateRawSync, deflateSync } from 'node:zlib';

type Options = {
  content?: Buffer;
  filters?: readonly string[];
  trailer?: string;
  objects?: readonly (string | Buffer)[];
};

/** A PDF of one page with this content stream. */
export function pdfFile({ content = Buffer.alloc(0), filters = [], trailer = '', objects = [] }: Options): Buffer {
  const filter = filters.length > 0 ? `/Filter[${filters.map((name) => `/${name}`).join('')}]` : '';
  const parts: Buffer[] = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from('<</Type/Pages/Kids[3 0 R]/Count 1>>'),
    Buffer.from(
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>',
    ),
    Buffer.concat([
      Buffer.from(`<</Length ${content.length}${filter}>>\nstream\n`),
      content,
      Buffer.from('\nendstream'),
    ]),
    ...objects.map((object) => Buffer.from(object as string)),
  ];
  let file = Buffer.from('%PDF-1.4\n');
  const offsets = parts.map((part, index) => {
    const at = file.length;
    file = Buffer.concat([file, Buffer.from(`${index + 1} 0 obj\n`), part, Buffer.from('\nendobj\n')]);
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${parts.length + 1}\n0000000000 65535 f \n${table}trailer<</Size ${parts.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.concat([file, Buffer.from(end)]);
}

/** Lines of text from the top of the page. */
export function pdfText(lines: readonly string[]): Buffer {
  return Buffer.from(lines.map((line, at) => `BT /F1 11 Tf 60 ${780 - at * 16} Td (${line}) Tj ET`).join('\n'));
}

/** A whole one of so many bytes more, which no archive makes smaller. */
export function largePdf(bytes: number): Buffer {
  const [head, end] = [Buffer.from(`<</Length ${bytes}>>\nstream\n`), Buffer.from('\nendstream')];
  return pdfFile({
    content: pdfText(['Amina Yusuf', 'amina@mail.example']),
    objects: [Buffer.concat([head, randomBytes(bytes), end])],
  });
}

/** Protected: the password's check values are nobody's. */
export function encryptedPdf(): Buffer {
  const value = `<${'5a'.repeat(32)}>`;
  return pdfFile({
    content: pdfText(['Nobody reads this']),
    objects: [`<</Filter/Standard/V 1/R 2/O${value}/U${value}/P -4>>`],
    trailer: `/Encrypt 5 0 R/ID[<${'00'.repeat(16)}><${'00'.repeat(16)}>]`,
  });
}

/** A few kilobytes that unpack, twice over, to as many megabytes as are wished. */
export function pdfBomb(megabytes: number): Buffer {
  const calm = Buffer.alloc(1024 * 1024, 'q Q ');
  // One block again and again, so that making the bomb does not take what it takes to defuse it.
  const block = deflateRawSync(calm, { finishFlush: constants.Z_FULL_FLUSH });
  const [head, end] = [Buffer.from([0x78, 0x9c]), Buffer.from([3, 0, 0, 0, 0, 0])];
  const packed = Buffer.concat([head, ...Array.from({ length: megabytes }, () => block), end]);
  return pdfFile({ content: deflateSync(packed), filters: ['FlateDecode', 'FlateDecode'] });
}
