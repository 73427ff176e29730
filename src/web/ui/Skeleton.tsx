import type { ReactNode } from 'react';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from './cx.ts';

type BoneProps = { width?: number | string; height?: number | string; round?: boolean; className?: string };

/** A grey bar with the position and height of the content that is loading. */
export function Bone({ width = '100%', height = 12, round, className }: BoneProps) {
  return (
    <span
      className={cx('bone block', round && 'rounded-round!', className)}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}

/** Holds bones, and says once that something is loading. */
export function Skeleton({ children, label, className }: { children: ReactNode; label?: string; className?: string }) {
  const t = useTexts(uiTexts);
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label ?? t('ui.loading')}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
