import { describe, expect, it } from 'vitest';
import {
  caretBehind,
  countryOf,
  dialCode,
  formatPhone,
  nationalText,
  PHONE_COUNTRIES,
  phoneSigns,
  toE164,
} from './phone-number.ts';

describe('a telephone number', () => {
  it('takes digits, spaces, brackets, hyphen and plus, and nothing else', () => {
    expect(phoneSigns('+252 (61) 555-0142 ext. x;#*')).toBe('+252 (61) 555-0142  ');
    expect(phoneSigns('٠٦١٥٥٥٠١٤٢')).toBe('0615550142');
  });

  it('is set while it is typed, as its country writes it', () => {
    expect(formatPhone('2015550123', 'US')).toBe('(201) 555-0123');
    expect(formatPhone('0712345678', 'KE')).toBe('0712 345678');
    expect(formatPhone('+252615550142', 'US')).toBe('+252 61 555 0142');
  });

  it('is never longer than twenty signs', () => {
    expect(formatPhone('1'.repeat(40), 'US')).toHaveLength(20);
    expect(formatPhone('+'.repeat(40), 'SO').length).toBeLessThanOrEqual(20);
  });

  it('loses no digit to its setting', () => {
    for (const country of PHONE_COUNTRIES)
      expect(formatPhone('0123456789', country).replace(/\D/g, '')).toBe('0123456789');
  });

  it('becomes E.164 when its country knows it, and only then', () => {
    expect(toE164('61 555 0142', 'SO')).toBe('+252615550142');
    expect(toE164('0712 345678', 'KE')).toBe('+254712345678');
    expect(toE164('0712 345678', 'US')).toBeNull();
    expect(toE164('12', 'SO')).toBeNull();
    expect(toE164('', 'SO')).toBeNull();
  });

  it('tells its country by the dial code; a shared code keeps the chosen country', () => {
    expect(countryOf('+254 7', 'SO')).toBe('KE');
    expect(countryOf('+1', 'CA')).toBe('CA');
    expect(countryOf('+1', 'SO')).toBe('US');
    expect(countryOf('0615', 'SO')).toBe('SO');
    expect(countryOf('+', 'SO')).toBe('SO');
  });

  it('is shown beside its flag without the dial code', () => {
    expect(nationalText('+12015550123', 'US')).toBe('(201) 555-0123');
    expect(nationalText('+2526', 'SO')).toBe('+2526');
    expect(nationalText('061', 'SO')).toBe('061');
    expect(dialCode('SO')).toBe('+252');
  });

  it('keeps the caret behind the digit that was typed', () => {
    expect(caretBehind('(201) 555', 4)).toBe(7);
    expect(caretBehind('(201) 555', 0)).toBe(0);
    expect(caretBehind('+252 6', 0)).toBe(1);
  });
});
