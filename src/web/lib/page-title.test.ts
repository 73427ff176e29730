import { describe, expect, it } from 'vitest';

const pages = import.meta.glob<string>(['/src/web/**/*.tsx', '!/src/web/pages/docs.ui.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

describe('the name of the site', () => {
  it('is written into no page: an admin can change it', () => {
    expect(Object.keys(pages).length).toBeGreaterThan(200);
    const written = Object.entries(pages).filter(([, source]) => /Fursa/.test(source.replace(/\/\*[\s\S]*?\*\//g, '')));
    expect(written.map(([file]) => file)).toEqual([]);
  });
});
