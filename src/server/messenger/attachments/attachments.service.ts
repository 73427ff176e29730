import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { AppError, isAppError } from '#shared/kernel/errors.ts';
import type { Attachment } from '#shared/messenger/conversations.contract.ts';
import { ATTACHMENT } from '#shared/messenger/messenger.values.ts';
import { messengerRefusal } from '#shared/messenger/messenger-refusals.texts.ts';
import type { Db } from '../../db/database.ts';
import { checkInRoom } from '../../documents/check-in-room.ts';
import type { FileParserPool } from '../../documents/file-parser-pool.ts';
import { Unreadable } from '../../documents/unreadable.ts';
import type { FileStore } from '../../files/file-store.ts';
import { insertFile } from '../../files/files.api.ts';
import { inspectDocument, inspectPicture } from '../../files/inspect.ts';
import { withoutMetadata } from '../../files/picture-metadata.ts';
import { storeWithRow } from '../../files/store-with-row.ts';
import type { UploadedFile } from '../../http/upload.ts';
import type { Throttle } from '../../identity/throttle.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import { partyOf } from '../conversations.service.ts';
import { findConversation } from '../conversations.store.ts';
import { LIMITS } from '../messenger.limits.ts';
import { endOf, nobody } from '../refusals.ts';
import { isHiddenNow } from '../writing.ts';
import * as store from './attachments.store.ts';

/** Allows for a few files that were uploaded and never sent; the oldest are removed first. */
const MOST_UNSENT = 4 * ATTACHMENT.most;
const BUSY_SECONDS = 10;

type Parts = {
  db: Db;
  inTransaction: InTransaction;
  files: FileStore;
  fileParserPool: FileParserPool;
  throttle: Throttle;
};
type MediaType = Attachment['media_type'];
type Sender = { user: SessionUser; address: string };
/** Who counts for the checks that run at once; null for a guest. */
type Inspected = { userId: number | null; address: string };

/** Attachments of messages, limited to files that the other side can open safely. */
export function createAttachmentsService({ db, inTransaction, files, fileParserPool, throttle }: Parts) {
  async function inspect({ name, content }: UploadedFile, sender: Inspected): Promise<MediaType> {
    const picture = await inspectPicture(content, name);
    if (picture) return picture.mediaType as MediaType;
    const document = await inspectDocument(content, name);
    const extension = document?.extension;
    if (!document || (extension !== 'pdf' && extension !== 'docx')) throw refused('refusal.attachment_type');
    await checkInRoom(fileParserPool, { content, extension }, sender).catch((error) => {
      if (!(error instanceof Unreadable)) throw error;
      throw error.trouble === 'busy' ? busy() : refused('refusal.attachment_broken');
    });
    return document.mediaType as MediaType;
  }

  return {
    /** For files that came in another way: what can be sent of them, and nothing else, is returned. */
    async prepare(file: UploadedFile, sender: Inspected): Promise<Prepared | null> {
      if (file.content.length === 0 || file.content.length > ATTACHMENT.maxBytes) return null;
      try {
        const mediaType = await inspect(file, sender);
        return { name: file.name, mediaType, content: withoutMetadata(file.content, mediaType) };
      } catch (error) {
        if (isAppError(error) && error.code === 'invalid') return null;
        throw error;
      }
    },

    async upload(sender: Sender, chatId: number, file: UploadedFile): Promise<Attachment> {
      const { user } = sender;
      const party = partyOf(user);
      const conversation = await findConversation(db, party, chatId);
      if (!conversation) throw nobody();
      const isHidden = party.side === 'company' && (await isHiddenNow(db, party, chatId));
      const end = endOf(conversation, party.side, isHidden);
      if (end) throw end;
      await throttle.take([[LIMITS.attachments, String(user.id)]]);
      const mediaType = await inspect(file, { userId: user.id, address: sender.address });
      const { name } = file;
      const content = withoutMetadata(file.content, mediaType);
      const id = await storeWithRow(files, content, (stored) =>
        inTransaction(async (tx) => {
          const fileId = await insertFile(tx, stored, name, mediaType);
          if ((await store.bytesOf(tx, chatId, user.id)) + content.length > ATTACHMENT.mostBytesInAll) throw full();
          const inserted = await store.insertAttachment(tx, {
            conversationId: chatId,
            fileId,
            uploadedBy: user.id,
          });
          await store.keepNewestUnsent(tx, user.id, MOST_UNSENT);
          return inserted;
        }),
      );
      return { id, name, bytes: content.length, media_type: mediaType };
    },

    /** For readers who may not have it, it looks like a file that does not exist. */
    async open(user: SessionUser, id: number) {
      const found = await store.findAttachment(db, partyOf(user), id);
      if (!found) throw new AppError('not_found');
      const content = await files.read(found.key).catch(() => {
        throw new AppError('not_found');
      });
      return { ...found, content };
    },

    sweep: () => store.deleteUnsent(db),
  };
}
/** A file that is safe to open, as it will be stored. */
export type Prepared = { name: string; mediaType: MediaType; content: Buffer };
export type AttachmentsService = ReturnType<typeof createAttachmentsService>;

const refused = (reason: 'refusal.attachment_type' | 'refusal.attachment_broken') =>
  new AppError('invalid', { errors: { file: [messengerRefusal(reason)] } });

const full = () =>
  new AppError('invalid', {
    errors: {
      file: [messengerRefusal('refusal.attachments_full', { megabytes: ATTACHMENT.mostBytesInAll / 1024 / 1024 })],
    },
  });

const busy = () =>
  new AppError('unavailable', {
    message: messengerRefusal('refusal.attachment_busy'),
    retryAfterSeconds: BUSY_SECONDS,
  });
