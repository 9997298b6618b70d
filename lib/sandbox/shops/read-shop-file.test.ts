import { describe, expect, it } from 'vitest';
import { now, problemsOf, SHOP, withValue } from './changed-file.fixture';
import { readShopFile } from './read-shop-file';
import { smallFile } from './small-file.fixture';

describe('readShopFile', () => {
  it('accepts a valid file and fills in defaults', () => {
    const [shop] = readShopFile(smallFile(), now).shops;
    expect(shop?.customers[1]).toMatchObject({ phone: null, tags: [], isEligibleForPoints: true });
  });

  it('compares email addresses in lower case', () => {
    const file = withValue(`${SHOP}.customers[1].email`, 'OLGA@mail.example');
    expect(problemsOf(file)).toMatchObject([{ path: 'shops[0].customers[1].email' }]);
  });

  it('lists all problems at once', () => {
    const file = withValue(`${SHOP}.orders[0].customerId`, 999);
    file.clients[0] = { ...file.clients[0], shops: ['north.example'] } as never;
    expect(problemsOf(file).map(({ path }) => path)).toEqual([
      'clients[0].shops[0]',
      'shops[0].orders[0].customerId',
      'shops[0].subscriptions[0].clientId',
    ]);
  });

  it.each([
    [
      'an unknown field',
      'colour',
      'red',
      'colour',
      'is not a known field. Remove it, or correct its name.',
    ],
    ['a missing field', 'domain', undefined, 'domain', 'is missing. Add it.'],
    ['a wrong type', 'hasApi', 'yes', 'hasApi', 'must be true or false.'],
    [
      'an unknown value',
      'settings.displayName',
      'nickname',
      'settings.displayName',
      'must be `firstName`, `firstNameAndInitial`, or `fullName`.',
    ],
    [
      'a setting of sandboxes',
      'settings.redemptions',
      { requireVerification: true },
      'settings.redemptions.requireVerification',
      'must be `false`, because only sandboxes show codes.',
    ],
    [
      'an unknown variant',
      'activities[0].type',
      'gift',
      'activities[0].type',
      'must be `reward`, `redeem`, `tier`, `referrer`, `referred`, `manual`, `expired`, `refund`, or `import`.',
    ],
    [
      'a wrong timestamp',
      'createdAt',
      'yesterday',
      'createdAt',
      'must be a timestamp from 1900 to 9899 such as `2025-03-04T09:15:00Z`, or at most 36,500 days from the import such as `-400d` or `+3d12h`.',
    ],
    [
      'an id that the API could assign',
      'reviews[0].id',
      1_000_000,
      'reviews[0].id',
      'must be at most 999999: the API assigns higher ids.',
    ],
    ['an id that is no integer', 'reviews[0].id', 1.5, 'reviews[0].id', 'must be an integer.'],
    [
      'a negative amount',
      'customers[0].pointsBalance',
      -1,
      'customers[0].pointsBalance',
      'must be at least 0.',
    ],
    [
      'three decimals',
      'orders[0].total',
      1.005,
      'orders[0].total',
      'must have at most two decimals.',
    ],
    [
      'points that expire after more days than a date can be ahead',
      'settings.points.expireAfterDays',
      36_501,
      'settings.points.expireAfterDays',
      'must be at most 36500.',
    ],
    [
      'a position that the database cannot hold',
      'earningRules[0].position',
      2 ** 31,
      'earningRules[0].position',
      'must be at most 2147483647.',
    ],
    [
      'a multiplier that no balance can hold',
      'tiers[0].pointsMultiplier',
      1_001,
      'tiers[0].pointsMultiplier',
      'must be at most 1000.',
    ],
    ['an empty text', 'reviews[0].body', ' ', 'reviews[0].body', 'must not be empty.'],
    ['six stars', 'reviews[0].rate', 6, 'reviews[0].rate', 'must be at most 5.'],
    [
      'six images',
      'reviews[0].images',
      Array(6).fill('https://img.example/1.jpg'),
      'reviews[0].images',
      'must be at most 5 entries.',
    ],
    [
      'an image that is a script',
      'products[0].image',
      'data:text/html,x',
      'products[0].image',
      'must be an https URL, or a `data:` URL of an image with at most 2,048 characters.',
    ],
    [
      'an image with NUL',
      'products[0].image',
      'data:image/svg+xml,\u0000',
      'products[0].image',
      'must not contain NUL.',
    ],
    [
      'a title without English',
      'earningRules[0].title',
      { de: 'Bestellen' },
      'earningRules[0].title',
      'must have a text in `en`.',
    ],
    [
      'a limit on a rule without one',
      'earningRules[1].timesAction',
      3,
      'earningRules[1].timesAction',
      'must be null.',
    ],
    [
      'an http address',
      'subscriptions[0].address',
      'http://hooks.example',
      'subscriptions[0].address',
      'must be an https URL.',
    ],
    [
      'an address with credentials',
      'subscriptions[0].address',
      'https://a:b@hooks.example',
      'subscriptions[0].address',
      'must have neither credentials nor a fragment.',
    ],
  ])('rejects %s', (_case, at, value, path, message) => {
    expect(problemsOf(withValue(`${SHOP}.${at}`, value))).toEqual([
      { path: `${SHOP}.${path}`, message },
    ]);
  });

  it('rejects a file without shops', () => {
    expect(problemsOf([])).toEqual([{ path: 'The file', message: 'must be an object.' }]);
    expect(problemsOf({ shops: [] })).toEqual([{ path: 'shops', message: 'must not be empty.' }]);
  });
});
