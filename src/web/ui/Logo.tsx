import { cx } from './cx.ts';

/**
 * The doorway symbol and the name, vertically centred. `name` follows the page's language; without it only the symbol
 * is drawn.
 */
export function Logo({ name, size = 28, className }: { name?: string; size?: number; className?: string }) {
  return (
    <span
      className={cx('flex max-w-full items-center gap-2.5 font-[700]', className)}
      style={{ fontSize: size * 0.714 }}
    >
      <svg
        viewBox="0 0 24 28"
        height={size}
        width={(size * 24) / 28}
        aria-hidden="true"
        className="flex-none text-accent"
      >
        <path fill="currentColor" fillRule="evenodd" d="M0 28V12a12 12 0 0 1 24 0v16h-7V13a5 5 0 0 0-10 0v15z" />
      </svg>
      {name && (
        // The padding keeps the descenders of a truncated name visible.
        <span dir="auto" className="-my-1 min-w-0 truncate py-1 leading-none tracking-[calc(var(--tight)*1.9)]">
          {name}
        </span>
      )}
    </span>
  );
}
