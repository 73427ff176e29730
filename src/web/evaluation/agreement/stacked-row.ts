/** A phone has no room for columns, so the figures are in a grid below the row's name, each with its label. */
export const STACKED_ROW =
  'max-md:grid max-md:grid-cols-[2fr_2fr_1fr] max-md:gap-x-s3 max-md:gap-y-s2 max-md:px-s4 max-md:py-s3 max-md:first:border-t-0! max-md:[&_:is(th,td)]:p-0!';
