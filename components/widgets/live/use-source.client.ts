import { useEffect, useState } from 'react';
import type { Source } from '@/lib/storefront/data/shop-data';
import type { Result } from '@/lib/storefront/results';
import type { Shop } from './shop.client';

/** The data of a source, as far as it is there. */
export interface Sourced<Data> {
  /** While another source loads, the data of the one before; `undefined` without any. */
  result: Result<Data> | undefined;
  isLoading: boolean;
}

/** Reads data and follows it. */
export function useSource<Data>(shop: Shop, source: Source<Data>): Sourced<Data> {
  const [known, setKnown] = useState<{ key: string; result: Result<Data> }>();
  const { key } = source;
  // biome-ignore lint/correctness/useExhaustiveDependencies: sources with the same key read the same data
  useEffect(() => shop.data.watch(source, (result) => setKnown({ key, result })), [key, shop]);
  return { result: known?.result, isLoading: known?.key !== key };
}
