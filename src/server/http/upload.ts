import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#shared/kernel/errors.ts';

export type UploadedFile = { name: string; content: Buffer };

const LONGEST_NAME = 255;

export async function takeUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { files: 1, fields: 4, parts: 5, fieldSize: 1024 },
    throwFileSizeLimit: false,
  });
}

/** The one file of a multipart body, whole and within its limit. */
export async function readUpload(request: FastifyRequest, maxBytes: number): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new AppError('unsupported_type');
  const part = await request.file({ limits: { fileSize: maxBytes } });
  if (part?.fieldname !== 'file') throw new AppError('invalid', { errors: { file: ['Please choose a file.'] } });
  const content = await part.toBuffer();
  if (part.file.truncated) {
    const megabytes = Math.round(maxBytes / 1024 / 1024);
    throw new AppError('too_large', { message: `The file is larger than ${megabytes} MB.` });
  }
  if (content.length === 0) throw new AppError('invalid', { errors: { file: ['The file is empty.'] } });
  return { name: cleanName(part.filename ?? ''), content };
}

/** Kept to be shown and offered again, never used as a path: no folders, no control characters. */
function cleanName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  const clean = base
    .toWellFormed()
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069"<>|]/gu, '')
    .normalize('NFC')
    .trim();
  const extension = /\.[a-z0-9]{1,8}$/i.exec(clean)?.[0] ?? '';
  const stem = [...clean.slice(0, clean.length - extension.length)].slice(0, LONGEST_NAME - extension.length).join('');
  return `${stem || 'file'}${extension}`;
}
