// Any origin would do: it only serves to find out whether an address leaves the current site.
const HERE = 'https://here.invalid';

/**
 * The address as a path of this site, or `otherwise` if it leads anywhere else. Use it for every address that came from
 * outside: browsers drop tabs and line breaks, and read backslashes as slashes.
 */
export function ownPath(address: unknown, otherwise: string): string {
  if (typeof address !== 'string' || !address.startsWith('/')) return otherwise;
  const parsed = parse(address);
  // Dots are resolved by now, and what is left of `/.//other.example` would be read as another host.
  if (parsed?.origin !== HERE || parsed.pathname.startsWith('//')) return otherwise;
  return parsed.pathname + parsed.search + parsed.hash;
}

function parse(address: string): URL | null {
  try {
    return new URL(address, HERE);
  } catch {
    return null;
  }
}
