import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { describe, expect, it } from 'vitest';
import { encodeJson, handoverOfJson } from './handover.ts';

const DATA = {
  loaderData: {
    root: { user: null, csrfToken: 'token', dictionary: {} },
    'pages/job': {
      title: 'Nurse “Aisha” </script><script>alert(1)</script>',
      skills: ['Nursing', 'Nursing', 'Somali'],
      salary: { min: 0, max: 1200.5, note: undefined },
      open: true,
      related: [],
    },
  },
  errors: null,
};

describe('what the loaders gave', () => {
  it('is read by the router in the browser as it was', async () => {
    const stream = new Blob([encodeJson(DATA)]).stream();
    expect((await decode(stream, globalThis as never)).value).toEqual(DATA);
  });

  it('cannot end the script that it stands in', () => {
    expect(handoverOfJson(DATA)).not.toContain('<');
  });
});
