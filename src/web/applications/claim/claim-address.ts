export function receiptAddress(receipt: string): string {
  return `/application/${encodeURIComponent(receipt)}`;
}

/** Registering takes the application over. */
export function claimAddress(receipt: string): string {
  return `/register?application=${encodeURIComponent(receipt)}`;
}

/** Signing in with the same e-mail claims the application too. */
export function signInAndClaimAddress(receipt: string): string {
  return `/login?application=${encodeURIComponent(receipt)}`;
}
