import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** The first two parts of an address name a page: /user/messages/7 is a conversation on the page of messages. */
const pageOf = ({ pathname }: URL) => pathname.split('/').slice(0, 3).join('/');

/**
 * For the layouts around pages: their data is not loaded again while somebody stays on a page and changes its filters
 * or opens something on it. Such a step then needs no request, and works without a network.
 */
export function revalidateWithPage({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isStep = currentUrl.href !== nextUrl.href && pageOf(currentUrl) === pageOf(nextUrl);
  return isStep ? false : defaultShouldRevalidate;
}
