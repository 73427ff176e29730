import { describe, expect, it } from 'vitest';
import { providersFrom } from './provider-options.ts';

const ONE = { OIDC_TAMSIRA_ISSUER: 'https://id.tamsira.example', OIDC_TAMSIRA_CLIENT_ID: 'fursa' };

describe('providers in the environment', () => {
  it('are read by their names, with all that belongs to them', () => {
    const more = {
      OIDC_TAMSIRA_CLIENT_SECRET: 'secret',
      OIDC_TAMSIRA_LABEL: 'Tamsira Logistics',
      OIDC_TAMSIRA_DOMAINS: 'Tamsira.example, tamsira.so',
      OIDC_OTHER_ID_ISSUER: 'http://localhost:4000',
      OIDC_OTHER_ID_CLIENT_ID: 'x',
    };
    expect(providersFrom({ ...ONE, ...more })).toMatchObject([
      { name: 'other-id', label: 'other-id', clientSecret: undefined, domains: [] },
      {
        name: 'tamsira',
        label: 'Tamsira Logistics',
        clientSecret: 'secret',
        domains: ['tamsira.example', 'tamsira.so'],
      },
    ]);
    expect(providersFrom({ OIDC_TAMSIRA_ISSUER: '' })).toEqual([]);
  });

  it.each([
    [{ ...ONE, OIDC_TAMSIRA_ISSUER: 'http://id.tamsira.example' }, 'OIDC_TAMSIRA_ISSUER must be'],
    [{ ...ONE, OIDC_TAMSIRA_ISSUER: 'tamsira' }, 'OIDC_TAMSIRA_ISSUER must be'],
    [{ ...ONE, OIDC_TAMSIRA_CLIENT_ID: '' }, 'OIDC_TAMSIRA_CLIENT_ID is missing'],
    [{ ...ONE, OIDC_TAMSIRA_DOMAINS: 'boss@tamsira.example' }, 'OIDC_TAMSIRA_DOMAINS must be'],
  ])('stop the start in words when they are not complete: %j', (environment, said) => {
    expect(() => providersFrom(environment)).toThrow(said);
  });
});
