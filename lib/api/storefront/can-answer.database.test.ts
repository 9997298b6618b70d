import { beforeAll, expect, it } from 'vitest';
import { createTestStorefront, type TestStorefront } from './storefront.fixture';

const SCARF = 880010;
const CANDLE = 880013;

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await createTestStorefront();
});

const canAnswer = (productId: number, token: string) =>
  storefront.send('canAnswer', { query: `productId=${productId}`, token });

it('lets customers answer questions about products that they bought', async () => {
  const { mara } = storefront;
  expect((await canAnswer(SCARF, mara)).body).toEqual({ canAnswer: true });
  expect((await canAnswer(CANDLE, mara)).body).toEqual({ canAnswer: false });
  expect((await canAnswer(5_000_001, mara)).body).toEqual({ canAnswer: false });
});

it('is for customers only', async () => {
  const { status, error } = await canAnswer(SCARF, storefront.guest);
  expect([status, error]).toEqual([403, 'guestTokenNotAccepted']);
});
