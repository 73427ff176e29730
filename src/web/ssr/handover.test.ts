import { runInNewContext } from 'node:vm';
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { describe, expect, it } from 'vitest';
import { handoverOfJson } from './handover.ts';

const DATA = {
  loaderData: {
    root: { user: null, csrfToken: 'token', dictionary: {} },
    'pages/job': {
      title: 'Nurse “Aisha” </script><script>alert(1)</script>',
      skills: ['Nursing', 'Nursing', 'Somali'],
      salary: { min: 0, max: 1200.5 },
      open: true,
      related: [],
    },
  },
  errors: null,
};

describe('what the loaders gave', () => {
  it('is read by the router in the browser as it was', async () => {
    const written: string[] = [];
    const streamController = { enqueue: (text: string) => written.push(text), close() {} };
    runInNewContext(handoverOfJson(DATA), { window: { __reactRouterContext: { streamController } } });
    expect((await decode(new Blob(written).stream(), globalThis as never)).value).toEqual(DATA);
  });

  it('cannot end the script that it stands in', () => {
    expect(handoverOfJson(DATA)).not.toContain('</');
  });
});
