import type { TestServer } from './test-server.ts';

export const INBOUND_DOMAIN = 'replies.fursa.example';
export const INBOUND_SECRET = 'a secret of the mail provider and this site';
let mails = 0;

type File = { name: string; type: string; content: Uint8Array | string };
type Written = {
  from: string;
  to: string;
  text?: string;
  html?: string;
  files?: File[];
  /** More headers, as complete lines. */
  headers?: string[];
  messageId?: string;
};

/** A mail as a mail program of a person writes it. */
export function writtenMail({ from, to, text, html, files = [], headers = [], messageId }: Written): string {
  mails += 1;
  const id = messageId ?? `<${mails}.${Math.random().toString(36).slice(2)}@mail.example>`;
  const body = [
    'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n',
    'Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n',
  ];
  const parts = [
    ...(html === undefined || text !== undefined ? [body[0] + (text ?? '')] : []),
    ...(html === undefined ? [] : [body[1] + html]),
    ...files.map(
      ({ name, type, content }) =>
        `Content-Type: ${type}\r\nContent-Disposition: attachment; filename="${name}"\r\n` +
        `Content-Transfer-Encoding: base64\r\n\r\n${Buffer.from(content).toString('base64')}`,
    ),
  ];
  const lines = [`From: ${from}`, `To: ${to}`, 'Subject: Re: a message', `Message-ID: ${id}`, 'MIME-Version: 1.0'];
  return (
    `${[...lines, ...headers, 'Content-Type: multipart/mixed; boundary=b'].join('\r\n')}\r\n\r\n` +
    `${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`
  );
}

/** The address to which the newest mail to somebody is answered; undefined if it cannot be answered. */
export async function replyAddressOf({ database }: TestServer, email: string): Promise<string | undefined> {
  const { rows } = await database.query('select headers from mails where recipient = $1 order by id desc limit 1', [
    email,
  ]);
  return (rows[0] as { headers: Record<string, string> | null } | undefined)?.headers?.['Reply-To'];
}

/** The mail provider posts a mail that it has taken. */
export function postMail(fursa: TestServer, raw: string | Uint8Array, secret = INBOUND_SECRET) {
  return fursa.visitor().post('/inbound/mails', undefined, {
    raw,
    csrf: null,
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${secret}` },
  });
}
