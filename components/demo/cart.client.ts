import { type CartContent, createCart } from '@/lib/browser/live-sdk/cart';
import { readStored, writeStored } from '@/lib/browser/storage';

const NAME = 'demo-cart';
const EMPTY: CartContent = { items: [], codes: [] };

function read(): CartContent {
  try {
    return { ...EMPTY, ...JSON.parse(readStored(NAME) ?? '{}') };
  } catch {
    return EMPTY;
  }
}

function write(content: CartContent): void {
  writeStored(NAME, JSON.stringify(content));
  // Browsers fire it in other tabs only.
  dispatchEvent(new StorageEvent('storage', { key: NAME }));
}

/** The cart of the demo shop, which the browser keeps. */
export const cart = createCart({ read, write });

/** Codes of rewards that were applied to the cart. */
export const appliedCodes = (): readonly string[] => read().codes;

/** Empties the cart, after an order. */
export const emptyCart = () => write(EMPTY);

/** Calls a function after each change of the cart, also in other tabs. @returns stops it */
export function onCartChange(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
