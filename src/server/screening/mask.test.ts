import { describe, expect, it } from 'vitest';
import { ScreeningApplication } from '#shared/screening/screening.contract.ts';
import { MASK, maskIdentity } from './mask.ts';
import { redact } from './redact.ts';
import { nurse } from './screening.fixtures.ts';

const mask = (text: string) =>
  maskIdentity(
    text,
    () => [],
    () => [],
  );

describe('telephone numbers are masked in the digits of every script', () => {
  it.each([
    ['Latin', '+252 61 555 0148'],
    ['Arabic', '٠٦١ ٥٥٥ ٠١٤٨'],
    ['Persian', '۰۶۱-۵۵۵-۰۱۴۸'],
    ['Devanagari', '०६१ ५५५ ०१४८'],
    ['Bengali', '০৬১ ৫৫৫ ০১৪৮'],
    ['fullwidth', '０６１ ５５５ ０１４８'],
    ['mathematical', '𝟎𝟔𝟏 𝟓𝟓𝟓 𝟎𝟏𝟒𝟖'],
    ['mixed', '٠٦١ 555 ٠١٤٨'],
  ])('%s', (_script, number) => {
    expect(mask(`Call ${number} today.`)).toBe(`Call ${MASK} today.`);
  });

  it.each(['2019 - 2021', '٢٠١٩ - ٢٠٢١', '۲۰۱۹ - ۲۰۲۱', '03.2019 - 11.2021', '٠٣.٢٠١٩ - ١١.٢٠٢١', '1.500 kg', '١٬٥٠٠'])(
    'and years and short numbers stay: %s',
    (text) => {
      expect(mask(text)).toBe(text);
    },
  );

  it('for every evaluator, the language model among them', () => {
    const redacted = redact(
      ScreeningApplication.parse({ ...nurse, cover_letter: 'اتصلوا بي على ٠٦١٥٥٥٠١٤٨ من فضلكم' }),
    );
    expect(redacted.coverLetter).toBe(`اتصلوا بي على ${MASK} من فضلكم`);
  });
});
