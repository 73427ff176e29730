import { createHash, timingSafeEqual } from 'node:crypto';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { USER_AGENT } from '#shared/identity/identity.values.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import { isLocale, type Locale } from '#shared/kernel/languages.ts';
import type { Words } from '#shared/kernel/messages.ts';
import { SETTINGS } from '#shared/reference/settings.values.ts';
import type { Origin } from '../identity/identity.service.ts';
import { isSessionToken, newVisitorToken, type Session, type Sessions } from '../identity/sessions.ts';
import { isSecret } from '../kernel/secrets.ts';

/** The state of one request: the session, the CSRF token, and the cookies of the response. */
export type Visit = {
  session: Session | null;
  /** The session of somebody who must have a second factor first. It opens only the calls with `securesAccount`. */
  heldBack: Session | null;
  /** The API token that the request came with. Such a request has no session. */
  tokenInUse: TokenInUse | null;
  /** The secret of the session cookie. Visitors have one too, for their CSRF token. */
  readonly token: string;
  origin: Origin;
  locale: Locale;
  /** Translates messages of the response into the visitor's language. */
  words: Words;
  csrfToken(): string;
  hasCsrfToken(header: string | undefined): boolean;
  startSession(sessionToken: string, deviceToken: string): void;
  endSession(): void;
  chooseLocale(locale: Locale): void;
  setCookies: string[];
};

/** An API token, and the person with whose rights it acts. */
export type TokenInUse = { user: SessionUser; token: { id: number; name: string } };
/** Checks that a token may make a call from an address, or throws why not. */
export type AdmitToken = (secret: string, endpoint: Endpoint, address: string) => Promise<TokenInUse>;
export type ApiTokens = {
  admit: AdmitToken;
  /** Records that a token changed something. */
  recordWrite(inUse: TokenInUse, endpoint: Endpoint): Promise<void>;
};

/** The session of the request's browser, whatever it may reach. */
export function sessionOf({ session, heldBack }: Visit): Session | null {
  return session ?? heldBack;
}

/** The person for whom the request acts. */
export function userOf({ session, tokenInUse }: Visit): SessionUser | null {
  return tokenInUse?.user ?? session?.user ?? null;
}

type Facts = {
  cookies: Record<string, string | undefined>;
  address: string;
  acceptLanguage: string | undefined;
  userAgent: string | undefined;
};
type Names = { session: string; device: string };

const DAY_SECONDS = 24 * 60 * 60;
const YEAR_SECONDS = 365 * DAY_SECONDS;
/** The longest time that an admin can set. The cookie may outlive the session: the server decides whether it is valid. */
const LONGEST_SESSION_SECONDS = SETTINGS.session_days.max * DAY_SECONDS;
const LOCALE_COOKIE = 'fursa_locale';

/** `__Host-` binds a cookie to this host over HTTPS, so that no other subdomain can set it. */
export function cookieNames(secure: boolean): Names {
  const prefix = secure ? '__Host-' : '';
  return { session: `${prefix}fursa_session`, device: `${prefix}fursa_device` };
}

export function createVisits(sessions: Sessions, secure: boolean, wordsIn: (locale: Locale) => Words) {
  const names = cookieNames(secure);
  const cookie = (name: string, value: string, seconds: number) =>
    `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? '; Secure' : ''}`;
  const sessionCookie = (token: string) => cookie(names.session, token, LONGEST_SESSION_SECONDS);

  return async ({ cookies, address, acceptLanguage, userAgent }: Facts): Promise<Visit> => {
    const given = ofOurs(isSessionToken, cookies[names.session]);
    let token = given ?? newVisitorToken();
    let isNew = given === undefined;
    const setCookies: string[] = [];
    const locale = readLocale(cookies, acceptLanguage);
    const found = await sessions.find(given);
    return {
      session: found?.isHeldBack ? null : found,
      heldBack: found?.isHeldBack ? found : null,
      tokenInUse: null,
      get token() {
        return token;
      },
      origin: {
        address,
        browser: token,
        device: ofOurs(isSecret, cookies[names.device]) ?? null,
        userAgent: userAgent?.slice(0, USER_AGENT.max) ?? null,
        locale,
      },
      locale,
      words: (message) => wordsIn(locale)(message),
      setCookies,
      csrfToken() {
        // The cookie is set only when a CSRF token, which is bound to it, is needed.
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
      chooseLocale: (chosen) => setCookies.push(cookie(LOCALE_COOKIE, chosen, YEAR_SECONDS)),
    };
  };
}
export type OpenVisit = ReturnType<typeof createVisits>;

/** Ignores cookies that do not look like ours, because somebody else may have set them. */
function ofOurs(isOurs: (text: string) => boolean, value: string | undefined): string | undefined {
  return value !== undefined && isOurs(value) ? value : undefined;
}

/** Derived from the secret of the session cookie, which no other site can read. A new session has a new token. */
function csrfTokenOf(token: string): string {
  return createHash('sha256').update(`csrf ${token}`).digest('base64url');
}

function isSame(a: string, b: string): boolean {
  // Compared as bytes, because the lengths in characters and in bytes may differ.
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
}

export function readLocale(cookies: Facts['cookies'], acceptLanguage: string | undefined): Locale {
  const chosen = cookies[LOCALE_COOKIE];
  if (isLocale(chosen)) return chosen;
  // Browsers list the preferred languages first.
  for (const part of (acceptLanguage ?? '').split(',')) {
    const language = part.trim().slice(0, 2).toLowerCase();
    if (isLocale(language)) return language;
  }
  return 'en';
}
