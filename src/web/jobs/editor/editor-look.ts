/** Styles of the text in the editor and in its placeholder, so that both have the same height. */
export const EDITOR_PROSE =
  'prose max-w-none! content-start whitespace-break-spaces outline-none [&_a]:text-accent [&_a]:underline [&_p]:min-h-[1.62em]';
export const EDITOR_ROOM = 'min-h-50 px-s5 py-s4 max-md:px-s4';
