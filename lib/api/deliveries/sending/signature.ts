import { createHmac } from 'node:crypto';

/** The signed content. */
export interface SignedContent {
  /** The `webhook-id`. */
  id: string;
  /** The `webhook-timestamp`: seconds since 1970. */
  timestamp: number;
  /** The raw body. */
  body: string;
}

/** The secrets of a client: the current one, and the one before until its end. */
export interface WebhookSecrets {
  current: string;
  previous: string | null;
  previousEndsAt: Date | null;
}

const SECRET_PREFIX = 'whsec_';

/** The secrets that sign at a time, the current one first. */
export function signingSecrets(
  { current, previous, previousEndsAt }: WebhookSecrets,
  now: number,
): string[] {
  const isValid = previous !== null && previousEndsAt !== null && previousEndsAt.getTime() > now;
  return isValid ? [current, previous] : [current];
}

/** The `webhook-signature` header of Standard Webhooks: one signature for each secret, separated by spaces. */
export function signatureHeader(content: SignedContent, secrets: readonly string[]): string {
  return secrets.map((secret) => sign(content, secret)).join(' ');
}

function sign({ id, timestamp, body }: SignedContent, secret: string): string {
  const encoded = secret.startsWith(SECRET_PREFIX) ? secret.slice(SECRET_PREFIX.length) : secret;
  const digest = createHmac('sha256', Buffer.from(encoded, 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return `v1,${digest}`;
}
