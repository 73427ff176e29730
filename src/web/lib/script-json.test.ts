import { expect, it } from 'vitest';
import { scriptJson } from './script-json.ts';

it('cannot be ended by a text inside it', () => {
  const title = '</script><script>alert(1)</script><!--';
  expect(scriptJson({ title })).not.toContain('<');
  expect(JSON.parse(scriptJson({ title }))).toEqual({ title });
});
