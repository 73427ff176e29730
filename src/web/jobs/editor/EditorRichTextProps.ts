import type { Ref } from 'react';

export type RichTextProps = {
  /** HTML of paragraphs, two levels of headings, bold, italic, lists and links. */
  value: string;
  onChange?: (html: string) => void;
  onBlur?: () => void;
  /** For reading only, without tools. Whatever the HTML holds, only what the editor knows is shown. */
  readOnly?: boolean;
  ref?: Ref<{ focus: () => void }>;
};
