/** The style of menus and lists that float above the page. */
export const POPOVER =
  'min-w-(--trigger-width) max-w-[calc(100vw-24px)] rounded-r2 border border-line bg-raised text-ink shadow-3 outline-none data-[entering]:animate-appear';
export const LIST = 'scroll-edge max-h-[min(30rem,60dvh)] overflow-y-auto rounded-r2 p-1 outline-none';
export const OPTION =
  'flex min-h-9 cursor-default items-center gap-2.5 rounded-r1 px-2.5 py-1.5 text-md outline-none select-none shadow-none! data-[focused]:bg-wash data-[hovered]:bg-wash data-[selected]:bg-accent-soft data-[selected]:text-accent-strong data-[disabled]:text-ink-3 data-[focus-visible]:shadow-focus-inset! pointer-coarse:min-h-11';
