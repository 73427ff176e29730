export type PictureSize = { width: number; height: number };

const PNG_HEAD = 8;
/** The bytes of a chunk beside its content: length, name and checksum. */
const CHUNK_FRAME = 12;

/** The size that a picture's header states. Null if the structure of the file is invalid. */
export function pictureSize(content: Buffer, extension: string): PictureSize | null {
  const read = { png: pngSize, webp: webpSize }[extension] ?? jpegSize;
  const size = read(content);
  return size && size.width > 0 && size.height > 0 ? size : null;
}

/** The chunks must be contiguous up to the last one, and nothing may follow it. */
function pngSize(content: Buffer): PictureSize | null {
  if (content.length < PNG_HEAD + CHUNK_FRAME + 13 || content.toString('latin1', 12, 16) !== 'IHDR') return null;
  let at = PNG_HEAD;
  while (at + CHUNK_FRAME <= content.length) {
    const name = content.toString('latin1', at + 4, at + 8);
    at += CHUNK_FRAME + content.readUInt32BE(at);
    if (name !== 'IEND') continue;
    return at === content.length ? { width: content.readUInt32BE(16), height: content.readUInt32BE(20) } : null;
  }
  return null;
}

const START_OF_SCAN = 0xda;
/** Whether a segment contains the size of the picture: C0 to CF do, except three with other contents. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Reads the segments up to the image data. Cameras add data after the image, so its end is not checked. */
function jpegSize(content: Buffer): PictureSize | null {
  let at = 2;
  let size: PictureSize | null = null;
  while (at + 9 <= content.length && content[at] === 0xff) {
    const marker = content[at + 1] as number;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === START_OF_SCAN) return size;
    if (isFrame(marker)) size = { width: content.readUInt16BE(at + 7), height: content.readUInt16BE(at + 5) };
    at += 2 + content.readUInt16BE(at + 2);
  }
  return null;
}

const RIFF_HEAD = 8;

/** The RIFF chunk must end with the file. Its first chunk contains the size, in one of three formats. */
function webpSize(content: Buffer): PictureSize | null {
  if (content.length < 30) return null;
  // A chunk of odd length is followed by a padding byte.
  const end = RIFF_HEAD + content.readUInt32LE(4);
  if (end !== content.length && end + 1 !== content.length) return null;
  const kind = content.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: 1 + content.readUIntLE(24, 3), height: 1 + content.readUIntLE(27, 3) };
  if (kind === 'VP8L') {
    const bits = content.readUInt32LE(21);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  if (kind !== 'VP8 ') return null;
  return { width: content.readUInt16LE(26) & 0x3fff, height: content.readUInt16LE(28) & 0x3fff };
}

const ANIMATION = 0b10;

/** Whether a WebP is marked as animated. Animated PNGs have a media type of their own. */
export function isAnimatedWebp(content: Buffer): boolean {
  return content.toString('latin1', 12, 16) === 'VP8X' && ((content[20] ?? 0) & ANIMATION) !== 0;
}
