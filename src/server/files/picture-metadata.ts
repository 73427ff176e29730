/**
 * Removes from a picture what it says about where, when and with what it was taken. The pixels stay byte for byte the
 * same. Of a photo's metadata only the orientation is kept, because photos from phones would lie on their side without
 * it.
 */
export function withoutMetadata(content: Buffer, mediaType: string): Buffer {
  if (mediaType === 'image/jpeg') return strippedJpeg(content);
  if (mediaType === 'image/png') return strippedPng(content);
  return content;
}

const EXIF = Buffer.from('Exif\0\0', 'latin1');
const ICC = Buffer.from('ICC_PROFILE\0', 'latin1');
const START_OF_SCAN = 0xda;
const APP1 = 0xe1;
const APP2 = 0xe2;
const ADOBE = 0xee;
const COMMENT = 0xfe;
const ORIENTATION_TAG = 0x0112;

function strippedJpeg(content: Buffer): Buffer {
  const parts = [content.subarray(0, 2)];
  let way = 1;
  let at = 2;
  while (at + 4 <= content.length && content[at] === 0xff && content[at + 1] !== START_OF_SCAN) {
    const marker = content[at + 1] as number;
    const end = at + 2 + content.readUInt16BE(at + 2);
    const segment = content.subarray(at, end);
    if (marker === APP1) way = orientationOf(segment.subarray(4)) ?? way;
    if (isPartOfPicture(marker, segment)) parts.push(segment);
    at = end;
  }
  if (way !== 1) parts.splice(1, 0, orientationOnly(way));
  return Buffer.concat([...parts, content.subarray(at)]);
}

/**
 * Cameras and editors write metadata into APP segments. APP0, ICC profiles and Adobe's segment define colours and are
 * kept.
 */
function isPartOfPicture(marker: number, segment: Buffer): boolean {
  if (marker === COMMENT) return false;
  if (marker < APP1 || marker > 0xef || marker === ADOBE) return true;
  return marker === APP2 && segment.subarray(4, 4 + ICC.length).equals(ICC);
}

function orientationOf(notes: Buffer): number | null {
  if (!notes.subarray(0, EXIF.length).equals(EXIF)) return null;
  const tiff = notes.subarray(EXIF.length);
  if (tiff.length < 8) return null;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const word = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return null;
  for (let entry = 0; entry < word(first); entry += 1) {
    const at = first + 2 + entry * 12;
    if (at + 12 > tiff.length) return null;
    if (word(at) !== ORIENTATION_TAG) continue;
    const way = word(at + 8);
    return way >= 1 && way <= 8 ? way : null;
  }
  return null;
}

/** An EXIF segment that holds nothing but the orientation. */
function orientationOnly(way: number): Buffer {
  const tiff = Buffer.from('4d4d002a0000000800010112000300000001' + '0000000000000000', 'hex');
  tiff.writeUInt16BE(way, 18);
  const head = Buffer.from([0xff, APP1, 0, 2 + EXIF.length + tiff.length]);
  return Buffer.concat([head, EXIF, tiff]);
}

const PNG_SIGNATURE_BYTES = 8;
const PNG_NOTES = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

function strippedPng(content: Buffer): Buffer {
  const parts = [content.subarray(0, PNG_SIGNATURE_BYTES)];
  let at = PNG_SIGNATURE_BYTES;
  while (at + 12 <= content.length) {
    const end = at + 12 + content.readUInt32BE(at);
    if (!PNG_NOTES.has(content.toString('latin1', at + 4, at + 8))) parts.push(content.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}
