import { useEffect, useState } from 'react';
import type { ReviewList as ReviewsRead } from '@/lib/storefront/data/reviews';
import type { WidgetView } from '@/lib/storefront/placeholders/renderer';
import type { LiveContext, LiveWidget, WidgetFamily } from '../live/live-widget.client';
import { Icon } from '../parts/icon';
import { TabBar } from '../parts/tab-bar';
import { LiveHeader } from './live-header.client';
import styles from './page.module.css';
import { firstReviews, type ListStart, ReviewList } from './review-list.client';
import { LIST_TEXTS } from './review-list-texts.data';

const SEARCH_AFTER_MS = 300;

/** The first reviews of a tab. */
function startOfPage({ attributes }: WidgetView, ofShop: boolean, search = ''): ListStart {
  return {
    filter: {
      sortingOption: attributes.sorting as string,
      ...(ofShop ? { onlyShopReviews: true } : { onlyProductReviews: true }),
      ...(search && { search }),
    },
    limit: attributes.limit as number,
    pinnedFirst: false,
  };
}

/** All reviews of the shop and its products, with a search. */
function ReviewsPage({ view, shop, texts }: LiveContext<typeof LIST_TEXTS.en>) {
  const [tab, setTab] = useState<'products' | 'shop'>('products');
  const [written, setWritten] = useState('');
  const [search, setSearch] = useState('');
  const { startTimer } = shop.context;
  useEffect(
    () => startTimer(() => setSearch(written.trim()), SEARCH_AFTER_MS),
    [written, startTimer],
  );
  const tabs = [
    { name: 'products', label: texts.say('productsTab') },
    { name: 'shop', label: texts.say('shopTab') },
  ] as const;
  return (
    <div className={styles.page}>
      <search className={styles.search}>
        <Icon name="search" />
        <input
          aria-label={texts.say('search')}
          maxLength={200}
          onInput={({ currentTarget }) => setWritten(currentTarget.value)}
          placeholder={texts.say('search')}
          type="search"
          value={written}
        />
      </search>
      <LiveHeader productId={null} shop={shop} texts={texts} />
      <TabBar chosen={tab} onChoose={setTab} tabs={tabs} />
      <div aria-label={texts.say(`${tab}Tab`)} role="tabpanel">
        <ReviewList
          empty={<div>{texts.say('noReviews')}</div>}
          isWide
          shop={shop}
          start={startOfPage(view, tab === 'shop', search)}
          texts={texts}
          withProducts
        />
      </div>
    </div>
  );
}

const page: LiveWidget<ReviewsRead, typeof LIST_TEXTS.en> = {
  sourceFor: (view, shop) => firstReviews(shop, startOfPage(view, false)),
  render: (_, context) => <ReviewsPage {...context} />,
};

/** The page with all reviews. */
export const family: WidgetFamily = {
  translations: LIST_TEXTS,
  widgets: { reviews_page: page },
};
