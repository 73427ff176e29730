import { type ArgumentsOf, type Endpoint, isWrite, pathParameters } from '#shared/kernel/endpoint.ts';

// The bench uses this client too, where nothing collects the contracts.
const described = process.env.VITEST ? await import('./described-answers.ts') : null;

// biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects of an answer.
type Body = any;
export type Answer = { status: number; body: Body; headers: Headers; text: string };
type Extra = { headers?: Record<string, string>; raw?: string | Uint8Array; csrf?: string | null };

/** A browser without a page: keeps cookies, and sends the CSRF token that the server gave it. */
export class TestClient {
  readonly baseUrl: string;
  cookies = new Map<string, string>();
  csrfToken: string | null = null;

  constructor(baseUrl: string) {
    this.baseUrl = baseUrl;
  }

  get(path: string, extra?: Extra): Promise<Answer> {
    return this.request('GET', path, undefined, extra);
  }

  post(path: string, body: unknown = {}, extra?: Extra): Promise<Answer> {
    return this.request('POST', path, body, extra);
  }

  call<E extends Endpoint>(endpoint: E, args: ArgumentsOf<E>): Promise<Answer> {
    const values = args as Record<string, unknown>;
    const inPath = new Set(pathParameters(endpoint.path));
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
    const rest = Object.fromEntries(Object.entries(values).filter(([name]) => !inPath.has(name)));
    if (isWrite(endpoint.method)) return this.request(endpoint.method, path, rest);
    const query = new URLSearchParams(rest as Record<string, string>).toString();
    return this.request(endpoint.method, query ? `${path}?${query}` : path);
  }

  /** One file, as the multipart field `file`. */
  async upload(path: string, name: string, content: Uint8Array, headers: Record<string, string> = {}): Promise<Answer> {
    if (this.csrfToken === null) await this.get('/me');
    const form = new FormData();
    form.append('file', new File([content as BlobPart], name));
    const encoded = new Response(form);
    const type = encoded.headers.get('content-type') ?? '';
    return this.request('POST', path, undefined, {
      raw: new Uint8Array(await encoded.arrayBuffer()),
      headers: { ...headers, 'content-type': type },
    });
  }

  async request(method: string, path: string, body?: unknown, extra: Extra = {}): Promise<Answer> {
    if (isWrite(method) && this.csrfToken === null && extra.csrf === undefined) await this.get('/me');
    const token = extra.csrf === undefined ? this.csrfToken : extra.csrf;
    const response = await fetch(this.baseUrl + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(this.cookies.size > 0 && {
          cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...(isWrite(method) && {
          'content-type': 'application/json',
          ...(token !== null && { 'x-csrf-token': token }),
        }),
        ...extra.headers,
      },
      ...(isWrite(method) && { body: (extra.raw as BodyInit) ?? JSON.stringify(body ?? {}) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name) this.cookies.set(name, value ?? '');
    }
    const text = await response.text();
    const parsed = parse(text);
    described?.assertDescribed(method, path, response.status, parsed);
    if (typeof parsed?.csrf_token === 'string') this.csrfToken = parsed.csrf_token;
    else if (path === '/logout') this.csrfToken = null;
    return { status: response.status, body: parsed, headers: response.headers, text };
  }
}

function parse(text: string): Body {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
