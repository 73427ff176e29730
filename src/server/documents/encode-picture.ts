import sharp, { type Sharp } from 'sharp';
import { LOGO, MOST_PIXELS, PHOTO } from '#shared/profiles/profiles.values.ts';
import type { Picture } from './document.ts';
import { Unreadable } from './unreadable.ts';

export type EncodedPicture = { content: Uint8Array; mediaType: string };

// The process handles one picture and ends, so caching is useless, and one thread uses less memory than several.
sharp.cache(false);
sharp.concurrency(1);
// Only these three decoders are allowed, whatever type a file claims to have.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

/**
 * Re-encodes a picture from its pixels, upright and in sRGB. Metadata, such as where and with which camera it was
 * taken, and everything else in the file is dropped.
 */
export async function encodePicture({ content, as }: Picture): Promise<EncodedPicture> {
  try {
    const picture = sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true });
    const { hasAlpha = false } = await picture.metadata();
    return as === 'photo' ? await jpeg(square(picture)) : await logo(picture, hasAlpha);
  } catch {
    throw new Unreadable('broken');
  }
}

function square(picture: Sharp): Sharp {
  const { pixels } = PHOTO;
  return picture.autoOrient().resize(pixels, pixels, { fit: 'cover' }).flatten({ background: '#fff' });
}

/** A logo is scaled to the largest size in which a page shows it, and keeps its transparency. */
async function logo(picture: Sharp, hasAlpha: boolean): Promise<EncodedPicture> {
  const { pixels } = LOGO;
  const small = picture.autoOrient().resize(pixels, pixels, { fit: 'inside', withoutEnlargement: true });
  if (!hasAlpha) return jpeg(small);
  return { content: await small.png({ compressionLevel: 9 }).toBuffer(), mediaType: 'image/png' };
}

async function jpeg(picture: Sharp): Promise<EncodedPicture> {
  const content = await picture.toColourspace('srgb').jpeg({ quality: 86, chromaSubsampling: '4:4:4' }).toBuffer();
  return { content, mediaType: 'image/jpeg' };
}
