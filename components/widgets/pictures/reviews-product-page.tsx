import { createTexts } from '../live/texts';
import look from '../parts/look.module.css';
import { Scene } from '../parts/scene';
import { TabBar } from '../parts/tab-bar';
import { ReviewsHeader } from '../reviews/list-header';
import { ProductReviews } from '../reviews/product-page';
import { ReviewCard } from '../reviews/review-card';
import { LIST_TEXTS } from '../reviews/review-list-texts.data';
import { JONAS, MARA, SCARF_RATING } from './recorded-reviews';
import styles from './reviews-product-page.module.css';

const texts = createTexts('en', LIST_TEXTS);

const TABS = [
  { name: 'reviews', label: texts.say('reviewsTab'), count: '128' },
  { name: 'questions', label: texts.say('questionsTab'), count: '12' },
] as const;

/** Summary, reviews and questions of one product in tabs. */
export function ReviewsProductPagePicture() {
  return (
    <Scene size="wide">
      <TabBar chosen="reviews" tabs={TABS} />
      <ProductReviews header={<ReviewsHeader canWrite rating={SCARF_RATING} texts={texts} />}>
        <div className={styles.reviews}>
          {[MARA, JONAS].map((review) => (
            <div className={look.card} key={review.id}>
              <ReviewCard review={review} texts={texts} />
            </div>
          ))}
        </div>
      </ProductReviews>
    </Scene>
  );
}
