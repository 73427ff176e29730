import { Readable } from 'node:stream';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, isAppError } from '#shared/kernel/errors.ts';
import { uploadRefusal } from '#shared/kernel/upload.texts.ts';
import { countedAddress } from './counted-address.ts';
import { createUploadBudget, type UploadBudget, type UploadShare } from './upload-budget.ts';

export type UploadedFile = { name: string; content: Buffer };
/** A file that is read while it arrives. Reading it fails if it turns out too large or empty. */
export type UploadedStream = { name: string; content: Readable };

const LONGEST_NAME = 255;
/** For the multipart headers around a file. */
export const ROOM_FOR_HEADERS = 16 * 1024;

declare module 'fastify' {
  interface FastifyInstance {
    uploadBudget: UploadBudget;
  }
}

export async function takeUploads(app: FastifyInstance): Promise<void> {
  app.decorate('uploadBudget', createUploadBudget());
  await app.register(multipart, {
    limits: { files: 2, fields: 4, parts: 5, fieldSize: 1024 },
    throwFileSizeLimit: false,
  });
}

/**
 * Reads the single file of a multipart body completely and within its limit, and calls `act` with it. The memory counts
 * against the budget until `act` has finished.
 */
export async function withUpload<Answer>(
  request: FastifyRequest,
  maxBytes: number,
  act: (file: UploadedFile) => Promise<Answer>,
): Promise<Answer> {
  if (!request.isMultipart()) throw new AppError('unsupported_type');
  const share = request.server.uploadBudget.open(countedAddress(request.ip));
  try {
    return await act(await readUpload(request, maxBytes, share));
  } finally {
    share.giveBack();
  }
}

/** Calls `act` with the single file of a multipart body while it arrives, so that it is never in memory as a whole. */
export async function withUploadedStream<Answer>(
  request: FastifyRequest,
  maxBytes: number,
  act: (file: UploadedStream) => Promise<Answer>,
): Promise<Answer> {
  if (!request.isMultipart()) throw new AppError('unsupported_type');
  // Whoever says beforehand that the file is too large does not send it in vain.
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + ROOM_FOR_HEADERS) throw tooLarge(maxBytes);
  const part = await request.file({ limits: { fileSize: maxBytes } }).catch(() => {
    throw new AppError('bad_request');
  });
  if (!part) throw noFile();
  if (part.fieldname !== 'file') {
    part.file.resume();
    throw noFile();
  }
  try {
    return await act({ name: cleanName(part.filename ?? ''), content: Readable.from(whole(part, maxBytes)) });
  } finally {
    // The rest is read, because a browser that is still sending would not receive the response.
    part.file.resume();
  }
}

async function* whole(part: MultipartFile, maxBytes: number) {
  let isEmpty = true;
  for await (const chunk of part.file) {
    isEmpty = false;
    yield chunk as Buffer;
  }
  if (part.file.truncated) throw tooLarge(maxBytes);
  if (isEmpty) throw emptyFile();
}

function readUpload(request: FastifyRequest, maxBytes: number, share: UploadShare): Promise<UploadedFile> {
  return readFile(request, maxBytes, share).catch((error: unknown) => {
    if (isAppError(error)) throw error;
    // An error of the parser is always caused by the request.
    throw new AppError((error as { statusCode?: number }).statusCode === 413 ? 'too_large' : 'bad_request');
  });
}

async function readFile(request: FastifyRequest, maxBytes: number, share: UploadShare): Promise<UploadedFile> {
  let file: UploadedFile | null = null;
  for await (const part of request.files({ limits: { fileSize: maxBytes } })) {
    if (file) throw new AppError('invalid', { errors: { file: [uploadRefusal('refusal.one_file_only')] } });
    file = await readPart(part, maxBytes, share);
  }
  if (!file) throw noFile();
  return file;
}

async function readPart(part: MultipartFile, maxBytes: number, share: UploadShare): Promise<UploadedFile> {
  if (part.fieldname !== 'file') throw noFile();
  const content = await readAll(part.file, share);
  if (part.file.truncated) throw tooLarge(maxBytes);
  if (content.length === 0) throw emptyFile();
  return { name: cleanName(part.filename ?? ''), content };
}

async function readAll(file: AsyncIterable<Buffer>, share: UploadShare): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let refusal: unknown;
  for await (const chunk of file) {
    // The rest is still read, because a browser that is still sending would not receive the response.
    if (refusal) continue;
    try {
      share.take(chunk.length);
      chunks.push(chunk);
    } catch (error) {
      refusal = error;
      chunks.length = 0;
      share.giveBack();
    }
  }
  if (refusal) throw refusal;
  return Buffer.concat(chunks);
}

function tooLarge(maxBytes: number): AppError {
  const megabytes = Math.round(maxBytes / 1024 / 1024);
  return new AppError('too_large', { message: uploadRefusal('refusal.file_too_large', { megabytes }) });
}

function emptyFile(): AppError {
  return new AppError('invalid', { errors: { file: [uploadRefusal('refusal.empty_file')] } });
}

function noFile(): AppError {
  return new AppError('invalid', { errors: { file: [uploadRefusal('refusal.no_file')] } });
}

/**
 * Cleans a file name: no folders, no control characters. It is only displayed and offered for download, never used as a
 * path.
 */
export function cleanName(name: string): string {
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
