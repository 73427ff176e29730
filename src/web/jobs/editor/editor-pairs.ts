/** Two fields per line on a phone, if both fit. Wider screens define their own grid. */
export const PAIRS =
  'gap-s4 max-md:flex max-md:flex-wrap max-md:gap-x-s3 max-md:*:min-w-0 max-md:*:grow max-md:[&_select]:pe-8 md:grid';
/** The two widths of a line. With the gap they fill it, so that the gaps of all lines are below each other. */
export const NARROW = 'max-md:basis-[42.5%]';
export const BROAD = 'max-md:basis-[52.5%]';
/** At least as wide as its label and its longest choice: where the language needs the whole line, it takes it. */
export const WHOLE =
  // By default a text field is twenty characters wide, so this reduces it to the width of its label.
  'max-md:min-w-fit! max-md:[&_input]:w-0 max-md:[&_input]:min-w-full';
