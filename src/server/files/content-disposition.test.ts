import { describe, expect, it } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

describe('the header that names a file', () => {
  it.each([
    ['Amina CV.pdf', `attachment; filename="Amina CV.pdf"; filename*=UTF-8''Amina%20CV.pdf`],
    ['Résumé.pdf', `attachment; filename="Resume.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9.pdf`],
    ['سيرة.pdf', `attachment; filename="____.pdf"; filename*=UTF-8''%D8%B3%D9%8A%D8%B1%D8%A9.pdf`],
    ["it's (1)*.pdf", `attachment; filename="it's (1)*.pdf"; filename*=UTF-8''it%27s%20%281%29%2A.pdf`],
  ])('of %s', (name, header) => {
    expect(contentDisposition('attachment', name)).toBe(header);
  });

  it('cannot be left by what a file is called', () => {
    const header = contentDisposition('inline', 'a"; filename="b.html\r\nset-cookie: x=1\\%2f.pdf\ud800');
    expect(header).toMatch(/^inline; filename="[^"\r\n\\%]*"; filename\*=UTF-8''[\w.~%-]*$/);
  });
});
