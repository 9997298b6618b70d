import { getType } from '../../../content/sdk/model';

/** A call of the SDK by a sample. */
export interface RecordedCall {
  name: string;
  /** Folder of the script that made it. */
  script: string;
  /** `success` or the code of the error; `null` while the call runs. */
  outcome: string | null;
}

/** Uses of the SDK by the scripts of a page. */
export interface SdkRecord {
  calls: RecordedCall[];
  /** Addresses that functions of `setModifyURLFunction` returned. */
  addresses: { url: string; result: unknown }[];
  /** Whether each discount strategy has both optional functions or neither, as its page requires. */
  strategies: { script: string; isConsistent: boolean }[];
}

/** A script that runs after that of the SDK, and records every call of `Laurel`. */
export function recordSdk(): string {
  const urlTypes = getType('URLType').fields.map(({ name }) => name);
  return `;(${record})(${JSON.stringify(urlTypes)});`;
}

/** Runs in the page. */
function record(urlTypes: readonly string[]) {
  const page = globalThis as unknown as { Laurel: Record<string, unknown> };
  const uses: SdkRecord = { calls: [], addresses: [], strategies: [] };
  const handlers: { event: string; handler: Handler }[] = [];
  const scriptOfCaller = () => /\/assets\/\d+\//.exec(new Error('stack').stack ?? '')?.[0] ?? '';

  const tryLinks = (toUrl: (url: string, context: object) => unknown) => {
    for (const type of urlTypes) {
      for (const handle of [null, 'wool-scarf']) {
        const url = `https://shop.example/old/${type}?shareToken=t1&page=2`;
        const context = { type, handle, productId: null, variantId: null };
        uses.addresses.push({ url, result: toUrl(url, context) });
      }
    }
  };

  const onCall: Record<string, (...args: never[]) => void> = {
    on: (event: string, handler: Handler) => handlers.push({ event, handler }),
    setModifyURLFunction: (toUrl: never) => {
      if (toUrl) tryLinks(toUrl);
    },
    setCustomDiscountStrategy: (strategy: object) => {
      const isConsistent = 'removeDiscount' in strategy === 'getAppliedDiscounts' in strategy;
      uses.strategies.push({ script: scriptOfCaller(), isConsistent });
    },
  };

  const recorded = Object.entries(page.Laurel).map(([name, member]) => {
    if (typeof member !== 'function') return [name, member];
    return [
      name,
      (...args: never[]) => {
        const call: RecordedCall = { name, script: scriptOfCaller(), outcome: null };
        uses.calls.push(call);
        onCall[name]?.(...args);
        const result = member(...args);
        void Promise.resolve(result).then((settled?: { error?: { code: string } }) => {
          call.outcome = settled?.error?.code ?? 'success';
        });
        return result;
      },
    ];
  });
  Object.assign(globalThis, {
    Laurel: Object.fromEntries(recorded),
    sdkRecord: uses,
    callHandlers: (event: string, payload: unknown) => {
      for (const { handler } of handlers.filter((added) => added.event === event)) handler(payload);
    },
  });
}

type Handler = (payload: unknown) => void;
