import { beforeAll, expect, it } from 'vitest';
import { changeSettings } from '../../tools/testing/api/change-settings';
import { createTestStorefront, type TestStorefront } from './storefront.fixture';

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await createTestStorefront();
});

const read = (query = '', token?: string) =>
  storefront.send('program', { query, ...(token && { token }) });

it('returns the texts of the shop owner to guests and customers, in their language', async () => {
  const { status, body } = await read();
  expect([status, body]).toEqual([
    200,
    {
      faq: expect.arrayContaining([
        {
          question: 'Do my points expire?',
          answer: 'Yes, 365 days after you last earned or spent points.',
        },
      ]),
      welcomeTitle: 'Rewards for every order',
      welcomeText: expect.stringMatching(/^Collect 2 points/),
    },
  ]);
  expect((await read('locale=de-AT', storefront.mara)).body).toMatchObject({
    welcomeTitle: 'Belohnungen für jede Bestellung',
    faq: expect.arrayContaining([expect.objectContaining({ question: 'Verfallen meine Punkte?' })]),
  });
  expect((await read('locale=ja')).body).toEqual(body);
});

it('returns no texts if the shop owner wrote none', async () => {
  await changeSettings(storefront.api, { program: undefined });
  expect((await read()).body).toEqual({
    faq: [],
    welcomeTitle: null,
    welcomeText: null,
  });
});

it('rejects other parameters and other tokens', async () => {
  expect((await read('language=de')).status).toBe(400);
  expect((await read('', storefront.api.accessToken)).error).toBe('tokenKindNotAccepted');
});
