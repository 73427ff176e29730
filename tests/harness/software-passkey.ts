import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const UP = 0x01;
const UV = 0x04;
const AT = 0x40;

type Changes = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  isVerified?: boolean;
  counter?: number;
  type?: string;
};
// biome-ignore lint/suspicious/noExplicitAny: the options of the browser's own interface, as JSON.
type Options = any;

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

/** A passkey without a device: makes and signs what browsers send. `Changes` forge it. */
export function softwarePasskey(publicUrl = 'http://localhost:3000') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  function clientData(type: string, challenge: string, { origin }: Changes): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: origin ?? publicUrl, crossOrigin: false }));
  }
  function authenticatorData(changes: Changes, more: Buffer, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(changes.counter ?? counter);
    const bits = UP | (changes.isVerified === false ? 0 : UV) | flags;
    const host = changes.rpId ?? new URL(publicUrl).hostname;
    return Buffer.concat([sha256(host), Buffer.from([bits]), count, more]);
  }

  return {
    id: base64url(id),
    /** Answers the options of a registration. */
    make(options: Options, changes: Changes = {}) {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]) as never,
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(key)]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(changes, attested, AT))],
      ]);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(
            clientData(changes.type ?? 'webauthn.create', changes.challenge ?? options.challenge, changes),
          ),
          attestationObject: base64url(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      };
    },
    /** Answers the options of a sign-in. */
    sign(options: Options, changes: Changes = {}) {
      counter += 1;
      const data = clientData(changes.type ?? 'webauthn.get', changes.challenge ?? options.challenge, changes);
      const authData = authenticatorData(changes, Buffer.alloc(0), 0);
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(data)]))
        .sign(privateKey);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
        },
      };
    },
  };
}
