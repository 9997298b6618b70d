import { createTexts } from '../live/texts';
import { Scene } from '../parts/scene';
import { ReviewsHeader } from '../reviews/list-header';
import { LIST_TEXTS } from '../reviews/review-list-texts.data';
import { SCARF_RATING } from './recorded-reviews';

const texts = createTexts('en', LIST_TEXTS);

/** Average rating, distribution of ratings, and the button for a new review. */
export function ReviewsListHeaderPicture() {
  return (
    <Scene size="wide">
      <ReviewsHeader
        hint={<small>{texts.count('earn', 20)}</small>}
        canWrite
        rating={SCARF_RATING}
        texts={texts}
      />
    </Scene>
  );
}
