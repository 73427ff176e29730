import { describe, expect, it } from 'vitest';
import { ownWords } from './own-words.ts';

const QUOTED = '> Can you come?\n>\n> Selam';

describe('what somebody wrote in their answer', () => {
  it.each([
    'On Mon, 5 Feb 2024 at 10:00, Tsehayon Energy via Fursa <no-reply@fursa.example> wrote:',
    'On Monday, Tsehayon Energy\n<no-reply@fursa.example> wrote:',
    'Taariikhda 5 Feb 2024, Tsehayon Energy ayaa qoray:',
    'Mnamo Jum, 5 Feb 2024 saa 10:00 AM Tsehayon Energy <no-reply@fursa.example> aliandika:',
    'في الاثنين، ٥ فبراير ٢٠٢٤ في ١٠:٠٠ ص تمت كتابة ما يلي بواسطة \u202bTsehayon Energy\u202c <\u202ano-reply@fursa.example\u202c>:',
    'بتاريخ 5 فبراير 2024، كتب Tsehayon Energy:',
    'Le lun. 5 févr. 2024, Tsehayon Energy <no-reply@fursa.example> a écrit :',
    '-----Original Message-----',
    '________________________________',
    'From: Tsehayon Energy <no-reply@fursa.example>\nSent: Monday',
    'Kutoka: Tsehayon Energy\nTarehe: Jumatatu',
    'De : Tsehayon Energy <jobs@tsehayon.example>\nEnvoyé : lundi',
    'Von: Tsehayon Energy\nGesendet: Montag',
    'من: Tsehayon Energy\nتاريخ الإرسال: الاثنين',
  ])('ends where the quotation opens: %s', (opening) => {
    expect(ownWords(`Yes, on Monday.\n\n${opening}\n\n${QUOTED}`)).toBe('Yes, on Monday.');
    expect(ownWords(`Yes, on Monday.\r\n\r\n${opening}\r\nCan you come?\r\nSelam`)).toBe('Yes, on Monday.');
  });

  it('goes on below a quotation that is marked, and between its parts', () => {
    expect(ownWords(`On 5 Feb 2024, Selam wrote:\n${QUOTED}\n\nYes.`)).toBe('Yes.');
    expect(ownWords('> Can you come?\nYes.\n> And on Tuesday?\nNo.')).toBe('Yes.\nNo.');
  });

  it('ends before the signature', () => {
    expect(ownWords('Yes.\n\n-- \nHodan Warsame\nBerbera')).toBe('Yes.');
    expect(ownWords('First\n--- a line ---\nSecond')).toBe('First\n--- a line ---\nSecond');
  });

  it('keeps what only looks similar', () => {
    for (const text of ['On Monday I wrote:\nit is fine', 'From: Berbera to Hargeisa', 'On time as ever.'])
      expect(ownWords(text).split('\n').at(-1)).toBe(text.split('\n').at(-1));
  });

  it('is found quickly, whatever is written', () => {
    for (const hostile of ['On ', '>', '-- ', 'On a\n', '<a@b> ', '_', 'في ', '\n', '\u202b']) {
      const started = performance.now();
      ownWords(hostile.repeat(100_000 / hostile.length));
      expect(performance.now() - started, JSON.stringify(hostile)).toBeLessThan(1_000);
    }
  });
});
