import { describe, expect, it } from 'vitest';
import { EmailAddress } from './identity.contract.ts';
import { isMailbox, oneSpelling } from './mailbox.ts';

describe('an e-mail address', () => {
  it.each([
    'hodan@mail.example',
    'hodan.warsame+jobs@mail.example',
    "o'brien@mail.example",
    'first_last-2@sub.mail.example',
    'a@b.co',
    '1234567@mail.example',
    'x=y/z#1@mail.example',
    'dotted..twice.@carrier.example',
    'jürgen@müller.example',
    'هدى@بريد.example',
    '用户@例子.例子',
    'hodan@xn--mller-kva.example',
  ])('is %s', (address) => {
    expect(isMailbox(address)).toBe(true);
  });

  it.each([
    'hodan',
    'hodan@mail',
    '@mail.example',
    'hodan@',
    'hodan@.example',
    'hodan@mail.',
    'hodan@mail..example',
    'hodan@-mail.example',
    'hodan@mail-.example',
    'a@b@mail.example',
    'hodan@127.0.0.1',
    'hodan@[127.0.0.1]',
    // More than one mailbox, or another one.
    'hodan,other@mail.example',
    'hodan@mail.example,other@evil.example',
    'hodan@mail.example, other@evil.example',
    'hodan@mail.example;other@evil.example',
    'other@evil.example,hodan@mail.example',
    'hodan@mail.example,evil.example',
    'hodan@evil,mail.example',
    'Hodan <hodan@mail.example>',
    '<hodan@mail.example>',
    'team:hodan@mail.example;',
    '"hodan"@mail.example',
    '"a,b"@mail.example',
    'hodan(other)@mail.example',
    'hodan@mail.example(other)',
    'hodan\\@mail.example',
    'hodan%evil.example@mail.example',
    'evil.example!hodan@mail.example',
    'hodan@mail.example\r\nBcc: other@evil.example',
    'hodan\u0000@mail.example',
    'ho dan@mail.example',
    'hodan\u00a0@mail.example',
    'hodan\u200b@mail.example',
    'hodan，other@mail.example',
    'hodan@evil。example',
    'hodan@evil．mail.example',
    'hodan@mail.example⒈',
    'hodan@mail.ﷺ',
    `${'a'.repeat(65)}@mail.example`,
    `hodan@${'a'.repeat(64)}.example`,
  ])('is not %j', (address) => {
    expect(isMailbox(address)).toBe(false);
    expect(EmailAddress.safeParse(address).success).toBe(false);
  });

  it.each([
    ['Hodan@Mail.Example', 'hodan@mail.example'],
    ['hodan@ｍail.example', 'hodan@mail.example'],
    ['ｈodan@mail.example', 'hodan@mail.example'],
    ['hodan@ma\ufe0fil.example', 'hodan@mail.example'],
    ['jürgen@MÜLLER.example', 'jürgen@xn--mller-kva.example'],
    ['jürgen@xn--mller-kva.example', 'jürgen@xn--mller-kva.example'],
    ['هدى@بريد.example', 'هدى@xn--ngbof4h.example'],
  ])('%j is the mailbox %s', (typed, mailbox) => {
    expect(EmailAddress.parse(typed)).toBe(mailbox);
  });

  it('holds nothing that cannot be seen', () => {
    for (const address of ['ho\ufe0fdan@mail.example', 'ho\u034fdan@mail.example', 'hodan@xn--a.example']) {
      expect(EmailAddress.safeParse(address).success, JSON.stringify(address)).toBe(false);
    }
  });

  it('is judged in no time, whatever it is', () => {
    for (const part of ['a', 'a.', 'a-', '-', '@', '.', 'ä', '\u0301']) {
      const began = performance.now();
      isMailbox(`a@${part.repeat(100_000)}`);
      isMailbox(`${part.repeat(100_000)}@a.example`);
      oneSpelling(`a@${part.repeat(100_000)}`);
      expect(performance.now() - began).toBeLessThan(100);
    }
  });
});
