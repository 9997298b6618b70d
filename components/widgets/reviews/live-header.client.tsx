import { reviewPoints } from '@/lib/storefront/data/review-points';
import { hasFailed } from '@/lib/storefront/results';
import { Problem } from '../live/live-widget.client';
import type { Shop } from '../live/shop.client';
import { useSource } from '../live/use-source.client';
import { ReviewsHeader } from './list-header';
import type { ListTexts } from './review-list-texts.data';
import { ratings, sentReviews, writeReview } from './shop-reviews.client';
import { useStarFilter } from './use-star-filter.client';

/** The source of what the header shows. */
export const ratingOf = (shop: Shop, productId: number | null) =>
  productId === null ? ratings(shop).ofShop : ratings(shop).ofProduct(productId);

interface LiveHeaderProps {
  shop: Shop;
  texts: ListTexts;
  /** `null` for the whole shop. The API accepts only reviews of products. */
  productId: number | null;
}

/** The header of a list, whose bars filter it. */
export function LiveHeader({ shop, texts, productId }: LiveHeaderProps) {
  const source = ratingOf(shop, productId);
  const result = useSource(shop, source);
  const [rate, setRate] = useStarFilter(shop, productId);
  if (result && hasFailed(result)) {
    return <Problem onRetry={() => shop.data.retry(source)} shop={shop} />;
  }
  const writing = productId !== null && {
    canWrite: true,
    onWrite: () => writeReview(shop, productId),
    hint: <Hint productId={productId} shop={shop} texts={texts} />,
  };
  return (
    <ReviewsHeader {...writing} onRate={setRate} rate={rate} rating={result?.data} texts={texts} />
  );
}

interface HintProps extends Pick<LiveHeaderProps, 'shop' | 'texts'> {
  productId: number;
}

/** What the customer earns for a review, and then what became of it. */
function Hint({ shop, texts, productId }: HintProps) {
  const result = useSource(shop, reviewPoints(shop.context));
  const points = result && !hasFailed(result) ? result.data : null;
  const sent = sentReviews(shop).get(productId);
  return (
    <>
      {points !== null && !sent && <small>{texts.count('earn', points)}</small>}
      <small role="status">{sent && texts.say(sent)}</small>
    </>
  );
}
