import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, isAppError } from '#shared/kernel/errors.ts';
import { uploadRefusal } from '#shared/kernel/upload.texts.ts';
import { countedAddress } from './counted-address.ts';
import { createUploadBudget, type UploadBudget, type UploadShare } from './upload-budget.ts';

export type UploadedFile = { name: string; content: Buffer };

const LONGEST_NAME = 255;

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
  if (part.file.truncated) {
    const megabytes = Math.round(maxBytes / 1024 / 1024);
    throw new AppError('too_large', { message: uploadRefusal('refusal.file_too_large', { megabytes }) });
  }
  if (content.length === 0) throw new AppError('invalid', { errors: { file: [uploadRefusal('refusal.empty_file')] } });
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

function noFile(): AppError {
  return new AppError('invalid', { errors: { file: [uploadRefusal('refusal.no_file')] } });
}

/**
 * Cleans a file name: no folders, no control characters. It is only displayed and offered for download, never used as a
 * path.
 */
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
