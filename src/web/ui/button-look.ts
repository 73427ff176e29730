import { cx } from './cx.ts';

const VARIANTS = {
  primary: 'border-transparent bg-accent text-on-accent shadow-1 hover:bg-accent-strong',
  line: 'bg-surface border-line-strong text-ink shadow-1 hover:border-ink-3 aria-expanded:bg-accent-soft aria-expanded:text-accent-strong aria-expanded:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-strong aria-pressed:border-accent',
  quiet:
    'border-transparent text-ink-2 disabled:border-transparent! disabled:bg-transparent! disabled:opacity-40 hover:bg-ink/7 hover:text-ink aria-expanded:bg-accent-soft aria-expanded:text-accent-strong aria-pressed:bg-accent-soft aria-pressed:text-accent-strong',
  soft: 'border-transparent bg-accent-soft text-accent-strong hover:bg-accent hover:text-on-accent',
  danger: 'border-transparent text-danger hover:bg-danger-soft',
  'danger-solid': 'border-transparent bg-danger text-surface shadow-1 hover:brightness-92',
  /** A dashed button for adding something. */
  add: 'border-dashed border-control text-accent hover:bg-accent-soft',
} as const;

const SIZES = {
  /** 26 px: inside dense cards. */
  xs: 'min-h-6.5 gap-1.5 px-2 text-xs rounded-r1 pointer-coarse:min-h-11',
  /** 32 px: the tools of the workspace. */
  sm: 'min-h-8 gap-1.5 px-3 text-sm rounded-r1 pointer-coarse:min-h-11',
  /** 40 px: public pages and dialogs. */
  md: 'min-h-10 gap-2 px-4 text-md rounded-r2 pointer-coarse:min-h-11',
  /** 48 px: the main action of a page. */
  lg: 'min-h-12 gap-2 px-6 text-md rounded-r2',
  'icon-xs': 'size-6.5 rounded-r1 pointer-coarse:size-11',
  'icon-sm': 'size-8 rounded-r1 pointer-coarse:size-11',
  'icon-md': 'size-9 rounded-r1 pointer-coarse:size-11',
} as const;

export type ButtonLook = { variant?: keyof typeof VARIANTS; size?: keyof typeof SIZES; wide?: boolean };

/** The look of a button, for any element. */
export function buttonClass({ variant = 'line', size = 'md', wide = false }: ButtonLook, className?: string): string {
  return cx(
    'inline-flex items-center justify-center border font-semibold leading-none whitespace-nowrap no-underline select-none transition-colors',
    'disabled:bg-wash disabled:border-line disabled:text-ink-2 disabled:shadow-none disabled:cursor-not-allowed disabled:brightness-100',
    'aria-disabled:cursor-not-allowed',
    VARIANTS[variant],
    SIZES[size],
    variant === 'add' && 'min-h-14 rounded-r3',
    (wide || variant === 'add') && 'w-full',
    className,
  );
}
