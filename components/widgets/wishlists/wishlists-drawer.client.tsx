import type { SavedList } from '@/lib/storefront/data/saved-products';
import type { PanelView } from '@/lib/storefront/placeholders/renderer';
import { hasFailed, successWith } from '@/lib/storefront/results';
import type { LiveContext, LivePanel, LiveWidget, WidgetFamily } from '../live/live-widget.client';
import { Action } from '../parts/action';
import { Icon } from '../parts/icon';
import { WishlistsDrawer } from './drawer';
import { EmptyList } from './empty-list.client';
import { Item } from './item';
import styles from './launcher.module.css';
import { ListTabs } from './list-tabs';
import { LIST_TEXTS } from './list-texts.data';
import { NewListButton } from './new-list-button';
import { openNewList, openShare } from './open-list-dialogs.client';
import { HintForGuests, OwnItems, useNotice } from './own-lists.client';
import { saved, wishlists } from './shop-wishlists.client';
import { useShownList } from './use-shown-list.client';

type ListMessages = typeof LIST_TEXTS.en;

const LOADING = [1, 2, 3].map((key) => <Item isRow key={key} title={undefined} />);

interface DrawerProps extends LiveContext<ListMessages, PanelView> {
  lists: readonly SavedList[];
}

function Drawer({ lists, view, shop, texts }: DrawerProps) {
  const [shown, show] = useShownList(lists, view.details);
  const { notice, setNotice, titleRef, onGone } = useNotice();
  return (
    <WishlistsDrawer
      footer={
        shown &&
        !shown.isPrivate &&
        shown.items.length > 0 && (
          <Action onClick={() => openShare(shop, shown.wishlistId)}>
            <Icon name="share" />
            {texts.say('share')}
          </Action>
        )
      }
      hint={
        <>
          <HintForGuests shop={shop} texts={texts} view={view} />
          {!shown?.items.length && (
            <EmptyList hint={texts.say('emptyHint')} title={texts.say('empty')} />
          )}
        </>
      }
      notice={notice}
      tabs={
        <ListTabs
          label={texts.say('wishlists')}
          lists={lists}
          onShow={(list) => {
            setNotice('');
            show(list);
          }}
          shown={shown}
        >
          <NewListButton label={texts.say('newList')} onClick={() => openNewList(shop)} />
        </ListTabs>
      }
      title={texts.say('wishlists')}
      titleRef={titleRef}
    >
      {shown && shown.items.length > 0 && (
        <OwnItems
          isRow
          key={shown.wishlistId}
          list={shown}
          onGone={onGone}
          shop={shop}
          texts={texts}
        />
      )}
    </WishlistsDrawer>
  );
}

const launcher: LiveWidget<number, ListMessages> = {
  sourceFor: (_, shop) => ({
    ...saved(shop).lists,
    key: 'number of saved items',
    async read() {
      const lists = await saved(shop).lists.read();
      // The button works without the number.
      if (hasFailed(lists)) return successWith(0);
      return successWith(lists.data.reduce((sum, { items }) => sum + items.length, 0));
    },
  }),
  render(count = 0, { view, shop, texts }) {
    if (view.attributes.launcher === false) return null;
    const name = [texts.say('wishlists'), count > 0 && texts.count('items', count)];
    return (
      <button
        aria-haspopup="dialog"
        aria-label={name.filter(Boolean).join(', ')}
        className={styles.launcher}
        data-side={view.attributes.position === 'left' ? 'left' : 'right'}
        onClick={() => void wishlists(shop).openWishlistsDrawer()}
        type="button"
      >
        <Icon full={count > 0} name="heart" />
        {count > 0 && <small>{texts.number(count)}</small>}
      </button>
    );
  },
};

const drawer: LivePanel<SavedList[], ListMessages> = {
  sourceFor: (_, shop) => saved(shop).lists,
  render: (lists, context) =>
    lists ? (
      <Drawer {...context} lists={lists} />
    ) : (
      <WishlistsDrawer tabs={null} title={context.texts.say('wishlists')}>
        {LOADING}
      </WishlistsDrawer>
    ),
};

/** The side panel with wishlists, and the button that opens it. */
export const family: WidgetFamily = {
  translations: LIST_TEXTS,
  widgets: { wishlists_drawer: launcher },
  panels: { wishlists_drawer: drawer },
};
