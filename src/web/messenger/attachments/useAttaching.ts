import { useEffect, useRef, useState } from 'react';
import { isAppError } from '#shared/kernel/errors.ts';
import { uploadRefusal } from '#shared/kernel/upload.texts.ts';
import { uploadAttachment } from '#shared/messenger/attachments.contract.ts';
import type { Attachment } from '#shared/messenger/conversations.contract.ts';
import { ATTACHMENT } from '#shared/messenger/messenger.values.ts';
import { upload } from '#web/lib/upload.ts';

export const ATTACHMENT_MEGABYTES = ATTACHMENT.maxBytes / 1024 / 1024;

export type Uploading = { key: number; name: string; share: number; stop: () => void };
/** A file that was refused, and the reason; without a name the reason concerns all of them. */
export type Untaken = { key: number; name: string | null; reason: string };

type Options = {
  chatId: number;
  value: readonly Attachment[];
  onChange: (attachments: Attachment[]) => void;
  /** The message if there are too many files. */
  tooMany: string;
};

let lastKey = 0;

/** Uploads the chosen files in parallel, and keeps the result of each. */
export function useAttaching({ chatId, value, onChange, tooMany }: Options) {
  const [uploading, setUploading] = useState<readonly Uploading[]>([]);
  const [untaken, setUntaken] = useState<readonly Untaken[]>([]);
  // An upload may end late, and must not undo what was attached or removed meanwhile.
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  const running = useRef(new Set<AbortController>());
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const one of current) one.abort();
    };
  }, []);

  function change(next: Attachment[]) {
    latest.current.value = next;
    latest.current.onChange(next);
  }

  async function send(file: File) {
    lastKey += 1;
    const key = lastKey;
    const refuse = (reason: string) => setUntaken((all) => [...all, { key, name: file.name, reason }]);
    if (file.size > ATTACHMENT.maxBytes) {
      refuse(uploadRefusal('refusal.file_too_large', { megabytes: ATTACHMENT_MEGABYTES }));
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    running.current.add(controller);
    setUploading((all) => [...all, { key, name: file.name, share: 0, stop: () => controller.abort() }]);
    try {
      const { attachment } = await upload(uploadAttachment, file, {
        args: { chat_id: String(chatId) },
        signal,
        onProgress: (share) => setUploading((all) => all.map((one) => (one.key === key ? { ...one, share } : one))),
      });
      if (!signal.aborted) change([...latest.current.value, attachment]);
    } catch (failure) {
      if (signal.aborted) return;
      if (!isAppError(failure)) throw failure;
      refuse(failure.errors?.file?.[0] ?? failure.message);
    } finally {
      running.current.delete(controller);
      setUploading((all) => all.filter((one) => one.key !== key));
    }
  }

  return {
    uploading,
    untaken,
    add(files: readonly File[]) {
      const room = ATTACHMENT.most - latest.current.value.length - uploading.length;
      lastKey += 1;
      setUntaken(files.length > room ? [{ key: lastKey, name: null, reason: tooMany }] : []);
      for (const file of files.slice(0, Math.max(0, room))) void send(file);
    },
    remove: (id: number) => change(latest.current.value.filter((one) => one.id !== id)),
  };
}
