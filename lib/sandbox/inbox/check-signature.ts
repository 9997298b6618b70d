import { timingSafeEqual } from 'node:crypto';
import { signatureHeader } from '../../api/deliveries/sending/signature';

/** Maximum age of a webhook in seconds; receivers are told to use the same limit. */
const TOLERANCE_SECONDS = 300;

const HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

export interface ReceivedWebhook {
  /** With names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Input to the signature check. */
export interface SignatureFacts {
  /** The secrets that may sign. */
  secrets: readonly string[];
  /** Milliseconds since 1970, by the clock of the system. */
  now: number;
  /** The requests that were sent for the `webhook-id`, to find out what differs. */
  sent: readonly ReceivedWebhook[];
}

/**
 * Checks the signature of a webhook as a receiver has to (Standard Webhooks).
 *
 * @returns why it is not valid; `null` if it is
 */
export function signatureProblem(webhook: ReceivedWebhook, facts: SignatureFacts): string | null {
  const missing = HEADERS.filter((name) => !webhook.headers[name]);
  if (missing.length > 0) return missingProblem(missing);
  return timestampProblem(webhook, facts.now) ?? mismatch(webhook, facts);
}

function missingProblem(names: readonly string[]): string {
  const list = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
  return names.length === 1 ? `The header ${list} is missing.` : `The headers ${list} are missing.`;
}

/** Whether one of the signatures of a webhook was made with a secret. */
function isSignedWith(webhook: ReceivedWebhook, secret: string): boolean {
  const signature = expected(webhook, secret);
  return signaturesOf(webhook).some((given) => isEqual(given, signature));
}

function timestampProblem({ headers }: ReceivedWebhook, now: number): string | null {
  const text = headers['webhook-timestamp'] ?? '';
  if (!/^\d{1,12}$/.test(text)) {
    return `webhook-timestamp is "${text.slice(0, 40)}". It must be a number of seconds since 1970.`;
  }
  const age = Math.floor(now / 1_000) - Number(text);
  if (age > TOLERANCE_SECONDS) {
    return `webhook-timestamp is ${age} seconds old. At most ${TOLERANCE_SECONDS} are accepted.`;
  }
  if (age < -TOLERANCE_SECONDS) {
    return `webhook-timestamp is ${-age} seconds in the future. At most ${TOLERANCE_SECONDS} are accepted.`;
  }
  return null;
}

function mismatch(webhook: ReceivedWebhook, { secrets, sent }: SignatureFacts): string | null {
  const signatures = signaturesOf(webhook);
  if (signatures.length === 0) {
    return 'webhook-signature contains no signature of version 1. It must be `v1,` and the signature in Base64.';
  }
  if (secrets.some((secret) => isSignedWith(webhook, secret))) return null;
  const asText = secrets.map((secret) => `whsec_${Buffer.from(secret).toString('base64')}`);
  if (asText.some((secret) => isSignedWith(webhook, secret))) {
    return 'The secret was used as text. Decode what follows `whsec_` from Base64.';
  }
  return difference(webhook, signatures, sent);
}

/** Compares with what was sent under the same id. */
function difference(
  webhook: ReceivedWebhook,
  signatures: readonly string[],
  sent: readonly ReceivedWebhook[],
): string {
  const signed = sent.find((request) =>
    signaturesOf(request).some((signature) => signatures.includes(signature)),
  );
  if (signed && signed.body !== webhook.body) {
    return `The body was changed after it was signed: it differs from byte ${firstDifference(signed.body, webhook.body)} on.`;
  }
  if (signed) {
    return 'webhook-timestamp was changed after the webhook was signed: the signature belongs to another attempt.';
  }
  if (sent.some(({ body }) => body === webhook.body)) {
    return 'The signature was made with another secret, or for another id or timestamp: the body is the one that was sent. The secret is `webhookSecret` of `GET /sandbox/credentials`.';
  }
  return 'The signature was made with another secret, or for another id, timestamp or body. Sign the raw body with `webhookSecret` of `GET /sandbox/credentials`.';
}

function signaturesOf({ headers }: ReceivedWebhook): string[] {
  return (headers['webhook-signature'] ?? '').split(' ').filter((part) => part.startsWith('v1,'));
}

function expected({ headers, body }: ReceivedWebhook, secret: string): string {
  const content = {
    id: headers['webhook-id'] ?? '',
    timestamp: Number(headers['webhook-timestamp']),
    body,
  };
  return signatureHeader(content, [secret]);
}

function isEqual(first: string, second: string): boolean {
  const [a, b] = [Buffer.from(first), Buffer.from(second)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function firstDifference(first: string, second: string): number {
  const [a, b] = [Buffer.from(first), Buffer.from(second)];
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at++;
  return at;
}
