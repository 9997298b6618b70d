import { describe, expect, it } from 'vitest';
import { signatureHeader } from '../deliveries/sending/signature';
import { verifyWebhook } from './verify-webhook';

const secretOf = (byte: number) => `whsec_${Buffer.alloc(32, byte).toString('base64')}`;
const SECRET = secretOf(1);
const BODY = '{"occurredAt":"2026-03-04T09:15:00.000Z","name":"Zoë 🎁"}';

function headersFor(secrets: readonly string[], ageInSeconds = 0) {
  const timestamp = Math.floor(Date.now() / 1_000) - ageInSeconds;
  return {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatureHeader({ id: 'evt_1', timestamp, body: BODY }, secrets),
  };
}

describe('a delivery', () => {
  it('is verified with each secret that signs it, as text and as bytes', () => {
    const headers = headersFor([SECRET, secretOf(2)]);
    const delivery = { id: 'evt_1', payload: JSON.parse(BODY) };
    expect(verifyWebhook(BODY, headers, SECRET)).toEqual(delivery);
    expect(verifyWebhook(Buffer.from(BODY), new Headers(headers), secretOf(2))).toEqual(delivery);
  });

  it.each([
    ['another body', `${BODY} `, headersFor([SECRET])],
    ['another secret', BODY, headersFor([secretOf(2)])],
    ['another id', BODY, { ...headersFor([SECRET]), 'webhook-id': 'evt_2' }],
    ['an old timestamp', BODY, headersFor([SECRET], 310)],
    ['a timestamp in the future', BODY, headersFor([SECRET], -310)],
    ['no headers', BODY, {}],
  ])('is rejected with %s', (_title, body, headers) => {
    expect(verifyWebhook(body, headers, SECRET)).toBeNull();
  });

  it('is not verified with a secret that is cut or empty', () => {
    for (const secret of ['', 'whsec_', SECRET.slice(0, -4)]) {
      expect(() => verifyWebhook(BODY, headersFor([secret]), secret)).toThrow('32 bytes');
    }
  });
});
