const TOKEN = 'token';

/** The form of a job as a page of its own, with a draft in it. */
export function draftAddress(slug: string, token: string): string {
  return `/job/${slug}/apply?${TOKEN}=${encodeURIComponent(token)}`;
}

export function tokenInAddress(): string | null {
  return new URL(window.location.href).searchParams.get(TOKEN) || null;
}

/** The token opens the draft for whoever reads it: out of the address bar, the history and what is copied from them. */
export function clearTokenFromAddress(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(TOKEN)) return;
  address.searchParams.delete(TOKEN);
  window.history.replaceState(window.history.state, '', address);
}
