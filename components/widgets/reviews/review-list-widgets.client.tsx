import type { DetailedRating } from '@/lib/storefront/data/ratings';
import type { ReviewList as Reviews } from '@/lib/storefront/data/reviews';
import type { WidgetView } from '@/lib/storefront/placeholders/renderer';
import type { LiveWidget, WidgetFamily } from '../live/live-widget.client';
import { LiveHeader, ratingOf } from './live-header.client';
import { ProductTabs, startOfProduct } from './product-tabs.client';
import { firstReviews, type ListStart, ReviewList } from './review-list.client';
import { LIST_TEXTS } from './review-list-texts.data';
import { ReviewsPage, startOfPage } from './reviews-page.client';

type ListWidget<Data> = LiveWidget<Data, typeof LIST_TEXTS.en>;

/** The first reviews of a list, as its attributes say. */
function startOfList({ productId, attributes }: WidgetView): ListStart {
  return {
    filter: {
      sortingOption: attributes.sorting as string,
      ...(productId !== null && { productId }),
      ...(attributes['with-photos'] === true && { onlyWithPhotos: true }),
    },
    limit: attributes.limit as number,
    pinnedFirst: attributes['pinned-first'] === true,
  };
}

const list: ListWidget<Reviews> = {
  sourceFor: (view, shop) => firstReviews(shop, startOfList(view)),
  render: (_, { view, shop, texts }) => (
    <ReviewList
      empty={view.attributes['hide-empty'] === true ? null : <div>{texts.say('noReviews')}</div>}
      shop={shop}
      start={startOfList(view)}
      texts={texts}
    />
  ),
};

const header: ListWidget<DetailedRating> = {
  sourceFor: ({ productId }, shop) => ratingOf(shop, productId),
  render: (rating, { view, shop, texts }) =>
    rating?.reviewCount === 0 && view.attributes['hide-empty'] === true ? null : (
      <LiveHeader productId={view.productId} shop={shop} texts={texts} />
    ),
};

const productPage: ListWidget<Reviews> = {
  sourceFor: (view, shop) => firstReviews(shop, startOfProduct(view)),
  render: (_, context) => <ProductTabs {...context} />,
};

const page: ListWidget<Reviews> = {
  sourceFor: (view, shop) => firstReviews(shop, startOfPage(view, false)),
  render: (_, context) => <ReviewsPage {...context} />,
};

/** The widgets with lists of reviews. */
export const family: WidgetFamily = {
  translations: LIST_TEXTS,
  widgets: {
    reviews_list: list,
    reviews_list_header: header,
    reviews_product_page: productPage,
    reviews_page: page,
  },
};
