import type { ReactNode } from 'react';
import type { ShopProduct } from '@/lib/storefront/data/products';
import { type PublishedReview, reviewList } from '@/lib/storefront/data/reviews';
import type { Source } from '@/lib/storefront/data/shop-data';
import type { WidgetView } from '@/lib/storefront/placeholders/renderer';
import { hasFailed, successWith } from '@/lib/storefront/results';
import type { LiveContext, LiveWidget, WidgetFamily } from '../live/live-widget.client';
import type { Shop } from '../live/shop.client';
import { MiniSlide, ReviewsMiniSlider } from './mini-slider';
import miniStyles from './mini-slider.module.css';
import { hidePhoto, linkToProduct, products, showPhotos } from './shop-reviews.client';
import { Arrow, PlayButton, type Slide, Track } from './slide';
import { ReviewsSlider, SlideCard, SliderOutlines } from './slider';
import styles from './slider.module.css';
import { SLIDER_TEXTS } from './slider-texts.data';
import { useSlides } from './use-slides.client';

type SliderMessages = typeof SLIDER_TEXTS.en;
type SliderWidget = LiveWidget<readonly Reviewed[], SliderMessages>;
type SliderContext = LiveContext<SliderMessages>;

/** The row needs so many reviews, or it stays empty. */
const MIN_CARDS = 3;

/** A review with its product; `null` without one, and if the shop no longer sells it. */
interface Reviewed {
  review: PublishedReview;
  product: ShopProduct | null;
}

/** The best reviews that the attributes of a slider allow, with their products. */
function reviewsFor(
  { productId, attributes }: WidgetView,
  shop: Shop,
): Source<readonly Reviewed[]> {
  const { limit, 'min-rate': minRate } = attributes as { limit: number; 'min-rate': number };
  const withPhotos = attributes['with-photos'] === true;
  const list = reviewList(
    shop.context.requests,
    {
      sortingOption: 'highestRating',
      ...(productId !== null && { productId }),
      ...(withPhotos && { onlyWithPhotos: true }),
    },
    { count: limit },
  );
  return {
    ...list,
    key: `${list.key} from ${minRate} stars, with products`,
    async read() {
      const read = await list.read();
      if (hasFailed(read)) return read;
      const reviews = read.data.items.filter(({ rate }) => rate >= minRate);
      const sold = await Promise.all(
        reviews.map(({ product }) =>
          // The widgets of a page share what they read about a product.
          product ? shop.data.read(products(shop).ofProduct(product.id)) : successWith(null),
        ),
      );
      const failure = sold.find(hasFailed);
      if (failure) return failure;
      return successWith(
        reviews.map((review, at) => {
          const product = sold[at];
          return { review, product: product && !hasFailed(product) ? product.data : null };
        }),
      );
    },
  };
}

interface RowProps {
  reviewed: readonly Reviewed[];
  context: SliderContext;
}

const slideOf = ({ review, product }: Reviewed, { shop }: SliderContext): Slide => ({
  review,
  product: product && linkToProduct(shop, product),
});

/** The button with the first photo of a review, which opens it in full size. */
function photoOf(
  { review: { id, images } }: Reviewed,
  { shop, texts }: SliderContext,
  className: string | undefined,
): ReactNode {
  const [image] = images;
  if (!image) return null;
  return (
    <button
      aria-label={texts.say('photo', { at: '1', count: `${images.length}` })}
      className={className}
      onClick={() => showPhotos(shop, id, 0)}
      type="button"
    >
      {/* biome-ignore lint/performance/noImgElement: pages of shops have no images of the framework */}
      <img alt="" height="240" loading="lazy" onError={hidePhoto} src={image} width="320" />
    </button>
  );
}

function Row({ reviewed, context }: RowProps) {
  const { view, shop, texts } = context;
  const row = useSlides(shop.context, view.attributes.autoplay === true);
  const controls = row.canMove && (
    <>
      <Arrow onClick={() => row.move(-1)} texts={texts} to="previous" />
      {view.attributes.autoplay === true && (
        <PlayButton isPlaying={row.isPlaying} onClick={row.togglePlaying} texts={texts} />
      )}
      <Arrow onClick={() => row.move(1)} texts={texts} to="next" />
    </>
  );
  return (
    <ReviewsSlider controls={controls}>
      <Track className={styles.row} texts={texts} attention={row.attention} trackRef={row.track}>
        {reviewed.map((each) => (
          <SlideCard
            key={each.review.id}
            photo={photoOf(each, context, styles.photo)}
            slide={slideOf(each, context)}
            texts={texts}
          />
        ))}
      </Track>
    </ReviewsSlider>
  );
}

function MiniRow({ reviewed, context }: RowProps) {
  const { view, shop, texts } = context;
  const isAutoplay = view.attributes.autoplay === true && reviewed.length > 1;
  const row = useSlides(shop.context, isAutoplay);
  const arrow = (to: 'previous' | 'next', direction: 1 | -1) =>
    reviewed.length > 1 && <Arrow onClick={() => row.move(direction)} texts={texts} to={to} />;
  return (
    <ReviewsMiniSlider
      next={arrow('next', 1)}
      play={
        isAutoplay && (
          <PlayButton isPlaying={row.isPlaying} onClick={row.togglePlaying} texts={texts} />
        )
      }
      previous={arrow('previous', -1)}
    >
      <Track
        className={miniStyles.row}
        texts={texts}
        attention={row.attention}
        trackRef={row.track}
      >
        {reviewed.map((each) => (
          <MiniSlide
            key={each.review.id}
            photo={photoOf(each, context, miniStyles.photo)}
            slide={slideOf(each, context)}
            texts={texts}
          />
        ))}
      </Track>
    </ReviewsMiniSlider>
  );
}

const slider: SliderWidget = {
  sourceFor: reviewsFor,
  render(reviewed, context) {
    if (!reviewed) return <SliderOutlines />;
    return reviewed.length < MIN_CARDS ? null : <Row context={context} reviewed={reviewed} />;
  },
};

const miniSlider: SliderWidget = {
  sourceFor: reviewsFor,
  render(reviewed, context) {
    if (!reviewed) return <ReviewsMiniSlider />;
    return reviewed.length === 0 ? null : <MiniRow context={context} reviewed={reviewed} />;
  },
};

/** The widgets that show reviews in a row. */
export const family: WidgetFamily = {
  translations: SLIDER_TEXTS,
  widgets: { reviews_slider: slider, reviews_mini_slider: miniSlider },
};
