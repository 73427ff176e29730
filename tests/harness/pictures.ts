import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

type Colour = { r: number; g: number; b: number; alpha?: number };
const RED: Colour = { r: 220, g: 40, b: 40 };
const BLUE: Colour = { r: 40, g: 40, b: 220 };

/** Red above, blue below: it can be told which side is up. */
function twoColours(width: number, height: number): Sharp {
  const half = { width, height: Math.round(height / 2), channels: 3 as const };
  return sharp({ create: { width, height, channels: 3, background: BLUE } }).composite([
    { input: { create: { ...half, background: RED } }, gravity: 'north' },
  ]);
}

export const plainJpeg = (width = 640, height = 480) => twoColours(width, height).jpeg().toBuffer();
export const plainPng = (width = 64, height = 64) => twoColours(width, height).png().toBuffer();
export const plainWebp = (width = 64, height = 64) => twoColours(width, height).webp().toBuffer();

/** As a phone takes it: where it was taken is written into it, and by whom. */
export const photoWithPlace = () =>
  twoColours(400, 400)
    .withExif({
      IFD0: { Artist: 'Hodan Warsame', Make: 'Camera of Hodan' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '2/1 2/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '45/1 20/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><home>Hodan lives here</home></x:xmpmeta>')
    .jpeg()
    .toBuffer();

/** The camera was held sideways and says so: upright, red is above. */
export async function sidewaysJpeg(): Promise<Buffer> {
  const lying = await sharp(await twoColours(400, 400).png().toBuffer())
    .rotate(270)
    .png()
    .toBuffer();
  return sharp(lying).withMetadata({ orientation: 6 }).jpeg().toBuffer();
}

export const cmykJpeg = () => twoColours(300, 300).toColourspace('cmyk').jpeg().toBuffer();
export const deepPng = async () =>
  sharp(await plainPng(300, 300))
    .toColourspace('rgb16')
    .png()
    .toBuffer();
export const clearPng = () =>
  sharp({ create: { width: 100, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer();

/** Two pictures one after the other. */
function moving(): Sharp {
  const pixels = Buffer.alloc(20 * 40 * 3, 200);
  pixels.fill(20, 20 * 20 * 3);
  return sharp(pixels, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } });
}
export const movingGif = () =>
  moving()
    .gif({ delay: [100, 100] })
    .toBuffer();
export const movingWebp = () =>
  moving()
    .webp({ delay: [100, 100] })
    .toBuffer();

function chunk(kind: string, content: Buffer): Buffer {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
const PNG_HEAD = 8;
const HEADER_END = PNG_HEAD + 25;

export async function movingPng(): Promise<Buffer> {
  const still = await plainPng();
  const control = chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
  return Buffer.concat([still.subarray(0, HEADER_END), control, still.subarray(HEADER_END)]);
}

/** A few kilobytes that are so many pixels, all of them black. */
export function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit of grey.
  header.set([1, 0], 8);
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
