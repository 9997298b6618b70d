import { useState } from 'react';
import type { SharedList } from '@/lib/storefront/data/shared-wishlists';
import { successWith } from '@/lib/storefront/results';
import type { LiveContext } from '../live/live-widget.client';
import { EmptyList } from './empty-list.client';
import { ListHeader } from './list-header';
import { ListTabs } from './list-tabs';
import type { LIST_TEXTS } from './list-texts.data';
import { WishlistPage } from './page';
import { ShownItem } from './shown-item.client';

interface SharedListsProps extends LiveContext<typeof LIST_TEXTS.en> {
  /** `null` if there is no such link, or if its lists are private. */
  lists: readonly SharedList[] | null;
}

/** The lists that a link shows to everyone. */
export function SharedLists({ lists, shop, texts }: SharedListsProps) {
  const [chosen, setChosen] = useState<number>();
  const shown = lists?.find(({ wishlistId }) => wishlistId === chosen) ?? lists?.[0];
  if (!lists || !shown) {
    return <EmptyList hint={texts.say('notFoundHint')} title={texts.say('notFound')} />;
  }
  const { length } = shown.items;
  return (
    <WishlistPage
      header={
        <ListHeader
          note={`${texts.say('sharedWithYou')} · ${texts.count('items', length)}`}
          texts={texts}
          title={shown.wishlistTitle}
        />
      }
      hint={length === 0 && <EmptyList title={texts.say('emptyShared')} />}
      top={
        lists.length > 1 && (
          <ListTabs
            label={texts.say('wishlists')}
            lists={lists}
            onShow={({ wishlistId }) => setChosen(wishlistId)}
            shown={shown}
          />
        )
      }
    >
      {length > 0 &&
        shown.items.map(({ product, variantId }) => (
          <ShownItem
            key={`${product.productId} ${variantId}`}
            product={{ id: product.productId, handle: product.handle, variantId }}
            read={successWith(product)}
            shop={shop}
            texts={texts}
          />
        ))}
    </WishlistPage>
  );
}
