const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The n-th key of a fresh column in fractional indexing: a0 … az, b00 … bzz, c000 … */
export function rankKeyAt(position: number): string {
  let length = 1;
  let left = position;
  while (left >= DIGITS.length ** length) {
    left -= DIGITS.length ** length;
    length += 1;
  }
  let digits = '';
  for (let place = 0; place < length; place += 1) {
    digits = DIGITS[left % DIGITS.length] + digits;
    left = Math.floor(left / DIGITS.length);
  }
  return `${String.fromCharCode('a'.charCodeAt(0) + length - 1)}${digits}`;
}
