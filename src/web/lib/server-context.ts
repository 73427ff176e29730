import { createContext, data, redirect } from 'react-router';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { ArgumentsOf, Endpoint, OutputOf } from '#shared/kernel/endpoint.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import { asTold } from '#shared/kernel/messages.ts';
import type { ModuleTexts } from './page-texts.ts';

/** `accent` is the style that replaces the default accent colour; null if the default applies. */
export type SiteFacts = {
  name: string;
  accent: Record<string, string> | null;
  passMark: number;
};

/** What the server passes to the loaders of one request. */
export type ServerContext = {
  nonce: string;
  /** The text of the style sheet; empty where the page names its file instead. */
  styles: string;
  locale: Locale;
  /** Texts by module. Empty where the language is English and no admin changed a text. */
  texts: Readonly<Record<string, ModuleTexts>>;
  /** What an admin chose for the whole site. */
  site: SiteFacts;
  user: SessionUser | null;
  /** Whether this person must set up a second factor before they reach anything else. */
  mustSecure: boolean;
  /** Empty for visitors, whose pages are the same for all. */
  csrfToken: string;
  publicUrl: string;
  /** Logs an error in a page's own code, without any personal data. */
  report(error: unknown): void;
  /** Calls an endpoint in process, on the same path and with the same session as over HTTP. */
  call<E extends Endpoint>(endpoint: E, args: ArgumentsOf<E>): Promise<OutputOf<E>>;
};

export const serverContext = createContext<ServerContext>();

export type LoaderArguments = { request: Request; context: { get(key: typeof serverContext): ServerContext } };

/**
 * Loads the data of a page. People who are not signed in are redirected to the sign-in page, which returns them here.
 */
export async function load<E extends Endpoint>(
  { request, context }: LoaderArguments,
  endpoint: E,
  args: ArgumentsOf<E>,
): Promise<OutputOf<E>> {
  try {
    return await context.get(serverContext).call(endpoint, args);
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.code === 'unauthenticated') throw redirect(signInAddress(request));
    if (error.code === 'second_factor_needed') throw redirect(SECURITY_PAGE);
    throw data(error.toAnswer(asTold), { status: error.status });
  }
}

/** For pages that need a signed-in person but load no data of their own. */
export function requireUser({ request, context }: LoaderArguments): SessionUser {
  const { user, mustSecure } = context.get(serverContext);
  if (!user) throw redirect(signInAddress(request));
  if (mustSecure && pathOf(request) !== SECURITY_PAGE) throw redirect(SECURITY_PAGE);
  return user;
}

/** The one page of the workspace that is open to somebody who must set up a second factor first. */
const SECURITY_PAGE = '/user/security';

function pathOf({ url }: Request): string {
  return new URL(url).pathname.replace(/\.data$/, '');
}

function signInAddress(request: Request): string {
  return `/login?next=${encodeURIComponent(pathOf(request) + new URL(request.url).search)}`;
}
