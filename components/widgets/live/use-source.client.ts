import { useEffect, useState } from 'react';
import type { Source } from '@/lib/storefront/data/shop-data';
import { type Result, successWith } from '@/lib/storefront/results';
import type { Shop } from './shop.client';

/** The source of a widget that shows no data. */
export const NOTHING: Source<null> = {
  key: 'nothing',
  area: 'shop',
  isPersonal: false,
  read: async () => successWith(null),
};

/** The data of a source, also after it has changed. While another source loads, it is that of the one before. */
export function useSource<Data>(shop: Shop, source: Source<Data>): Result<Data> | undefined {
  return useSourceState(shop, source).result;
}

/** The data of a source as `useSource` returns it, and whether it is that of the one before. */
export function useSourceState<Data>(shop: Shop, source: Source<Data>) {
  const [known, setKnown] = useState<{ key: string; result: Result<Data> }>();
  const { key } = source;
  // biome-ignore lint/correctness/useExhaustiveDependencies: sources with the same key read the same data
  useEffect(() => shop.data.watch(source, (result) => setKnown({ key, result })), [key, shop]);
  return { result: known?.result, isLoading: known?.key !== key };
}
