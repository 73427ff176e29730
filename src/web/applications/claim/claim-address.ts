export function receiptAddress(receipt: string): string {
  return `/application/${encodeURIComponent(receipt)}`;
}

/** Registering takes the application over. */
export function claimAddress(receipt: string): string {
  return `/register?application=${encodeURIComponent(receipt)}`;
}

/** So does signing in, with the same e-mail. */
export function signInAndClaimAddress(receipt: string): string {
  return `/login?application=${encodeURIComponent(receipt)}`;
}
