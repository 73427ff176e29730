import { createHash, timingSafeEqual } from 'node:crypto';
import { SESSION_DAYS } from '#shared/identity/identity.values.ts';
import { isLocale, type Locale } from '#shared/reference/languages.ts';
import type { Origin } from '../identity/identity.service.ts';
import { newVisitorToken, type Session, type Sessions } from '../identity/sessions.ts';

/** One request of somebody: who they are, their CSRF token, and the cookies that the answer will carry. */
export type Visit = {
  session: Session | null;
  /** The secret of the session cookie. Visitors have one too, for their CSRF token. */
  readonly token: string;
  origin: Origin;
  locale: Locale;
  csrfToken(): string;
  hasCsrfToken(header: string | undefined): boolean;
  startSession(sessionToken: string, deviceToken: string): void;
  endSession(): void;
  chooseLocale(locale: Locale): void;
  setCookies: string[];
};

type Facts = { cookies: Record<string, string | undefined>; address: string; acceptLanguage: string | undefined };
type Names = { session: string; device: string; locale: string };

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** `__Host-` binds a cookie to this host over HTTPS, so that no neighbour can plant one. */
export function cookieNames(secure: boolean): Names {
  const prefix = secure ? '__Host-' : '';
  return { session: `${prefix}fursa_session`, device: `${prefix}fursa_device`, locale: 'fursa_locale' };
}

export function createVisits(sessions: Sessions, secure: boolean) {
  const names = cookieNames(secure);
  const cookie = (name: string, value: string, seconds: number) =>
    `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? '; Secure' : ''}`;
  const sessionCookie = (token: string) => cookie(names.session, token, SESSION_DAYS * 24 * 60 * 60);

  return async ({ cookies, address, acceptLanguage }: Facts): Promise<Visit> => {
    const given = cookies[names.session];
    let token = given ?? newVisitorToken();
    let isNew = given === undefined;
    const setCookies: string[] = [];
    return {
      session: await sessions.find(given),
      get token() {
        return token;
      },
      origin: { address, device: cookies[names.device] ?? null },
      locale: readLocale(cookies[names.locale], acceptLanguage),
      setCookies,
      csrfToken() {
        // Only who asks for a token needs the cookie that it is bound to.
        if (isNew) setCookies.push(sessionCookie(token));
        isNew = false;
        return csrfTokenOf(token);
      },
      hasCsrfToken: (header) => given !== undefined && header !== undefined && isSame(header, csrfTokenOf(token)),
      startSession(sessionToken, deviceToken) {
        token = sessionToken;
        isNew = false;
        setCookies.push(sessionCookie(token), cookie(names.device, deviceToken, YEAR_SECONDS));
      },
      endSession() {
        token = newVisitorToken();
        setCookies.push(sessionCookie(token));
      },
      chooseLocale: (locale) => setCookies.push(cookie(names.locale, locale, YEAR_SECONDS)),
    };
  };
}
export type OpenVisit = ReturnType<typeof createVisits>;

/** Follows from the cookie's secret, which no other site can read: a new session has a new token. */
function csrfTokenOf(token: string): string {
  return createHash('sha256').update(`csrf ${token}`).digest('base64url');
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

function readLocale(chosen: string | undefined, acceptLanguage: string | undefined): Locale {
  if (isLocale(chosen)) return chosen;
  for (const part of (acceptLanguage ?? '').split(',')) {
    const language = part.trim().slice(0, 2).toLowerCase();
    if (isLocale(language)) return language;
  }
  return 'en';
}
