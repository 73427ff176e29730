const KEY = 'fursa:source';
const NAMES = ['utm_source', 'source'];

/**
 * Where this visit began: what the first address says, or else the site with the link to it; '' when neither is known.
 * Kept for the visit, in this tab: whoever applies sends it along.
 */
export function visitSource(): string {
  try {
    const noted = sessionStorage.getItem(KEY);
    if (noted !== null) return noted;
    const source = sourceOf(new URL(location.href), document.referrer);
    sessionStorage.setItem(KEY, source);
    return source;
  } catch {
    // A browser may refuse the storage; then nothing is known.
    return '';
  }
}

export function sourceOf({ searchParams, host }: URL, referrer: string): string {
  const named = NAMES.map((name) => searchParams.get(name)).find(Boolean);
  if (named) return named.slice(0, 100);
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  return from && from.host !== host ? from.hostname.replace(/^www\./, '') : '';
}
