import { useEffect, useRef, useState } from 'react';
import type { SavedList } from '@/lib/storefront/data/saved-products';

/**
 * The list that a widget shows, and what shows another one. At first, it is the default list. A new list is shown at once.
 *
 * @param request the details of the method that asked for a list; the same object asks only once
 */
export function useShownList(
  lists: readonly SavedList[],
  request?: { wishlistId?: unknown },
): [SavedList | undefined, (list: SavedList) => void] {
  const [chosen, setChosen] = useState<unknown>();
  const known = useRef<readonly SavedList[] | null>(null);
  useEffect(() => setChosen(request?.wishlistId), [request]);
  useEffect(() => {
    const before = known.current;
    known.current = lists;
    const added = lists.filter(({ wishlistId }) => !before?.some(isList(wishlistId)));
    if (before && added.length === 1) setChosen(added[0]?.wishlistId);
  }, [lists]);
  const shown = lists.find(isList(chosen)) ?? lists.find(({ isDefault }) => isDefault) ?? lists[0];
  return [shown, ({ wishlistId }) => setChosen(wishlistId)];
}

const isList =
  (id: unknown) =>
  ({ wishlistId }: SavedList) =>
    wishlistId === id;
