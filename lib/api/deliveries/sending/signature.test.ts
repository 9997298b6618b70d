import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { signatureHeader, signingSecrets } from './signature';

const SECRET = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';
const OTHER_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const VECTOR = {
  id: 'evt_2f7c1a',
  timestamp: 1_741_080_000,
  body: '{"occurredAt":"2025-03-04T09:20:00Z","birthday":"09-17"}',
};

describe('a signature', () => {
  it('is that of the documented test vector', () => {
    const expected = 'v1,irNPZkkXxe5xUuVaxeDxpXKZMQGWzB0KRuRsZcSdoFc=';
    expect(signatureHeader(VECTOR, [SECRET])).toBe(expected);
    expect(signatureHeader(VECTOR, [SECRET.slice('whsec_'.length)])).toBe(expected);
  });

  it('is verified by the package of Standard Webhooks, with each secret that signs', () => {
    const content = {
      id: 'evt_1',
      timestamp: Math.floor(Date.now() / 1_000),
      body: '{"name":"Zoë 🎁"}',
    };
    const headers = {
      'webhook-id': content.id,
      'webhook-timestamp': String(content.timestamp),
      'webhook-signature': signatureHeader(content, [SECRET, OTHER_SECRET]),
    };
    for (const secret of [SECRET, OTHER_SECRET]) {
      expect(new Webhook(secret).verify(content.body, headers)).toEqual({ name: 'Zoë 🎁' });
    }
    const third = new Webhook(Buffer.alloc(32, 8).toString('base64'));
    expect(() => third.verify(content.body, headers)).toThrow('No matching signature');
    expect(() => new Webhook(SECRET).verify(`${content.body} `, headers)).toThrow();
  });
});

describe('the secrets that sign', () => {
  const endsAt = new Date('2026-03-04T09:15:00.000Z');
  const secrets = { current: SECRET, previous: OTHER_SECRET, previousEndsAt: endsAt };

  it('are the current one and the previous one, until that ends', () => {
    expect(signingSecrets(secrets, endsAt.getTime() - 1)).toEqual([SECRET, OTHER_SECRET]);
    expect(signingSecrets(secrets, endsAt.getTime())).toEqual([SECRET]);
  });

  it('are the current one only, unless the previous one has an end', () => {
    const now = endsAt.getTime() - 1;
    expect(signingSecrets({ ...secrets, previous: null }, now)).toEqual([SECRET]);
    expect(signingSecrets({ ...secrets, previousEndsAt: null }, now)).toEqual([SECRET]);
  });
});
