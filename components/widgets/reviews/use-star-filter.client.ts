import { useEffect, useState } from 'react';
import { perShop, type Shop } from '../live/shop.client';

/** The chosen numbers of stars by product, with `null` for the whole shop. Headers and lists share them. */
const choices = perShop(() => ({
  stars: new Map<number | null, number | undefined>(),
  changes: new EventTarget(),
}));

/** The number of stars that the reviews of a product are filtered by, and what changes it. */
export function useStarFilter(shop: Shop, productId: number | null) {
  const { stars, changes } = choices(shop);
  const [, setChangeCount] = useState(0);
  useEffect(() => {
    const show = () => setChangeCount((count) => count + 1);
    changes.addEventListener('change', show);
    return () => changes.removeEventListener('change', show);
  }, [changes]);
  const choose = (rate: number | undefined) => {
    stars.set(productId, rate);
    changes.dispatchEvent(new Event('change'));
  };
  return [stars.get(productId), choose] as const;
}
