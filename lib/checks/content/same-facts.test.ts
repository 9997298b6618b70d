import { describe, expect, it } from 'vitest';
import { getAccessTokenRequest } from '../../api/oauth/schema';
import { operations } from '../../api/operations';
import { deleteWishlistItemResponse } from '../../api/wishlists/items.schema';
import { site } from '../../config/site';
import { getEnum, getEvent, getFunction, getInterface } from '../../sdk/model';
import { northlight } from '../../shops/demo/northlight/northlight';
import { expectAll, PAGES, pathsOf, statements, textOf, withoutMarkup } from './statements.fixture';

describe('the result of deleteWishlistItem', () => {
  const { returns, resultType } = getFunction('deleteWishlistItem');
  const which = /the one that was ([\w ]+)\.$/.exec(returns)?.[1] ?? '';
  const about = PAGES.filter(({ text }) => /deleteWishlistItem|wishlist_item_deleted/.test(text));

  it.each([
    'Sdk/modules/wishlists/methods/deleteWishlistItem',
    'Sdk/reference/wishlists/functions/deleteWishlistItem',
    'Api/wishlists/deleteWishlistItem',
  ])('is on %s as in the declarations', (path) => {
    expect(withoutMarkup(textOf(path)).toLowerCase()).toContain(returns.toLowerCase());
  });

  it('is the same in the API contract', () => {
    const { deletedWishlistItem } = deleteWishlistItemResponse.shape;
    expect(deletedWishlistItem.description).toBe(returns);
  });

  it('is the same one of several items wherever a page names one', () => {
    const found = statements(
      /\b(?:one|item) that was \w+ (?:first|last)\b|\b(?:oldest|newest|latest) item\b/,
      about,
    );
    expect(which).not.toBe('');
    expect(found.length).toBeGreaterThan(2);
    expectAll(found, (sentence) => sentence.includes(`that was ${which}`));
  });

  it('is one item, and never a list of them', () => {
    expect(resultType).toBe('WishlistItem');
    expect(getEvent('wishlist_item_deleted').payload.map(({ type }) => type)).toEqual([resultType]);
    const found = statements(/\b(?:returns?|contains?|resolves to)\b.*\bitems?\b/, about).filter(
      ({ path, sentence }) =>
        /deleteWishlistItem|wishlist_item_deleted/.test(path + sentence) &&
        !path.startsWith('Webhooks/'),
    );
    expect(pathsOf(found)).toContain('Sdk/modules/wishlists/events/wishlist_item_deleted');
    expectAll(found, (sentence) => {
      const [, object = ''] = /\b(?:returns?|contains?|resolves to)\b(.*)/.exec(sentence) ?? [];
      return !/\b(?:all|every|each|several|array|items)\b/.test(object);
    });
  });
});

describe('the repository of the site', () => {
  it('has the address that the links for editing have', () => {
    const [, address] =
      /\[repository of this documentation]\(([^)]+)\)/.exec(textOf('Webhooks/receive_locally')) ??
      [];
    expect(site.editUrl).toBe(`${address}/edit/main`);
  });
});

describe('the option shop of init', () => {
  const shop = getInterface('SdkInitOptions').fields.find(({ name }) => name === 'shop');
  const noun = /^The (permanent domain) of the shop\./.exec(shop?.description ?? '')?.[1];

  it.each(['Sdk/sdk_initialization', 'Sdk/reference/core/interfaces/SdkInitOptions'])(
    'is described on %s as in the declarations',
    (path) => {
      const row = `| \`shop\` | \`${shop?.type}\` | ${shop?.description} |`;
      expect(withoutMarkup(textOf(path))).toContain(row);
    },
  );

  it.each(['Sdk/sdk_initialization', 'Sdk/reference/core/functions/init'])(
    'is required, so %s has the error of a missing one',
    (path) => {
      expect(shop?.optional).toBe(false);
      expect(textOf(path)).toContain('`shop` is missing');
    },
  );

  it('is the same kind of domain on every page', () => {
    const found = statements(/domain of (?:the|your|a|one)\b|`shop`.*\bdomain|\bdomain\b.*`shop`/);
    expect(pathsOf(found)).toEqual(
      expect.arrayContaining(['Sdk/sdk_initialization', 'Api/guides/authentication']),
    );
    expectAll(found, (sentence) => sentence.toLowerCase().includes(noun ?? 'no noun'));
  });

  it('has the value of shop in getAccessToken, as the declarations say', () => {
    expect(shop?.description).toContain('the same value as `shop` of getAccessToken');
    expect(getAccessTokenRequest.shape.shop.description).toMatch(/^Permanent domain of the shop\./);
  });

  it('is the domain of the demo shop in every sample', () => {
    const values = PAGES.filter(({ path }) => path.startsWith('Sdk/')).flatMap(({ text }) =>
      [...text.matchAll(/\bshop: ['"]([^'"]*)['"]/g)].map(([, value]) => value),
    );
    expect(values.length).toBeGreaterThan(5);
    expect(new Set(values)).toEqual(new Set([northlight.domain]));
  });
});

describe('locale', () => {
  const accepting = operations
    .filter(({ route }) => 'locale' in route.request.query.shape)
    .map(({ id }) => id);

  it('is a parameter of the operations that the page about languages names', () => {
    const row = textOf('Sdk/production/localization')
      .split('\n')
      .find((line) => line.includes('the parameter `locale` of'));
    const named = [...(row ?? '').matchAll(/\[(\w+)\]\(/g)].map(([, name]) => name);
    expect(named.sort()).toEqual([...accepting].sort());
  });

  it('is said to apply only to what these operations return', () => {
    const found = statements(/`locale` of `init`/);
    expect(found.length).toBeGreaterThan(2);
    const isAboutOthers = (sentence: string) => /\b(?:spending rules|of rules)\b/.test(sentence);
    expectAll(found, (sentence) => !isAboutOthers(sentence));
  });
});

describe('error codes', () => {
  it('are grouped in the guide by what the declarations recommend', () => {
    const row = textOf('Sdk/core_concepts/response_lifecycle')
      .split('\n')
      .find((line) => line.startsWith('| Hide the feature'));
    const named = [...(row ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name);
    const hidden = getEnum('ERROR_CODES').members.filter(({ whatToDo }) =>
      whatToDo?.startsWith('Hide the feature'),
    );
    expect(named.sort()).toEqual(hidden.map(({ name }) => name).sort());
  });
});
