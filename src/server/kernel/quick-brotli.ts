import { type BrotliOptions, constants } from 'node:zlib';

/**
 * How far back Brotli looks for repetitions, as a power of two: 256 kB, as much as a response usually has. For the
 * default of 4 MB it sets memory aside for each response, which costs a third of the work and saves no bytes.
 */
const WINDOW_BITS = 18;

/** For what is compressed once for one reader, so that speed counts more than size. */
export function quickBrotli(quality: number): BrotliOptions {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS } };
}
