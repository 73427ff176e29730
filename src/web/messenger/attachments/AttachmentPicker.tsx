import { FileText, Image, Paperclip, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { attachmentsTexts } from '#shared/messenger/attachments.texts.ts';
import type { Attachment } from '#shared/messenger/conversations.contract.ts';
import { ATTACHMENT } from '#shared/messenger/messenger.values.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { fileSize } from '#web/lib/file-size.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { Told } from '#web/ui/Told.tsx';
import { ATTACHMENT_MEGABYTES, useAttaching } from './useAttaching.ts';

type AttachmentPickerProps = {
  /** Must also be the component's key, so that a file uploaded in one conversation is not sent in another. */
  chatId: number;
  value: readonly Attachment[];
  onChange: (attachments: Attachment[]) => void;
  /** Reports that an upload is in progress, which sending has to wait for. */
  onBusy?: (isBusy: boolean) => void;
};

/** A button that attaches files. In a row that wraps, the attached files are on a line of their own above it. */
export function AttachmentPicker({ chatId, value, onChange, onBusy }: AttachmentPickerProps) {
  const t = useTexts(attachmentsTexts);
  const tUi = useTexts(uiTexts);
  const input = useRef<HTMLInputElement>(null);
  const tooMany = t('attachments.most', { max: ATTACHMENT.most });
  const { uploading, untaken, add, remove } = useAttaching({ chatId, value, onChange, tooMany });
  const isBusy = uploading.length > 0;
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);
  const hint = t('attachments.add_hint', { size: ATTACHMENT_MEGABYTES });
  return (
    <>
      <IconButton
        icon={Paperclip}
        label={t('attachments.add')}
        title={`${t('attachments.add')} (${hint})`}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ATTACHMENT.accept}
        aria-label={t('attachments.add')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again after a failure.
          target.value = '';
          if (files.length > 0) add(files);
        }}
      />
      {(value.length > 0 || isBusy) && (
        <ul aria-label={t('attachments.list')} className="order-first flex min-w-0 basis-full flex-wrap gap-s2">
          {value.map(({ id, name, bytes, media_type }) => (
            <Chip
              key={id}
              icon={media_type.startsWith('image/') ? Image : FileText}
              name={name}
              onRemove={() => remove(id)}
            >
              <span className="flex-none text-ink-2 tabular-nums">{fileSize(bytes, tUi)}</span>
            </Chip>
          ))}
          {uploading.map(({ key, name, share, stop }) => (
            <Chip key={key} icon={Paperclip} name={name} onRemove={stop}>
              <ProgressBar label={t('attachments.uploading', { name })} percent={share * 100} thin className="w-16" />
            </Chip>
          ))}
        </ul>
      )}
      <div role="alert" className="order-first grid basis-full gap-1 text-sm text-danger empty:hidden">
        {untaken.map(({ key, name, reason }) => (
          <p key={key} className="flex items-start gap-1.5">
            <Icon of={TriangleAlert} size="sm" className="mt-0.5" />
            <span dir="auto">
              {name !== null && `${t('attachments.not_added', { name })} `}
              <Told>{reason}</Told>
            </span>
          </p>
        ))}
      </div>
    </>
  );
}

type ChipProps = { icon: typeof Paperclip; name: string; onRemove: () => void; children: ReactNode };

function Chip({ icon, name, onRemove, children }: ChipProps) {
  const t = useTexts(attachmentsTexts);
  return (
    <li className="flex max-w-full min-w-0 items-center gap-s2 rounded-r2 border border-line bg-wash ps-s3 pe-1 text-sm">
      <Icon of={icon} size="sm" className="flex-none text-accent" />
      <span dir="auto" className="min-w-0 truncate">
        {name}
      </span>
      {children}
      <IconButton icon={X} size="sm" label={t('attachments.remove', { name })} onClick={onRemove} />
    </li>
  );
}
