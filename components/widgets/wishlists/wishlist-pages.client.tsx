import { useState } from 'react';
import type { SavedList } from '@/lib/storefront/data/saved-products';
import { createSharedWishlists, type SharedList } from '@/lib/storefront/data/shared-wishlists';
import type { LiveContext, LiveWidget, WidgetFamily } from '../live/live-widget.client';
import { perShop } from '../live/shop.client';
import { products } from '../live/shop-products.client';
import { NOTHING } from '../live/use-source.client';
import { PageButtons } from '../parts/page-buttons.client';
import { EmptyList } from './empty-list.client';
import { Item } from './item';
import { ListHeader } from './list-header';
import { ListTabs } from './list-tabs';
import { LIST_TEXTS } from './list-texts.data';
import { ListTools } from './list-tools.client';
import { NewListButton } from './new-list-button';
import { openNewList } from './open-list-dialogs.client';
import { HintForGuests, OwnItems, useNotice } from './own-lists.client';
import { WishlistPage } from './page';
import { SharedLists } from './shared-lists.client';
import { saved } from './shop-wishlists.client';
import { useShownList } from './use-shown-list.client';

type ListMessages = typeof LIST_TEXTS.en;
type ListWidget<Data> = LiveWidget<Data, ListMessages>;

const LOADING = [1, 2, 3, 4].map((key) => <Item key={key} title={undefined} />);

interface OwnPageProps extends LiveContext<ListMessages> {
  lists: readonly SavedList[];
}

function OwnPage({ lists, view, shop, texts }: OwnPageProps) {
  const [shown, show] = useShownList(lists);
  const [wantedPage, setPage] = useState(1);
  const { notice, setNotice, titleRef, onGone } = useNotice();
  const { length } = shown?.items ?? [];
  const perPage = view.attributes['per-page'] as number;
  const pages = Math.max(1, Math.ceil(length / perPage));
  const page = Math.min(wantedPage, pages);
  const change = (list: SavedList) => {
    setPage(1);
    setNotice('');
    show(list);
  };
  return (
    <WishlistPage
      footer={<PageButtons onPage={setPage} page={page} pages={pages} texts={texts} />}
      header={
        <ListHeader
          isDefault={shown?.isDefault}
          isPrivate={shown?.isPrivate}
          texts={texts}
          title={shown?.wishlistTitle ?? texts.say('wishlists')}
          titleRef={titleRef}
        >
          {shown && (
            <ListTools
              key={shown.wishlistId}
              list={shown}
              onGone={onGone}
              onNotice={setNotice}
              shop={shop}
              texts={texts}
            />
          )}
        </ListHeader>
      }
      hint={
        <>
          <HintForGuests shop={shop} texts={texts} view={view} />
          {length === 0 && (
            <EmptyList
              hint={texts.say('emptyHint')}
              link={{ href: shop.context.session.shop.storefrontUrl, text: texts.say('toShop') }}
              title={texts.say('empty')}
            />
          )}
        </>
      }
      notice={notice}
      tabs={
        <ListTabs
          isColumn
          label={texts.say('wishlists')}
          lists={lists}
          onShow={change}
          shown={shown}
        >
          <NewListButton label={texts.say('newList')} onClick={() => openNewList(shop)} />
        </ListTabs>
      }
    >
      {shown && length > 0 && (
        <OwnItems
          from={(page - 1) * perPage}
          key={shown.wishlistId}
          limit={perPage}
          list={shown}
          onGone={onGone}
          others={lists.filter((list) => list !== shown)}
          shop={shop}
          texts={texts}
        />
      )}
    </WishlistPage>
  );
}

const page: ListWidget<SavedList[]> = {
  sourceFor: (_, shop) => saved(shop).lists,
  render: (lists, context) =>
    lists ? (
      <OwnPage {...context} lists={lists} />
    ) : (
      <WishlistPage
        header={<ListHeader texts={context.texts} title={context.texts.say('wishlists')} />}
        tabs={<ListTabs isColumn label="" lists={[]} shown={undefined} />}
      >
        {LOADING}
      </WishlistPage>
    ),
};

const sharedLists = perShop((shop) => createSharedWishlists(shop.context, products(shop)));

const sharedPage: ListWidget<SharedList[] | null> = {
  sourceFor({ attributes }, shop) {
    const { location } = shop.context.document as Document;
    const token =
      attributes['share-token'] || new URLSearchParams(location.search).get('shareToken');
    return token ? sharedLists(shop)(`${token}`) : NOTHING;
  },
  render: (lists, context) =>
    lists === undefined ? (
      <WishlistPage header={<ListHeader texts={context.texts} title="" />}>{LOADING}</WishlistPage>
    ) : (
      <SharedLists {...context} lists={lists} />
    ),
};

/** The pages with the wishlists of a customer, and with those that a customer shares. */
export const family: WidgetFamily = {
  translations: LIST_TEXTS,
  widgets: { wishlists_page: page, wishlists_shared_wishlist_page: sharedPage },
};
