import type { DetailedRating } from '@/lib/storefront/data/ratings';
import type { ReviewList as Reviews } from '@/lib/storefront/data/reviews';
import type { WidgetView } from '@/lib/storefront/placeholders/renderer';
import type { LiveWidget, WidgetFamily } from '../live/live-widget.client';
import { LiveHeader, ratingOf } from './live-header.client';
import { firstReviews, type ListStart, ReviewList } from './review-list.client';
import { LIST_TEXTS } from './review-list-texts.data';

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

/** A list of reviews, and its header. */
export const family: WidgetFamily = {
  translations: LIST_TEXTS,
  widgets: { reviews_list: list, reviews_list_header: header },
};
