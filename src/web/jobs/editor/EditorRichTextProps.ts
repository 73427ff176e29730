import type { Ref } from 'react';

export type RichTextProps = {
  /** HTML of paragraphs, two levels of headings, bold, italic, lists and links. */
  value: string;
  onChange?: (html: string) => void;
  onBlur?: () => void;
  ref?: Ref<{ focus: () => void }>;
};
