import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashInsteadOfNonce } from './content-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('lets in what was rendered with the nonce, and nothing that was smuggled into the page', () => {
  const page =
    '<style nonce="n0">a{}</style><p><script>evil()</script><script nonce="other">worse()</script></p><script nonce="n0">one\ntwo</script><script type="module" nonce="n0">three</script>';
  const { html, inline } = hashInsteadOfNonce(page, 'n0');
  expect(inline).toEqual({ styles: hashOf('a{}'), scripts: `${hashOf('one\ntwo')} ${hashOf('three')}` });
  expect(html).not.toContain('n0');
  expect(html).toContain('<script>evil()</script>');
});
