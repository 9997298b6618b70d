import type { PublishedReview } from '@/lib/storefront/data/reviews';
import { createTexts } from '../widgets/live/texts';
import look from '../widgets/parts/look.module.css';
import { PictureMiniSlider, PictureSlider } from '../widgets/pictures/picture-sliders';
import { ReviewsHeader } from '../widgets/reviews/list-header';
import { ProductReviews } from '../widgets/reviews/product-page';
import { QuestionItems, QuestionsList } from '../widgets/reviews/questions-list';
import { QUESTION_TEXTS } from '../widgets/reviews/questions-texts.data';
import { HelpfulButton, PhotoRow, ReviewCard } from '../widgets/reviews/review-card';
import list from '../widgets/reviews/review-list.module.css';
import { LIST_TEXTS } from '../widgets/reviews/review-list-texts.data';
import { CATALOG } from './catalog.data';
import { recordedRating } from './recorded';
import { bestReviews, publishedQuestions, publishedReviews } from './recorded-reviews';

/*
 * The widgets of reviews and questions with what a new sandbox has. Otherwise, the page of a product would show reviews
 * of other products until the shop lives.
 */

const listTexts = createTexts('en', LIST_TEXTS);
const questionTexts = createTexts('en', QUESTION_TEXTS);

/** Points for a review. */
const REWARD = 25;

const titleOf = ({ product }: PublishedReview) =>
  CATALOG.find(({ id }) => id === product?.id)?.title;

const photoOf = (image: string) => (
  <span key={image}>
    {/* biome-ignore lint/performance/noImgElement: no page has images that a server resizes */}
    <img alt="" src={image} width={72} height={72} />
  </span>
);

interface CardsProps {
  shown: readonly PublishedReview[];
  /** Two columns if there is room, with the names of the products. */
  isWide?: boolean;
}

function Cards({ shown, isWide }: CardsProps) {
  return (
    <ul className={list.cards} data-wide={isWide}>
      {shown.map((review) => (
        <li className={look.card} key={review.id}>
          <ReviewCard
            photos={review.images.length > 0 && <PhotoRow>{review.images.map(photoOf)}</PhotoRow>}
            product={isWide ? { title: titleOf(review) ?? '' } : undefined}
            review={review}
            texts={listTexts}
            vote={<HelpfulButton texts={listTexts} votes={review.votes} />}
          />
        </li>
      ))}
    </ul>
  );
}

/** Average and bars of a product, with the button that writes a review; of the whole shop without it. */
export function RecordedHeader({ productId }: { productId?: number }) {
  return (
    <ReviewsHeader
      canWrite={productId !== undefined}
      hint={productId && <small>{listTexts.count('earn', REWARD)}</small>}
      rating={recordedRating(productId)}
      texts={listTexts}
    />
  );
}

/** The summary of a product's reviews, and the newest ones. */
export function RecordedProductReviews({ productId }: { productId: number }) {
  return (
    <ProductReviews header={<RecordedHeader productId={productId} />}>
      <Cards shown={publishedReviews(productId).slice(0, 5)} />
    </ProductReviews>
  );
}

/** Pinned reviews of the shop. */
export function RecordedList() {
  return (
    <Cards
      shown={publishedReviews()
        .filter(({ isPinned }) => isPinned)
        .slice(0, 3)}
    />
  );
}

/** All ratings, and the newest reviews of products. */
export function RecordedReviewsPage() {
  const shown = publishedReviews().filter(({ product }) => product);
  return (
    <div className={list.root}>
      <RecordedHeader />
      <Cards isWide shown={shown.slice(0, 6)} />
    </div>
  );
}

const slideOf = (review: PublishedReview) => ({
  review,
  product: { title: titleOf(review) ?? '' },
});

/** The newest of the best reviews, in a row. */
export const RecordedSlider = () => <PictureSlider slides={bestReviews().map(slideOf)} />;

/** One of the best reviews of a product. */
export function RecordedMiniSlider({ productId }: { productId: number }) {
  const [review] = bestReviews(productId);
  return review ? <PictureMiniSlider slide={slideOf(review)} /> : null;
}

/** The questions about a product. */
export function RecordedQuestions({ productId }: { productId: number }) {
  const items = publishedQuestions(productId);
  return (
    <QuestionsList count={items.length} texts={questionTexts}>
      <QuestionItems items={items.slice(0, 5)} texts={questionTexts} />
    </QuestionsList>
  );
}
