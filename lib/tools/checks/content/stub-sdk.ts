import { getTypeAlias, listEnums, listEvents, listFunctions } from '../../../content/sdk/model';
import { WIDGETS } from '../../../content/sdk/widgets';

const REWARD = {
  id: 6001,
  title: '10 off',
  code: 'THX-7QK2',
  expiresAt: '2025-04-03T09:15:00Z',
};
const ITEM = {
  customer: null,
  sessionToken: 'ses_0c9a4d77',
  product: { id: 880010, handle: 'wool-scarf', variantId: 990011 },
  wishlistId: 305,
};

/** The data of methods that return some. */
const DATA: Readonly<Record<string, unknown>> = {
  authenticateCustomer: { role: 'customer', customerId: 7400112, expiresAt: REWARD.expiresAt },
  createWishlistItem: ITEM,
  deleteWishlistItem: ITEM,
  getCurrentRole: { role: 'customer' },
  getCustomerActiveRewards: [REWARD],
  getRewardsProgramAccount: { pointsBalance: 120.5 },
  getRewardsSpendingRules: [{ title: 'Tea', isFlexible: false, pointsPrice: 100 }],
  getRewardsVipTiers: {
    tiers: [{ id: 12, title: 'Silver', condition: 'spent_amount' }],
    tierProgress: { condition: 'spent_amount', progressPercent: 40, nextTier: { id: 13 } },
  },
};

/** A call of the SDK, and the script that made it. */
export interface RecordedCall {
  name: string;
  script: string;
}

/** Uses of the stub by the scripts of a page. */
export interface StubRecord {
  calls: RecordedCall[];
  /** Addresses that functions of `setModifyURLFunction` returned. */
  addresses: { script: string; url: string; result: unknown }[];
  /** Whether each discount strategy has both optional functions or neither, as its page requires. */
  strategies: { script: string; isConsistent: boolean }[];
}

/**
 * A script that replaces the SDK in tests: it has all functions and enumerations of the declarations and records every
 * call.
 *
 * @param fails every method returns an error instead of success
 */
export function stubSdk({ fails }: { fails: boolean }): string {
  const setup = {
    fails,
    data: DATA,
    enums: Object.fromEntries(
      listEnums().map(({ name, members }) => [
        name,
        Object.fromEntries(members.map((member) => [member.name, member.value])),
      ]),
    ),
    functions: listFunctions().map(({ name, isAsync }) => ({ name, isAsync })),
    urlTypes: getTypeAlias('URLType').fields.map(({ name }) => name),
  };
  return `(${runStub})(${JSON.stringify(setup)});`;
}

/** Runs in the page. */
function runStub({ fails, data, enums, functions, urlTypes }: StubSetup) {
  const record: StubRecord = { calls: [], addresses: [], strategies: [] };
  const handlers = new Map<string, Set<Handler>>();
  const scriptOfCaller = () => /\/assets\/\d+\//.exec(new Error('stack').stack ?? '')?.[0] ?? '';
  const error = { code: 'UNKNOWN_ERROR', message: 'The stub fails.' };
  const resultOf = (name: string) =>
    fails
      ? { status: 'error', error }
      : { status: 'success', ...(name in data ? { data: data[name] } : {}) };

  function tryLinks(toUrl: (url: string, context: object) => unknown, script: string) {
    for (const type of urlTypes) {
      for (const handle of [null, 'wool-scarf']) {
        const url = `https://shop.example/old/${type}?shareToken=t1&page=2`;
        const context = { type, handle, productId: null, variantId: null };
        record.addresses.push({ script, url, result: toUrl(url, context) });
      }
    }
  }

  const special: Record<string, (...args: never[]) => unknown> = {
    on: (event: string, handler: Handler) => {
      handlers.set(event, (handlers.get(event) ?? new Set()).add(handler));
    },
    off: (event: string, handler: Handler) => handlers.get(event)?.delete(handler),
    runIfModuleReady: async (_module: string, callback: () => unknown) =>
      fails ? resultOf('') : { status: 'success', data: await callback() },
    setModifyURLFunction: (toUrl: never) => {
      if (toUrl) tryLinks(toUrl, scriptOfCaller());
      return resultOf('');
    },
    setCustomDiscountStrategy: (strategy: object) => {
      const isConsistent = 'removeDiscount' in strategy === 'getAppliedDiscounts' in strategy;
      record.strategies.push({ script: scriptOfCaller(), isConsistent });
      return resultOf('');
    },
    init: async ({ getStorefrontToken }: { getStorefrontToken(): Promise<string> }) => {
      await getStorefrontToken();
      return resultOf('');
    },
  };
  const members = functions.map(({ name, isAsync }) => {
    const run =
      special[name] ?? (() => (isAsync ? Promise.resolve(resultOf(name)) : resultOf(name)));
    const recorded = (...args: never[]) => {
      record.calls.push({ name, script: scriptOfCaller() });
      return run(...args);
    };
    return [name, recorded];
  });
  Object.assign(globalThis, {
    Laurel: { ...enums, ...Object.fromEntries(members) },
    stubRecord: record,
    fireStubEvent: (event: string, payload: unknown) => {
      for (const handler of [...(handlers.get(event) ?? [])]) handler(payload);
    },
  });
}

type Handler = (payload: unknown) => void;

interface StubSetup {
  fails: boolean;
  data: Readonly<Record<string, unknown>>;
  enums: Readonly<Record<string, Record<string, string>>>;
  functions: readonly { name: string; isAsync: boolean }[];
  urlTypes: readonly string[];
}

/** Payloads of every event, for every widget, dialog and view. */
export function stubEvents(): { event: string; payload: Record<string, unknown> }[] {
  const modals = getTypeAlias('ModalName').fields.map(({ name }) => name);
  const payloads: Readonly<Record<string, Record<string, unknown>[]>> = {
    widget_injected: WIDGETS.map(({ name }) => ({ app: 'reviews', widget: name })),
    widget_opened: WIDGETS.filter(({ overlay }) => overlay).map(({ name }) => ({ widget: name })),
    widget_closed: WIDGETS.filter(({ overlay }) => overlay).map(({ name }) => ({ widget: name })),
    modal_opened: modals.map((modal) => ({ modal })),
    modal_closed: modals.flatMap((modal) => [
      { modal, reason: 'dismissed' },
      { modal, reason: 'completed' },
    ]),
    poup_widget_view_changed: [{ view: 'home', previousView: null }],
    wishlist_item_created: [{ wishlistItem: ITEM }],
    wishlist_item_deleted: [{ wishlistItem: ITEM }],
  };
  return listEvents().flatMap(({ name }) =>
    (payloads[name] ?? []).map((payload) => ({ event: name, payload })),
  );
}
