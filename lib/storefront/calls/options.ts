import type { SdkInitOptions } from '../declared';
import * as checks from './checks';

const SHAPE: checks.Shape = {
  shop: checks.text,
  'storefrontToken?': checks.text,
  'getStorefrontToken?': checks.fn,
  'apiUrl?': checks.httpUrl,
  'locale?': checks.locale,
  'currency?': checks.currency,
  'modules?': checks.moduleNames,
  'productId?': checks.id,
  'variantId?': checks.id,
  'root?': checks.parentNode,
  'observe?': checks.boolean,
  'loginUrl?': checks.text,
  'registerUrl?': checks.text,
  'requestTimeoutMs?': checks.number,
  'debug?': checks.boolean,
};

/** Options with the defaults that don't depend on the shop. */
export interface Options extends SdkInitOptions {
  locale: string;
  observe: boolean;
  requestTimeoutMs: number;
  debug: boolean;
}

/** The problems of options, one sentence for each. */
export const optionProblems = (options: unknown): string[] => checks.problemsOf(options, SHAPE);

/** Adds the defaults to valid options. */
export function withDefaults(options: SdkInitOptions): Options {
  const given = Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined),
  ) as unknown as SdkInitOptions;
  return { locale: 'en', observe: true, requestTimeoutMs: 10_000, debug: false, ...given };
}

/**
 * Whether two calls of `init` ask for the same. Functions count as the same, since components create them again each
 * time they render.
 */
export function areSame(first: Options, second: Options): boolean {
  const names = Object.keys(SHAPE).map((key) => key.replace('?', '') as keyof Options);
  return names.every((name) => {
    const [a, b] = [first[name], second[name]];
    if (typeof a === 'function' && typeof b === 'function') return true;
    if (Array.isArray(a) && Array.isArray(b)) return String(a.toSorted()) === String(b.toSorted());
    return a === b;
  });
}
