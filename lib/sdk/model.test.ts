import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { buildModel, serializeModel } from './generate';
import {
  API_ERRORS,
  COMMON_ERRORS,
  type FieldDoc,
  getError,
  getEvent,
  getFunction,
  getInterface,
  getTypeAlias,
  listAreas,
  listEnums,
  listErrorCodes,
  listErrors,
  listEvents,
  listFunctions,
  listInterfaces,
  listTypeAliases,
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
const everyType = [...listInterfaces(), ...listTypeAliases()];

describe('the reference', () => {
  it('has the nine areas, each with a summary', () => {
    expect(listAreas().map(({ name }) => name)).toEqual(Object.keys(FUNCTIONS));
    expect(listAreas().filter(({ summary }) => !summary)).toEqual([]);
  });

  it.each(Object.entries(FUNCTIONS))('lists exactly the functions of %s', (area, names) => {
    const docs = listFunctions(area);
    expect(docs.map(({ name }) => name).sort()).toEqual(names);
    expect(docs.map(({ importPath }) => importPath)).toEqual(
      names.map(() => `@laurel/sdk/${area}`),
    );
  });

  it('lists every function once without asking for an area, and leaves the React package out', () => {
    expect(listFunctions().map(({ name }) => name)).toHaveLength(28);
    expect(listFunctions().map(({ area }) => area)).not.toContain('react');
  });

  it('gives a page to four enumerations, four interfaces and one type alias', () => {
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

  it('names the functions of the React package', () => {
    expect(listFunctions('react').map(({ name }) => name)).toEqual([
      'LaurelProvider',
      'useLaurel',
      'useModuleReady',
      'useSdkEvent',
      'useCurrentRole',
      'Widget',
    ]);
  });

  it('says where each type without a page can be imported from', () => {
    expect(everyType.filter(({ importPaths }) => importPaths.length === 0)).toEqual([]);
    expect(getInterface('WishlistItem').importPaths).toContain('@laurel/sdk/wishlists');
  });
});

describe('events', () => {
  it('are the eight of the SDK, spelled as they fire', () => {
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

  it('say when they do not fire, and what they carry', () => {
    const poor = listEvents().filter(({ notWhen, payload }) => !notWhen || payload.length === 0);
    expect(poor).toEqual([]);
    expect(getEvent('wishlist_item_created').app).toBe('wishlists');
  });

  it('are the only ones that functions claim to fire', () => {
    const names = listEvents().map(({ name }) => name);
    const fired = everyFunction.flatMap(({ events }) => events.map(({ name }) => name));
    expect(fired.filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('error codes', () => {
  it('are nineteen, each with its meaning and what to do', () => {
    expect(listErrorCodes()).toHaveLength(19);
    expect(listErrorCodes().filter(({ meaning, whatToDo }) => !meaning || !whatToDo)).toEqual([]);
    expect(getError('RATE_LIMITED').restStatus).toBe('429');
  });

  it('exist for every error of a function', () => {
    const known = listErrorCodes().map(({ code }) => code);
    const used = everyFunction.flatMap(({ errors }) => errors.map(({ code }) => code));
    expect(used.filter((code) => !known.includes(code))).toEqual([]);
  });

  it('that are common are written once', () => {
    expect(COMMON_ERRORS).toEqual([
      'SDK_NOT_INITIALIZED',
      'MODULE_NOT_READY',
      'MODULE_DISABLED',
      'INVALID_ARGUMENTS',
      'UNKNOWN_ERROR',
    ]);
    expect(API_ERRORS).toEqual(['NOT_AUTHENTICATED', 'RATE_LIMITED', 'NETWORK_ERROR', 'TIMEOUT']);
  });

  it('of a function hold its own first and no code twice', () => {
    const errors = listErrors('sendVerificationToken');
    const codes = errors.map(({ code }) => code);
    expect(codes.slice(0, 3)).toEqual(['NOT_AUTHENTICATED', 'NOT_FOUND', 'RATE_LIMITED']);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toContain('TIMEOUT');
  });

  it('of the API are not given by methods that do not call it', () => {
    expect(listErrors('closeRewardsPopup').map(({ code }) => code)).toEqual(COMMON_ERRORS);
  });

  it('are not given by functions without a result', () => {
    expect(listErrors('on')).toEqual([]);
  });
});

describe('every function', () => {
  it('has a summary, says what it returns, and names its guide', () => {
    const poor = everyFunction.filter(
      ({ summary, returns, guide }) => !summary || !returns || !guide?.startsWith('/docs/Sdk/'),
    );
    expect(poor.map(({ name }) => name)).toEqual([]);
  });

  it('describes its parameters, its result and its type parameters', () => {
    const poor = everyFunction.flatMap((doc) => [
      ...undescribed(doc.name, doc.parameters),
      ...undescribed(`${doc.name} result`, doc.resultFields),
      ...doc.typeParameters.filter(({ description }) => !description).map(({ name }) => name),
    ]);
    expect(poor).toEqual([]);
  });

  it('shows its signature without the keywords of a declaration file', () => {
    expect(getFunction('redeemReward').signature).toBe(
      [
        'function redeemReward(args: {',
        '  ruleId: number;',
        '  pointsToSpend?: number;',
        '  selectedVariantId?: number;',
        '  verificationToken?: string;',
        '}): Promise<Success | ErrorResult>;',
      ].join('\n'),
    );
  });

  it('shows the members of its data, also where the data is a list of entities', () => {
    const { resultType, resultFields } = getFunction('getCustomerActiveRewards');
    expect(resultType).toBe('IssuedReward[]');
    expect(resultFields.map(({ name }) => name)).toContain('expiresAt');
  });
});

describe('every type', () => {
  it('has a summary and describes its members', () => {
    const poor = everyType.flatMap((doc) => [
      ...(doc.summary ? [] : [doc.name]),
      ...(doc.name === 'WidgetName' ? [] : undescribed(doc.name, doc.fields)),
    ]);
    expect(poor).toEqual([]);
  });

  it('keeps the members of a union in the order of the declaration', () => {
    expect(
      getInterface('SpendingRule').fields.find(({ name }) => name === 'salesChannel')?.type,
    ).toBe("'online_store' | 'pos' | 'both' | null");
  });

  it('names all widgets and dialogs', () => {
    expect(getTypeAlias('WidgetName').fields).toHaveLength(35);
    expect(getTypeAlias('ModalName').fields).toHaveLength(14);
  });

  it('gives an option its default', () => {
    const timeout = getInterface('SdkInitOptions').fields.find(
      ({ name }) => name === 'requestTimeoutMs',
    );
    expect(timeout?.defaultValue).toBe('`10000`');
  });
});

describe('asking for what does not exist', () => {
  it('names what does', () => {
    expect(() => getFunction('openDrawer')).toThrow(/no function "openDrawer".*openReviewsDrawer/);
    expect(() => getEvent('popup_widget_view_changed')).toThrow(/poup_widget_view_changed/);
    expect(() => getError('OOPS')).toThrow(/UNKNOWN_ERROR/);
  });
});

describe('the committed model', () => {
  it('equals a fresh run of lib/sdk/generate.ts', { timeout: 60_000 }, async () => {
    const committed = await readFile(new URL('./generated/model.json', import.meta.url), 'utf8');
    expect(serializeModel(await buildModel())).toBe(committed);
  });
});

function undescribed(path: string, fields: FieldDoc[]): string[] {
  return fields.flatMap((field) => [
    ...(field.description ? [] : [`${path}.${field.name}`]),
    ...undescribed(`${path}.${field.name}`, field.fields),
  ]);
}
