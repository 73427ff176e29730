import { excerpt } from '#shared/kernel/excerpt.ts';

const LONGEST = 60;
const LEAST_DIGITS_OF_A_PHONE_NUMBER = 6;

/**
 * A name that somebody gave themselves, for a mail to somebody else: short, on one line, and without anything that a
 * mail program makes a link of. Our mails must not carry a stranger's message.
 */
export function nameInMail<Otherwise>(name: string, otherwise: Otherwise): string | Otherwise {
  const words = name
    .normalize('NFKC')
    // Invisible characters could separate or join the characters around them.
    .replace(/\p{Cf}/gu, '')
    // Removes the signs of URLs, paths and e-mail addresses.
    .replace(/[\p{Cc}\p{Zl}\p{Zp}:/\\@<>[\]{}|"`]+/gu, ' ')
    // Breaks up domains. Initials, and a full stop after a word, stay.
    .replace(/(?<=\S)[.。]+(?=[\p{L}\p{M}\p{N}-]{2})/gu, ' ')
    .replace(/\+?\p{Nd}[\p{Nd}\s().-]*\p{Nd}/gu, (number) => (isPhoneNumber(number) ? ' ' : number))
    .replace(/\s+/g, ' ')
    .trim();
  return /[\p{L}\p{N}]/u.test(words) ? excerpt(words, LONGEST) : otherwise;
}

function isPhoneNumber(text: string): boolean {
  return (text.match(/\p{Nd}/gu)?.length ?? 0) >= LEAST_DIGITS_OF_A_PHONE_NUMBER;
}
