/** A delivery as it was sent. */
export interface SentDelivery {
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Maximum age of a delivery, in seconds. */
const TOLERANCE_SECONDS = 300;

/** The steps of a verification with their results. */
export interface Verification {
  /** The secret as bytes, in hexadecimal. */
  key: string;
  /** Signed text: id, timestamp and body. */
  signedContent: string;
  /** The signature that the secret makes. */
  expected: string;
  /** The signatures of the header. */
  given: readonly string[];
  isEqual: boolean;
  /** Seconds since the delivery was sent. */
  ageSeconds: number;
  isRecent: boolean;
}

/** Whether the browser can verify signatures. Without HTTPS, it can't. */
export function canVerify(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/**
 * Verifies a delivery like a receiver (Standard Webhooks).
 *
 * @param now milliseconds since 1970
 * @returns `null` if the text is not a webhook secret
 */
export async function verifySignature(
  { headers, body }: SentDelivery,
  secret: string,
  now: number,
): Promise<Verification | null> {
  const key = decode(secret);
  if (!key) return null;
  const timestamp = headers['webhook-timestamp'] ?? '';
  const signedContent = `${headers['webhook-id'] ?? ''}.${timestamp}.${body}`;
  const expected = `v1,${await hmac(key, signedContent)}`;
  const given = (headers['webhook-signature'] ?? '').split(' ').filter(Boolean);
  const ageSeconds = Math.floor(now / 1_000) - Number(timestamp);
  return {
    key: toHex(key),
    signedContent,
    expected,
    given,
    isEqual: given.includes(expected),
    ageSeconds,
    isRecent: Math.abs(ageSeconds) <= TOLERANCE_SECONDS,
  };
}

/** Changes one byte of a body: the first digit or letter of a value, which keeps it readable. */
export function breakOneByte(body: string): string {
  const at = body.search(/(?<=:\s*"?)[0-9A-Za-z]/);
  if (at < 0) return `${body} `;
  const broken = body[at] === '1' ? '2' : '1';
  return body.slice(0, at) + broken + body.slice(at + 1);
}

/** The bytes of a secret: 32 in Base64 after the prefix. */
function decode(secret: string): Uint8Array<ArrayBuffer> | null {
  const [, encoded] = /^whsec_([A-Za-z0-9+/]{43}=)$/.exec(secret.trim()) ?? [];
  if (encoded === undefined) return null;
  return Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
}

async function hmac(key: Uint8Array<ArrayBuffer>, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(signature)));
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
