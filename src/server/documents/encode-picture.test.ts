import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PHOTO } from '#shared/profiles/profiles.values.ts';
import * as pictures from '../../../tests/harness/pictures.ts';
import { findPictureFault } from '../files/inspect.ts';
import { type EncodedPicture, encodePicture } from './encode-picture.ts';

async function colourAt({ content }: EncodedPicture, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  if (Math.min(red, green, blue) > 250) return 'white';
  return red > blue ? 'red' : 'blue';
}
const photoOf = (content: Buffer) => encodePicture({ content, as: 'photo' });
const TOP = [256, 60] as const;
const BOTTOM = [256, 450] as const;

describe('a photo made anew', () => {
  it.each([
    ['a JPEG', () => pictures.plainJpeg()],
    ['a large JPEG that lies', () => pictures.plainJpeg(3000, 1000)],
    ['a PNG', () => pictures.plainPng()],
    ['a WebP', () => pictures.plainWebp()],
    ['a JPEG of a camera that was held sideways', pictures.sidewaysJpeg],
    ['a JPEG in the colours of print', pictures.cmykJpeg],
    ['a PNG of sixteen bits', pictures.deepPng],
  ])('is a small square JPEG, upright: from %s', async (_, make) => {
    const content = await make();
    expect(await findPictureFault(content)).toBeNull();
    const photo = await photoOf(content);
    expect(photo.mediaType).toBe('image/jpeg');
    expect(await sharp(photo.content).metadata()).toMatchObject({
      format: 'jpeg',
      width: PHOTO.pixels,
      height: PHOTO.pixels,
      space: 'srgb',
      depth: 'uchar',
    });
    expect([await colourAt(photo, ...TOP), await colourAt(photo, ...BOTTOM)]).toEqual(['red', 'blue']);
  });

  it('stands on white where it was see-through', async () => {
    const photo = await photoOf(await pictures.clearPng());
    expect([await colourAt(photo, ...TOP), await colourAt(photo, ...BOTTOM)]).toEqual(['white', 'white']);
  });

  it('says neither where it was taken nor by whom', async () => {
    const taken = await pictures.photoWithPlace();
    const { exif, xmp } = await sharp(taken).metadata();
    expect([exif?.includes('Hodan Warsame'), xmp?.includes('Hodan lives here')]).toEqual([true, true]);
    const photo = await photoOf(taken);
    const kept = await sharp(photo.content).metadata();
    expect([kept.exif, kept.xmp, kept.iptc, kept.icc, kept.orientation]).toEqual(Array(5).fill(undefined));
    expect(Buffer.from(photo.content).toString('latin1')).not.toMatch(/Exif|Hodan|xmpmeta/);
  });

  it('is not made of what is cut off or is no picture, nor by any decoder but three', async () => {
    const whole = await pictures.plainJpeg();
    const bad = [whole.subarray(0, whole.length / 2), pictures.SVG, await pictures.movingGif(), Buffer.from('text')];
    for (const content of bad) await expect(photoOf(content)).rejects.toMatchObject({ trouble: 'broken' });
  });
});

describe('a logo made anew', () => {
  it('keeps its shape and stays see-through, at most so large', async () => {
    const wide = await encodePicture({ content: await pictures.plainJpeg(2000, 500), as: 'logo' });
    expect(await sharp(wide.content).metadata()).toMatchObject({ format: 'jpeg', width: 512, height: 128 });
    const clear = await encodePicture({ content: await pictures.clearPng(), as: 'logo' });
    const { format, width, hasAlpha } = await sharp(clear.content).metadata();
    expect([clear.mediaType, format, width, hasAlpha]).toEqual(['image/png', 'png', 100, true]);
  });
});

describe('what the beginning of a file tells', () => {
  const zip = Buffer.from('PK\x03\x04 something PK\x05\x06'.padEnd(60, '\0'), 'latin1');
  it.each([
    ['nothing', 'type', () => Buffer.alloc(0)],
    ['a text', 'type', () => Buffer.from('Dear all')],
    ['an SVG', 'type', () => pictures.SVG],
    ['a moving GIF', 'type', pictures.movingGif],
    ['a moving PNG', 'animated', pictures.movingPng],
    ['a moving WebP', 'animated', pictures.movingWebp],
    ['a hundred megapixels', 'too_many_pixels', () => pictures.hugePng(10_000, 10_000)],
    ['a PNG that is cut off', 'broken', async () => (await pictures.plainPng()).subarray(0, -20)],
    ['a WebP that is cut off', 'broken', async () => (await pictures.plainWebp()).subarray(0, -20)],
    ['a JPEG that ends in its head', 'broken', async () => (await pictures.plainJpeg()).subarray(0, 100)],
    [
      'a PNG with more behind it',
      'broken',
      async () => Buffer.concat([await pictures.plainPng(), Buffer.from('more')]),
    ],
    ['a JPEG that is an archive too', 'not_only', async () => Buffer.concat([await pictures.plainJpeg(), zip])],
    ['a WebP that is an archive too', 'not_only', async () => Buffer.concat([await pictures.plainWebp(), zip])],
  ] as const)('%s: %s', async (_, fault, make) => {
    expect(await findPictureFault(await make())).toBe(fault);
  });

  it.each([
    ['VP8 ', () => pictures.plainWebp()],
    [
      'VP8L',
      async () =>
        sharp(await pictures.plainPng())
          .webp({ lossless: true })
          .toBuffer(),
    ],
    [
      'VP8X',
      async () =>
        sharp(await pictures.clearPng())
          .webp({ quality: 50 })
          .toBuffer(),
    ],
  ])('how large a WebP of the kind %s is', async (kind, make) => {
    const content = await make();
    expect(content.toString('latin1', 12, 16)).toBe(kind);
    expect(await findPictureFault(content)).toBeNull();
  });
});
