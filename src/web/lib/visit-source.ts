const KEY = 'fursa:source';
const NAMES = ['utm_source', 'source'];

/**
 * The origin of this visit: the source that the first address names, or else the referring site; '' if neither is
 * known. It is stored for this tab and sent with an application.
 */
export function visitSource(): string {
  try {
    const noted = sessionStorage.getItem(KEY);
    if (noted !== null) return noted;
    const source = sourceOf(new URL(location.href), document.referrer);
    sessionStorage.setItem(KEY, source);
    return source;
  } catch {
    // If the browser refuses the storage, the source is unknown.
    return '';
  }
}

export function sourceOf({ searchParams, host }: URL, referrer: string): string {
  const named = NAMES.map((name) => searchParams.get(name)).find(Boolean);
  if (named) return named.slice(0, 100);
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  return from && from.host !== host ? from.hostname.replace(/^www\./, '') : '';
}
