import { expect, it } from 'vitest';
import { successWith } from '../results';
import type { Session } from './session';
import { createTokens } from './tokens';

const SESSION: Session = {
  role: 'guest',
  customerId: null,
  now: '2026-03-04T09:00:00Z',
  expiresAt: '2026-03-04T10:00:00Z',
  shop: { domain: 'shop.example', currency: 'EUR', storefrontUrl: 'https://shop.example' },
  disabledApps: [],
  pointsDecimals: 2,
  wishlistsRequireSignIn: false,
};

it('start no renewal after they have ended, even if a token arrives later', async () => {
  let arrive = (_token: string) => {};
  const timers: number[] = [];
  const tokens = createTokens({
    environment: {
      now: () => 0,
      startTimer(_run, milliseconds) {
        timers.push(milliseconds);
        return () => {};
      },
    },
    accept: async (token) => successWith({ token, session: SESSION }),
    getStorefrontToken: () =>
      new Promise<string>((resolve) => {
        arrive = resolve;
      }),
    timeoutMs: 1_000,
    onChange: () => {
      throw new Error('The holder changed after the end.');
    },
  });
  const renewal = tokens.current();
  tokens.dispose();
  arrive('st_late');
  await renewal;
  expect(tokens.accepted).toBeNull();
  // That of the timeout.
  expect(timers).toEqual([1_000]);
});
