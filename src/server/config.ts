import path from 'node:path';
import { z } from '#shared/kernel/schema.ts';
import { ALLOWED_RANGES_FORM, type OutgoingRules, readAllowedRanges } from './http/outgoing-address.ts';
import { readTrustedProxies, TRUST_PROXY_FORMS, type TrustedProxies } from './http/trust-proxy.ts';
import { type ProviderOptions, providersFrom } from './identity/sign-in/provider-options.ts';
import { type LlmOptions, llmOptionsFrom } from './screening/llm/llm-options.ts';
import { StartupError } from './startup-error.ts';

/** While developing, receivers run on the same machine. */
const LOOPBACK = ['127.0.0.0/8', '::1'];

const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');

/** Every setting of the environment. The README's table lists the same names. */
const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Fursa <no-reply@fursa.example>'),
  INBOUND_DOMAIN: z
    .string()
    .regex(/^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i, 'it is the domain that answers to mails are sent to')
    .optional(),
  INBOUND_SMTP_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  INBOUND_WEBHOOK_SECRET: z.string().min(32).optional(),
  TRUST_PROXY: z
    .string()
    .default('false')
    .transform((value, context) => {
      const proxies = readTrustedProxies(value.trim());
      if (proxies === null) context.addIssue({ code: 'custom', message: TRUST_PROXY_FORMS });
      return proxies ?? false;
    }),
  OUTGOING_ALLOWED_RANGES: z
    .string()
    .optional()
    .transform((value, context) => {
      const ranges = value === undefined ? undefined : readAllowedRanges(value);
      if (ranges === null) context.addIssue({ code: 'custom', message: ALLOWED_RANGES_FORM });
      return ranges ?? undefined;
    }),
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).optional(),
  /** Only for `npm run bench`: adds the bare route that everything is compared with. */
  FURSA_BENCH: flag.default(false),
  FURSA_MODE: z.enum(['start', 'serve', 'dev']).default('start'),
});

/** How answers to mails come in: by SMTP, or posted by a mail provider. */
export type Inbound = { domain: string; smtpPort: number | undefined; webhookSecret: string | undefined };

export type Config = {
  mode: 'start' | 'serve' | 'dev';
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Null: mails cannot be answered. */
  inbound: Inbound | null;
  trustProxy: TrustedProxies;
  /** Where requests to addresses that users have entered may go. */
  outgoing: OutgoingRules;
  /** Cookies are sent over HTTPS only. Follows from the public address. */
  secureCookies: boolean;
  metricsToken: string | undefined;
  logLevel: string;
  isBench: boolean;
  /** Null: applications are scored by the embedded evaluator alone. */
  llm: LlmOptions | null;
  /** With which people can sign in beside their password. */
  providers: readonly ProviderOptions[];
};

/** The only place that reads the environment. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const parsed = Environment.safeParse(withoutEmpty(environment));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartupError(`The setting ${issue?.path.join('.')} is not valid: ${issue?.message}.`);
  }
  const env = parsed.data;
  if (env.FURSA_MODE === 'serve' && !env.DATABASE_URL && !env.DATA_DIR) {
    throw new StartupError('Set DATABASE_URL or DATA_DIR: npm run serve does not choose where production data lives.');
  }
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  return {
    mode: env.FURSA_MODE,
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    dataDir: path.resolve(env.DATA_DIR ?? 'data'),
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    inbound: inboundFrom(env),
    trustProxy: env.TRUST_PROXY,
    outgoing: {
      allowedRanges: env.OUTGOING_ALLOWED_RANGES ?? (env.FURSA_MODE === 'dev' ? LOOPBACK : []),
      allowsHttp: env.FURSA_MODE === 'dev',
    },
    secureCookies: publicUrl.startsWith('https:'),
    metricsToken: env.METRICS_TOKEN,
    isBench: env.FURSA_BENCH,
    llm: llmOptionsFrom(environment),
    providers: providersFrom(environment),
    // On a terminal only warnings are logged, so that the demo's sign-ins stay visible; a service logs every request.
    logLevel: env.LOG_LEVEL ?? (env.FURSA_MODE === 'serve' ? 'info' : 'warn'),
  };
}

function inboundFrom(env: z.infer<typeof Environment>): Inbound | null {
  const { INBOUND_DOMAIN: domain, INBOUND_SMTP_PORT: smtpPort, INBOUND_WEBHOOK_SECRET: webhookSecret } = env;
  if (domain === undefined && smtpPort === undefined && webhookSecret === undefined) return null;
  if (domain === undefined) {
    throw new StartupError('Set INBOUND_DOMAIN: answers to mails need a domain that they are sent to.');
  }
  if (smtpPort === undefined && webhookSecret === undefined) {
    throw new StartupError('Set INBOUND_SMTP_PORT or INBOUND_WEBHOOK_SECRET: answers to mails must come in somehow.');
  }
  return { domain: domain.toLowerCase(), smtpPort, webhookSecret };
}

function withoutEmpty(environment: NodeJS.ProcessEnv) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}
