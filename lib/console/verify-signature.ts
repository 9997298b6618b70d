/** A delivery as it was sent. */
export interface SentDelivery {
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** How old a delivery may be, in seconds. */
const TOLERANCE_SECONDS = 300;

/** The steps of a verification with their results. */
export interface Verification {
  /** The secret as bytes, in hexadecimal; `null` if it can't be decoded. */
  key: string | null;
  /** What is signed: id, timestamp and body. */
  signedContent: string;
  /** The signature that the secret makes; `null` without a key. */
  expected: string | null;
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
 */
export async function verifySignature(
  { headers, body }: SentDelivery,
  secret: string,
  now: number,
): Promise<Verification> {
  const timestamp = headers['webhook-timestamp'] ?? '';
  const signedContent = `${headers['webhook-id'] ?? ''}.${timestamp}.${body}`;
  const key = decode(secret);
  const expected = key && `v1,${await hmac(key, signedContent)}`;
  const given = (headers['webhook-signature'] ?? '').split(' ').filter(Boolean);
  const ageSeconds = Math.floor(now / 1_000) - Number(timestamp);
  return {
    key: key && toHex(key),
    signedContent,
    expected,
    given,
    isEqual: expected !== null && given.includes(expected),
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

function decode(secret: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(secret.trim().replace(/^whsec_/, ''));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
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
