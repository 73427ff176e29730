/** Styles of the text in the editor and in its placeholder, so that both have the same height. */
export const EDITOR_PROSE =
  'prose max-w-none! content-start whitespace-break-spaces outline-none [&_a]:text-accent [&_a]:underline [&_p]:min-h-[1.62em]';
/** A long text scrolls in itself; on a phone, tools and text are in view together even above the keyboard. */
export const EDITOR_HEIGHT = 'max-h-180 max-md:max-h-100';
export const EDITOR_ROOM = 'min-h-50 px-s5 py-s4 max-md:px-s4';
