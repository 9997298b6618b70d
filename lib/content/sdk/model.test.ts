import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { buildModel, serializeModel } from './generate';
import {
  API_ERRORS,
  COMMON_ERRORS,
  getError,
  getEvent,
  getFunction,
  getType,
  listAreas,
  listEnums,
  listErrorCodes,
  listErrors,
  listEvents,
  listFunctions,
  listTypes,
} from './model';

const FUNCTIONS = {
  authentication: ['authenticateCustomer', 'getCurrentRole', 'logoutCustomer'],
  cart: ['setCustomCartRepository'],
  common: ['setGlobalProductId', 'setGlobalVariantId', 'setModifyURLFunction'],
  core: ['init', 'off', 'on', 'runIfModuleReady'],
  discount: ['setCustomDiscountStrategy'],
  'gift-registry': ['openGiftRegistryFormModal'],
  reviews: ['closeReviewsDrawer', 'openReviewsDrawer'],
  rewards: [
    'closeRewardsPopup',
    'getCustomerActiveRewards',
    'getRewardsProgramAccount',
    'getRewardsSpendingRules',
    'getRewardsVipTiers',
    'openRewardsModal',
    'openRewardsPopup',
    'redeemReward',
    'sendVerificationToken',
  ],
  wishlists: [
    'closeWishlistsDrawer',
    'createWishlistItem',
    'deleteWishlistItem',
    'openWishlistsDrawer',
  ],
};

const everyFunction = [...listFunctions(), ...listFunctions('react')];
const everyType = listTypes();

describe('the model', () => {
  it('has the nine areas of the SDK and the React package, each with a summary', () => {
    expect(listAreas().map(({ name }) => name)).toEqual(
      [...Object.keys(FUNCTIONS), 'react'].sort(),
    );
    expect(listAreas().filter(({ summary }) => !summary)).toEqual([]);
  });

  it.each(Object.entries(FUNCTIONS))('lists exactly the functions of %s', (area, names) => {
    const docs = listFunctions(area);
    expect(docs.map(({ name }) => name).sort()).toEqual(names);
    expect(docs.map(({ importPath }) => importPath)).toEqual(
      names.map(() => `@laurel/sdk/${area}`),
    );
  });

  it('lists the functions of all areas, without the React package, by default', () => {
    expect(listFunctions().map(({ name }) => name)).toHaveLength(28);
    expect(listFunctions().map(({ area }) => area)).not.toContain('react');
  });

  it('has pages for four enumerations, four interfaces, and one type alias', () => {
    const pages = [...listEnums(), ...everyType].flatMap(
      ({ referencePage }) => referencePage ?? [],
    );
    expect(pages.sort()).toEqual([
      '/docs/Sdk/reference/common/type-aliases/ModifyURLFunction',
      '/docs/Sdk/reference/core/enumerations/App',
      '/docs/Sdk/reference/core/enumerations/ERROR_CODES',
      '/docs/Sdk/reference/core/enumerations/METHOD_STATUSES',
      '/docs/Sdk/reference/core/enumerations/SDK_MODULES',
      '/docs/Sdk/reference/core/interfaces/ErrorResult',
      '/docs/Sdk/reference/core/interfaces/SdkInitOptions',
      '/docs/Sdk/reference/core/interfaces/Success',
      '/docs/Sdk/reference/core/interfaces/SuccessResult',
    ]);
  });

  it('lists the functions of the React package', () => {
    expect(listFunctions('react').map(({ name }) => name)).toEqual([
      'LaurelProvider',
      'useLaurel',
      'useModuleReady',
      'useSdkEvent',
      'useCurrentRole',
      'Widget',
    ]);
  });

  it('has an import path for every type', () => {
    expect(everyType.filter(({ importPaths }) => importPaths.length === 0)).toEqual([]);
    expect(getType('WishlistItem').importPaths).toContain('@laurel/sdk/wishlists');
  });
});

describe('events', () => {
  it('are the eight of the SDK', () => {
    expect(listEvents().map(({ name }) => name)).toEqual([
      'widget_injected',
      'widget_opened',
      'widget_closed',
      'modal_opened',
      'modal_closed',
      'poup_widget_view_changed',
      'wishlist_item_created',
      'wishlist_item_deleted',
    ]);
  });

  it('describe when they do not fire, and their payload', () => {
    const incomplete = listEvents().filter(
      ({ notWhen, payload }) => !notWhen || payload.length === 0,
    );
    expect(incomplete).toEqual([]);
    expect(getEvent('wishlist_item_created').app).toBe('wishlists');
  });

  it('include every event that a function fires', () => {
    const names = listEvents().map(({ name }) => name);
    const fired = everyFunction.flatMap(({ events }) => events.map(({ name }) => name));
    expect(fired.filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('error codes', () => {
  it('are nineteen, each with a meaning and what to do', () => {
    expect(listErrorCodes()).toHaveLength(19);
    expect(listErrorCodes().filter(({ meaning, whatToDo }) => !meaning || !whatToDo)).toEqual([]);
    expect(getError('RATE_LIMITED').restStatus).toBe('429');
  });

  it('include every error of a function', () => {
    const known = listErrorCodes().map(({ code }) => code);
    const used = everyFunction.flatMap(({ errors }) => errors.map(({ code }) => code));
    expect(used.filter((code) => !known.includes(code))).toEqual([]);
  });

  it('have a group for all methods and one for methods that call the API', () => {
    expect(COMMON_ERRORS).toEqual([
      'SDK_NOT_INITIALIZED',
      'MODULE_NOT_READY',
      'MODULE_DISABLED',
      'INVALID_ARGUMENTS',
      'UNKNOWN_ERROR',
    ]);
    expect(API_ERRORS).toEqual(['NOT_AUTHENTICATED', 'RATE_LIMITED', 'NETWORK_ERROR', 'TIMEOUT']);
  });

  it('of a function start with the specific ones and contain each code once', () => {
    const errors = listErrors('sendVerificationToken');
    const codes = errors.map(({ code }) => code);
    expect(codes.slice(0, 4)).toEqual([
      'NOT_AUTHENTICATED',
      'FORBIDDEN',
      'NOT_FOUND',
      'RATE_LIMITED',
    ]);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toContain('TIMEOUT');
  });

  it('of the API are not listed for methods that do not call it', () => {
    expect(listErrors('closeRewardsPopup').map(({ code }) => code)).toEqual(COMMON_ERRORS);
  });

  it('are not listed for functions without a result', () => {
    expect(listErrors('on')).toEqual([]);
  });
});

describe('an unknown name', () => {
  it('throws an error that lists the available names', () => {
    expect(() => getFunction('openDrawer')).toThrow(/no function "openDrawer".*openReviewsDrawer/);
    expect(() => getEvent('popup_widget_view_changed')).toThrow(/poup_widget_view_changed/);
    expect(() => getError('OOPS')).toThrow(/UNKNOWN_ERROR/);
  });
});

describe('the committed model', () => {
  it('equals a fresh run of lib/content/sdk/generate.ts', { timeout: 60_000 }, async () => {
    const committed = await readFile(new URL('./generated/model.json', import.meta.url), 'utf8');
    expect(serializeModel(await buildModel())).toBe(committed);
  });
});
