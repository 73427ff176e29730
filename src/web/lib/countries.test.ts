import { describe, expect, it, vi } from 'vitest';
import { loadCountries } from './countries.ts';

const SOMALIA = [{ name: 'Somalia', code: 'SO' }];

describe('the countries of a form', () => {
  it('are those of the server, asked for once per language', async () => {
    const ask = vi.fn(async () => SOMALIA);
    expect(await loadCountries('en', ask)).toEqual(SOMALIA);
    expect(await loadCountries('en', ask)).toEqual(SOMALIA);
    await loadCountries('sw', ask);
    expect(ask.mock.calls).toEqual([['en'], ['sw']]);
  });

  it('are a short list when the server does not answer, and are asked for again', async () => {
    const fallback = await loadCountries('ar', async () => {
      throw new Error('no connection');
    });
    expect(fallback.map(({ code }) => code)).toEqual(['US', 'GB', 'CA', 'AU', 'IN', 'PK', 'NG', 'KE', 'ZA']);
    expect(fallback.find(({ code }) => code === 'KE')?.name).toBe('كينيا');
    expect(await loadCountries('ar', async () => SOMALIA)).toEqual(SOMALIA);
  });
});
