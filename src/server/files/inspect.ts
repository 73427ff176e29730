import { fileTypeFromBuffer } from 'file-type';
import { MOST_PIXELS } from '#shared/profiles/profiles.values.ts';
import { isAnimatedWebp, pictureSize } from './picture-size.ts';
import { isPolyglot } from './polyglot.ts';
import { readZipEntries } from './zip-entries.ts';

const MOST_UNPACKED = 60 * 1024 * 1024;
const MOST_ENTRIES = 2_000;

const DOCUMENT_TYPES: Record<string, string> = {
  'application/pdf': 'pdf',
  'application/x-cfb': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};
const IMAGE_TYPES: Record<string, string> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' };

export type Inspected = { mediaType: string; extension: string };

/**
 * Recognises a document by its content, and requires the matching extension. Null for anything but PDF, DOC and DOCX,
 * for polyglots and for zip bombs.
 */
export async function inspectDocument(content: Buffer, name: string): Promise<Inspected | null> {
  const type = await fileTypeFromBuffer(content);
  const extension = type && DOCUMENT_TYPES[type.mime];
  if (!type || !extension || !name.toLowerCase().endsWith(`.${extension}`)) return null;
  if (isPolyglot(content, extension)) return null;
  if (extension === 'docx' && !isCalmArchive(content)) return null;
  const mediaType = extension === 'doc' ? 'application/msword' : type.mime;
  return { mediaType, extension };
}

async function inspectImage(content: Buffer): Promise<Inspected | null> {
  const type = await fileTypeFromBuffer(content);
  const extension = type && IMAGE_TYPES[type.mime];
  return extension ? { mediaType: type.mime, extension } : null;
}

const PICTURE_NAMES: Record<string, RegExp> = { png: /\.png$/i, jpg: /\.jpe?g$/i };

/**
 * Accepts a PNG or JPEG picture that has the matching extension, is complete, and is not a polyglot. Null otherwise.
 */
export async function inspectPicture(content: Buffer, name: string): Promise<Inspected | null> {
  const type = await inspectImage(content);
  if (!type || !PICTURE_NAMES[type.extension]?.test(name) || isPolyglot(content, type.extension)) return null;
  const size = pictureSize(content, type.extension);
  return size && size.width * size.height <= MOST_PIXELS ? type : null;
}

export type PictureFault = 'type' | 'animated' | 'not_only' | 'broken' | 'too_many_pixels';

/** Why a file cannot become a photo or a logo, as far as its structure tells. No pixel is decoded. */
export async function findPictureFault(content: Buffer): Promise<PictureFault | null> {
  const mime = (await fileTypeFromBuffer(content))?.mime ?? '';
  if (mime === 'image/apng') return 'animated';
  const extension = IMAGE_TYPES[mime];
  if (!extension) return 'type';
  if (extension === 'webp' && isAnimatedWebp(content)) return 'animated';
  if (isPolyglot(content, extension)) return 'not_only';
  const size = pictureSize(content, extension);
  if (!size) return 'broken';
  return size.width * size.height > MOST_PIXELS ? 'too_many_pixels' : null;
}

/** A Word document that unpacks to a reasonable size and holds neither archives nor programs. */
function isCalmArchive(content: Buffer): boolean {
  const entries = readZipEntries(content, MOST_ENTRIES);
  if (!entries) return false;
  const unpacked = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  const hasBody = entries.some(({ name }) => name === 'word/document.xml');
  return (
    hasBody &&
    unpacked <= MOST_UNPACKED &&
    !entries.some(({ name }) => /\.(zip|jar|exe|dll|js|vbs|bat|7z|rar|gz)$|vbaProject/i.test(name))
  );
}
