import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type DoorProps = {
  /** The word in the arch, and a smaller line under it. */
  word?: ReactNode;
  caption?: ReactNode;
  wordLang?: string;
  /** Shown in the doorway, standing on the threshold. */
  children?: ReactNode;
  /** For half a page: the word is as large as the arch allows. */
  big?: boolean;
  className?: string;
};

/** The arch of the hero: an opening with something standing in it. */
export function Door({ word, caption, wordLang, children, big = false, className }: DoorProps) {
  return (
    <div className={cx('door', className)}>
      {word && (
        <p
          className={cx(
            'absolute! inset-x-0 top-[19%] text-center leading-tight font-bold text-accent-strong max-md:top-15',
            big ? 'text-[4rem]' : 'text-[2.5rem]',
          )}
        >
          <span lang={wordLang} dir={wordLang ? 'auto' : undefined}>
            {word}
          </span>
          {caption && <span className="block text-sm leading-snug font-medium">{caption}</span>}
        </p>
      )}
      {children && (
        <div className="overflow-clip rounded-t-r3 border border-b-0 border-line bg-surface shadow-2">{children}</div>
      )}
    </div>
  );
}
