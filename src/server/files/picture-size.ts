export type PictureSize = { width: number; height: number };

const PNG_HEAD = 8;
/** Length, name and checksum stand around the content of a chunk. */
const CHUNK_FRAME = 12;

/** How large a picture says that it is. Null when it is not put together as one from its begin to its end. */
export function pictureSize(content: Buffer, extension: string): PictureSize | null {
  const read = { png: pngSize, webp: webpSize }[extension] ?? jpegSize;
  const size = read(content);
  return size && size.width > 0 && size.height > 0 ? size : null;
}

/** Its chunks follow each other up to the last one, behind which nothing stands. */
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
/** Whether a segment holds the size of the picture: C0 to CF do, except for three that hold tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Up to where the picture itself begins. Cameras put more behind its end, so that is not looked at. */
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

/** Its one box ends where the file does; the first chunk in it says the size, in one of three ways. */
function webpSize(content: Buffer): PictureSize | null {
  if (content.length < 30) return null;
  // An odd box has a byte behind it.
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

/** Whether a WebP says of itself that it moves. PNGs that do are of a type of their own. */
export function isAnimatedWebp(content: Buffer): boolean {
  return content.toString('latin1', 12, 16) === 'VP8X' && ((content[20] ?? 0) & ANIMATION) !== 0;
}
