const TOKEN = 'token';

/** The form of a job as a page of its own, with a draft in it. */
export function draftAddress(slug: string, token: string): string {
  return `/job/${slug}/apply?${TOKEN}=${encodeURIComponent(token)}`;
}

export function tokenInAddress(): string | null {
  return new URL(window.location.href).searchParams.get(TOKEN) || null;
}

/** Removes the token from the address bar and the history, because everybody who has the token can open the draft. */
export function clearTokenFromAddress(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(TOKEN)) return;
  address.searchParams.delete(TOKEN);
  window.history.replaceState(window.history.state, '', address);
}
