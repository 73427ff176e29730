/** `?apply=1` opens the form: after a reload, and for those who come back from signing in. */
export const APPLY = 'apply';

export function applyAddress(slug: string): string {
  return `/job/${slug}?${APPLY}=1`;
}

/** The same form as a page of its own. */
export function applyPageAddress(slug: string): string {
  return `/job/${slug}/apply`;
}
