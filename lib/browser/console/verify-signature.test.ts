import { expect, it } from 'vitest';
import { signatureHeader } from '../../api/deliveries/sending/signature';
import { breakOneByte, verifySignature } from './verify-signature';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const BODY = '{"occurredAt":"2026-03-04T09:15:00.000Z","pointsBalance":120.5,"name":"Ümit"}';
const NOW = 1_772_615_700_000;

function delivery(body = BODY) {
  const content = { id: 'evt_1', timestamp: NOW / 1_000, body: BODY };
  return {
    headers: {
      'webhook-id': content.id,
      'webhook-timestamp': String(content.timestamp),
      'webhook-signature': signatureHeader(content, [SECRET]),
    },
    body,
  };
}

it('verifies what the API signs', async () => {
  expect(await verifySignature(delivery(), SECRET, NOW)).toMatchObject({
    isEqual: true,
    isRecent: true,
    ageSeconds: 0,
    key: '07'.repeat(32),
  });
});

it('finds out that one byte of the body has changed', async () => {
  const broken = breakOneByte(BODY);
  const differing = [...broken].filter((character, at) => character !== BODY[at]);
  expect(broken).toHaveLength(BODY.length);
  expect(differing).toHaveLength(1);
  expect(await verifySignature(delivery(broken), SECRET, NOW)).toMatchObject({ isEqual: false });
});

it('rejects another secret', async () => {
  const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
  expect(await verifySignature(delivery(), other, NOW)).toMatchObject({ isEqual: false });
});

it.each(['', 'whsec_', 'whsec_?', 'whsec_bad', SECRET.slice(0, -8), SECRET.slice(6), `${SECRET}=`])(
  'verifies nothing with "%s", which is not a secret',
  async (text) => {
    expect(await verifySignature(delivery(), text, NOW)).toBeNull();
  },
);

it('accepts a secret with spaces around it', async () => {
  expect(await verifySignature(delivery(), ` ${SECRET} `, NOW)).toMatchObject({ isEqual: true });
});

it('reports a delivery that is more than five minutes old', async () => {
  expect(await verifySignature(delivery(), SECRET, NOW + 301_000)).toMatchObject({
    ageSeconds: 301,
    isRecent: false,
    isEqual: true,
  });
});
