/** Two fields to a line on a phone, as far as there is room for both. Wider screens lay their grid out themselves. */
export const PAIRS =
  'gap-s4 max-md:flex max-md:flex-wrap max-md:gap-x-s3 max-md:*:min-w-0 max-md:*:grow max-md:[&_select]:pe-8 md:grid';
/** The two widths of a line; with the gap they fill it, so that the lines of a form have their gap at one place. */
export const NARROW = 'max-md:basis-[42.5%]';
export const BROAD = 'max-md:basis-[52.5%]';
/** At least as wide as its label and its longest choice: where the language needs the whole line, it takes it. */
export const WHOLE =
  // A text field would claim room for twenty letters; it takes what its label needs.
  'max-md:min-w-fit! max-md:[&_input]:w-0 max-md:[&_input]:min-w-full';
