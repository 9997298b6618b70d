import { createHmac, timingSafeEqual } from 'node:crypto';
import type { webhooks } from './openapi';

const TOLERANCE_MS = 300_000;
const KEY_BYTES = 32;

/** A delivery whose signature is valid. */
export interface Delivery<Topic extends keyof webhooks> {
  /** Id of the event, which is the same on every retry. */
  id: string;
  payload: webhooks[Topic] extends {
    post: { requestBody: { content: { 'application/json': infer Payload } } };
  }
    ? Payload
    : never;
}

/** Headers of a web request or of Node.js. */
type WebhookHeaders = Headers | Readonly<Record<string, string | string[] | undefined>>;

/**
 * Checks the signature of a webhook.
 *
 * @param body the raw body, as it was received
 * @param secret the webhook secret of the client, which begins with `whsec_`
 * @returns null if the delivery isn't from Laurel, or older than five minutes
 * @throws Error if the secret is cut or empty: anybody could sign with it
 */
export function verifyWebhook<Topic extends keyof webhooks>(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string,
): Delivery<Topic> | null {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  if (key.length !== KEY_BYTES) throw new Error(`The webhook secret must have ${KEY_BYTES} bytes.`);
  const read = (name: string) =>
    String((headers instanceof Headers ? headers.get(name) : headers[name]) ?? '');
  const id = read('webhook-id');
  const timestamp = read('webhook-timestamp');
  if (!/^\d+$/.test(timestamp)) return null;
  if (Math.abs(Date.now() - Number(timestamp) * 1000) > TOLERANCE_MS) return null;
  const digest = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body);
  const expected = Buffer.from(`v1,${digest.digest('base64')}`);
  const isValid = read('webhook-signature')
    .split(' ')
    .some((signature) => {
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
  return isValid ? { id, payload: JSON.parse(Buffer.from(body).toString()) } : null;
}
