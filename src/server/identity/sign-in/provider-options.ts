import { PROVIDER_NAME } from '#shared/identity/identity.values.ts';
import { StartupError } from '../../startup-error.ts';

/** A provider of sign-in (OpenID Connect), as the environment describes it. */
export type ProviderOptions = {
  /** In addresses and tables. */
  name: string;
  /** On its button. */
  label: string;
  issuer: string;
  clientId: string;
  /** Undefined for a public client. */
  clientSecret: string | undefined;
  /** The domains of the addresses for which the provider speaks, in lower case. */
  domains: readonly string[];
};

const ISSUER = /^OIDC_([A-Z\d]+(?:_[A-Z\d]+)*)_ISSUER$/;
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Reads `OIDC_<NAME>_ISSUER` and what belongs to it, for any number of names. */
export function providersFrom(environment: NodeJS.ProcessEnv): ProviderOptions[] {
  const names = Object.keys(environment).flatMap((key) => (environment[key] ? (ISSUER.exec(key)?.[1] ?? []) : []));
  return names.sort().map((upper) => {
    const read = (what: string) => environment[`OIDC_${upper}_${what}`]?.trim() || undefined;
    const fail = (what: string, why: string) => new StartupError(`OIDC_${upper}_${what} ${why}.`);
    const name = upper.toLowerCase().replaceAll('_', '-');
    if (name.length > PROVIDER_NAME.max)
      throw fail('ISSUER', `has a name of more than ${PROVIDER_NAME.max} characters`);
    const issuer = read('ISSUER') ?? '';
    if (!isIssuer(issuer)) throw fail('ISSUER', 'must be an address that begins with https://');
    const clientId = read('CLIENT_ID');
    if (!clientId) throw fail('CLIENT_ID', 'is missing');
    const domains = (read('DOMAINS') ?? '')
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean);
    if (domains.some((domain) => !/^[^@\s]+\.[^@\s]+$/.test(domain))) {
      throw fail('DOMAINS', 'must be domains such as example.com, separated by commas');
    }
    return { name, label: read('LABEL') ?? name, issuer, clientId, clientSecret: read('CLIENT_SECRET'), domains };
  });
}

/** Without TLS only on this machine, for development. */
function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && LOCAL.has(hostname));
}
