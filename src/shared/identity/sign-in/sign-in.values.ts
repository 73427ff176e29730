/** Why somebody came back from a provider without being signed in. The sign-in page has a sentence for each. */
export const PROVIDER_PROBLEMS = [
  'failed',
  'down',
  'cancelled',
  'other_browser',
  'unverified',
  'no_account',
  'known',
  'blocked',
  'other_account',
  'taken',
  'not_again',
  'company_provider',
] as const;
export type ProviderProblem = (typeof PROVIDER_PROBLEMS)[number];
