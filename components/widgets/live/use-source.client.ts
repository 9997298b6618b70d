import { useEffect, useState } from 'react';
import type { Source } from '@/lib/storefront/data/shop-data';
import type { Result } from '@/lib/storefront/results';
import type { Shop } from './shop.client';

/** The data of a source, also after it has changed. While another source loads, it is that of the one before. */
export function useSource<Data>(shop: Shop, source: Source<Data>): Result<Data> | undefined {
  const [result, setResult] = useState<Result<Data>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: sources with the same key read the same data
  useEffect(() => shop.data.watch(source, setResult), [source.key, shop]);
  return result;
}
