import { useEffect, useState } from 'react';
import { isTimeZone } from '#shared/interviews/times.ts';

const CHOSEN = 'fursa:zone';
/** The cookie that tells the server in which zone to render the week. Without it the browser loads the week. */
const COOKIE = 'fursa_zone';
const YEAR_S = 365 * 24 * 60 * 60;

/** The zone of the last visit, from the request's cookies; null on the first one. */
export function zoneOfRequest(request: Request): string | null {
  const found = new RegExp(`(?:^|; )${COOKIE}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1];
  const zone = found && decodeURIComponent(found);
  return zone && isTimeZone(zone) ? zone : null;
}

function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

function chosenZone(): string | null {
  try {
    const zone = localStorage.getItem(CHOSEN);
    return zone && isTimeZone(zone) ? zone : null;
  } catch {
    return null;
  }
}

/** The zone in which times are shown: the chosen one, else the device's. Only for what is rendered in the browser. */
export function zoneHere(): string {
  return chosenZone() ?? deviceZone();
}

/** The same for a page that the server has rendered in the zone `rendered`. Null until the browser's zone is known. */
export function useZone(rendered: string | null): [string | null, (zone: string) => void] {
  const [zone, setZone] = useState(rendered);
  useEffect(() => setZone(zoneHere()), []);
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: some browsers that we support lack the Cookie Store API.
    if (zone) document.cookie = `${COOKIE}=${encodeURIComponent(zone)}; path=/; max-age=${YEAR_S}; samesite=lax`;
  }, [zone]);
  return [
    zone,
    (chosen) => {
      setZone(chosen);
      try {
        if (chosen === deviceZone()) localStorage.removeItem(CHOSEN);
        else localStorage.setItem(CHOSEN, chosen);
      } catch {
        // Without storage the choice lasts as long as the page.
      }
    },
  ];
}
