import { Check, CloudOff, LoaderCircle, type LucideIcon, TriangleAlert } from 'lucide-react';
import { draftsTexts } from '#shared/drafts/drafts.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import type { DraftSnapshot } from './draft-session.ts';
import { momentInWords } from './moment-in-words.ts';

/** One short line for the head of a form that says whether the draft is saved. DraftNotices shows longer messages. */
export function DraftStatus({ draft, className }: { draft: DraftSnapshot; className?: string }) {
  const t = useTexts(draftsTexts);
  const time = useTexts(timeTexts);
  const looks: Partial<Record<DraftSnapshot['status'], { words: string; icon?: LucideIcon; tone?: string }>> = {
    opening: { words: t('drafts.opening'), icon: LoaderCircle },
    unsaved: { words: t('drafts.unsaved') },
    saving: { words: t('drafts.saving'), icon: LoaderCircle },
    saved: {
      words: t('drafts.saved', { time: momentInWords(time, draft.savedAt ?? '') }),
      icon: Check,
    },
    offline: { words: t('drafts.offline'), icon: CloudOff, tone: 'text-warning' },
    failed: { words: t('drafts.not_saved'), icon: TriangleAlert, tone: 'text-danger' },
    conflict: { words: t('drafts.not_saved'), icon: TriangleAlert, tone: 'text-warning' },
    gone: { words: t('drafts.not_saved'), icon: TriangleAlert, tone: 'text-danger' },
  };
  const look = looks[draft.status];
  if (!look) return null;
  const isTurning = look.icon === LoaderCircle;
  return (
    <p
      data-draft-status={draft.status}
      className={cx('flex items-center gap-1.5 text-sm', look.tone ?? 'text-ink-2', className)}
    >
      {look.icon && (
        <Icon of={look.icon} size="sm" className={cx('flex-none', isTurning && 'animate-spin motion-reduce:hidden')} />
      )}
      <span className="whitespace-nowrap">{look.words}</span>
    </p>
  );
}
