import type { Rating } from '@/lib/storefront/data/ratings';
import type { LiveWidget, WidgetFamily } from '../live/live-widget.client';
import type { Shop } from '../live/shop.client';
import { ReviewsAverage } from './average';
import { ReviewsListingAverage } from './listing-average';
import { ratings } from './shop-reviews.client';
import { REVIEW_TEXTS } from './texts.data';
import { ReviewsTrustBadge } from './trust-badge';

/** The placeholder that shows the reviews of a product in the page. */
const PRODUCT_REVIEWS = '.laurel-rv-product-page-placeholder';

/** Scrolls to the reviews of a product in the page, or opens the drawer. */
function showReviews({ context }: Shop, productId: number) {
  const { document } = context;
  const inPage = document?.querySelector<HTMLElement>(PRODUCT_REVIEWS);
  if (inPage) {
    const still = document?.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches;
    inPage.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
    // The keyboard goes on from there.
    inPage.tabIndex = -1;
    inPage.focus({ preventScroll: true });
  } else void context.overlays.open('reviews_drawer', () => ({ productId, tab: 'reviews' }));
}

type ReviewWidget<Data> = LiveWidget<Data, typeof REVIEW_TEXTS.en>;

const average: ReviewWidget<Rating> = {
  // Placeholders render it only with a product.
  sourceFor: ({ productId }, shop) => ratings(shop).ofProduct(productId as number),
  render: (rating, { view, shop, texts }) => (
    <ReviewsAverage
      align={view.attributes.align as 'left'}
      hideEmpty={view.attributes['hide-empty'] === true}
      onClick={() => showReviews(shop, view.productId as number)}
      rating={rating}
      texts={texts}
    />
  ),
};

const listingAverage: ReviewWidget<Rating> = {
  sourceFor: ({ productId }, shop) => ratings(shop).ofProduct(productId as number),
  render: (rating, { texts }) => <ReviewsListingAverage rating={rating} texts={texts} />,
};

const trustBadge: ReviewWidget<Rating> = {
  sourceFor: (_, shop) => ratings(shop).ofShop,
  render: (rating, { view, shop, texts }) => (
    <ReviewsTrustBadge
      href={view.attributes.link === false ? undefined : shop.linkTo('reviews_page')}
      rating={rating}
      size={view.attributes.size as 'small'}
      texts={texts}
    />
  ),
};

/** The widgets with reviews. */
export const family: WidgetFamily = {
  translations: REVIEW_TEXTS,
  widgets: {
    reviews_average: average,
    reviews_listing_average: listingAverage,
    reviews_trust_badge: trustBadge,
  },
};
