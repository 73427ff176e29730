import { deflateRawSync } from 'node:zlib';

/** `claims` is the unpacked size that the archive states, true or not. */
export type ZipFile = { name: string; content: string | Uint8Array; claims?: number };

/** A ZIP archive, honest unless a file claims otherwise. */
export function zipFile(files: readonly ZipFile[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claims } of files) {
    const whole = Buffer.from(content as Uint8Array);
    const packed = deflateRawSync(whole);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(claims ?? whole.length, 18);
    head.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), head, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), head, tail, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const table = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(table.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, table, end]);
}

const TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

/** A Word document with this main part, and with further files beside it. */
export function docxFile(document: string | Uint8Array, others: readonly ZipFile[] = [], claims?: number): Buffer {
  return zipFile([
    { name: '[Content_Types].xml', content: TYPES },
    { name: 'word/document.xml', content: document, ...(claims !== undefined && { claims }) },
    ...others,
  ]);
}

/** The main part with these paragraphs, after whatever stands in front of it. */
export function wordXml(paragraphs: readonly string[], prologue = ''): string {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
  const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  return `<?xml version="1.0"?>${prologue}<w:document xmlns:w="${main}"><w:body>${body}</w:body></w:document>`;
}
