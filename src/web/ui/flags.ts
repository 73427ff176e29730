/** Small pictures of our own server; the browser fetches those that come into view. */
const files = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

const byCountry = new Map(Object.entries(files).map(([path, address]) => [path.slice(-6, -4), address]));

export function flagAddress(country: string): string | undefined {
  return byCountry.get(country);
}
