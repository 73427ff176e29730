import { FileText } from 'lucide-react';
import { attachmentAddress } from '#shared/messenger/attachments.contract.ts';
import { attachmentsTexts } from '#shared/messenger/attachments.texts.ts';
import type { Attachment } from '#shared/messenger/conversations.contract.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { fileSize } from '#web/lib/file-size.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/Icon.tsx';

const isPicture = ({ media_type }: Attachment) => media_type.startsWith('image/');

/** The attachments of a message: images are shown, all other files can be downloaded. */
export function MessageAttachments({ attachments }: { attachments: readonly Attachment[] }) {
  const t = useTexts(attachmentsTexts);
  if (attachments.length === 0) return null;
  return (
    <ul aria-label={t('attachments.list')} className="mt-1 grid justify-items-start gap-s2">
      {attachments.map((one) => (
        <li key={one.id} className="min-w-0 max-w-full">
          {isPicture(one) ? <Picture attachment={one} /> : <Download attachment={one} />}
        </li>
      ))}
    </ul>
  );
}

function Picture({ attachment: { id, name } }: { attachment: Attachment }) {
  const t = useTexts(attachmentsTexts);
  const address = `${attachmentAddress(id)}?inline=1`;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      aria-label={t('attachments.open', { name })}
      className="block overflow-clip rounded-r2 border border-line bg-wash"
    >
      {/* Its space is reserved, so that nothing below jumps when it loads. */}
      <img src={address} alt={name} loading="lazy" className="h-45 w-auto min-w-24 max-w-full object-contain" />
    </a>
  );
}

function Download({ attachment: { id, name, bytes } }: { attachment: Attachment }) {
  const t = useTexts(attachmentsTexts);
  const tUi = useTexts(uiTexts);
  return (
    <a
      href={attachmentAddress(id)}
      download={name}
      className="flex min-h-11 max-w-full items-center gap-s2 rounded-r2 border border-line bg-surface px-s3 py-s2 text-sm text-ink no-underline hover:border-line-strong"
    >
      <Icon of={FileText} size="sm" className="flex-none text-accent" />
      <span className="sr-only">{t('attachments.download', { name })}</span>
      <span aria-hidden dir="auto" className="min-w-0 truncate font-semibold">
        {name}
      </span>
      <span className="flex-none text-ink-2 tabular-nums">{fileSize(bytes, tUi)}</span>
    </a>
  );
}
