import type { PublishedReview } from '@/lib/storefront/data/reviews';
import { hasFailed } from '@/lib/storefront/results';
import type { Shop } from '../live/shop.client';
import { useSource } from '../live/use-source.client';
import { HelpfulButton, PhotoRow, ReviewCard, type ReviewedProduct } from './review-card';
import type { CardTexts } from './review-card-texts.data';
import { hidePhoto, linkToProduct, products, showPhotos } from './shop-reviews.client';
import { useVote } from './use-vote.client';

interface LiveReviewProps {
  review: PublishedReview;
  shop: Shop;
  texts: CardTexts;
  /** The product, for a list with reviews of several ones. */
  product?: ReviewedProduct | undefined;
}

/** A review that customers can vote for, and whose photos open in full size. */
export function LiveReview({ review, shop, texts, product }: LiveReviewProps) {
  const { toggle, hasFailed, ...state } = useVote(shop, review.id);
  const { id, images, votes } = review;
  return (
    <ReviewCard
      photos={
        images.length > 0 && (
          <PhotoRow>
            {images.map((image, at) => (
              <button
                aria-label={texts.say('photo', { at: `${at + 1}`, count: `${images.length}` })}
                key={image}
                onClick={() => showPhotos(shop, id, at)}
                type="button"
              >
                {/* biome-ignore lint/performance/noImgElement: pages of shops have no images of the framework */}
                <img alt="" height="72" loading="lazy" onError={hidePhoto} src={image} width="72" />
              </button>
            ))}
          </PhotoRow>
        )
      }
      product={product}
      review={review}
      texts={texts}
      vote={
        <div>
          <HelpfulButton {...state} onClick={toggle} texts={texts} votes={votes} />{' '}
          {hasFailed && <small role="alert">{texts.say('notSaved')}</small>}
        </div>
      }
    />
  );
}

/** A review that names its product, for lists with several ones. */
export function ReviewWithProduct(props: LiveReviewProps) {
  const { product } = props.review;
  return product ? <ReviewOf {...props} productId={product.id} /> : <LiveReview {...props} />;
}

function ReviewOf({ productId, ...props }: LiveReviewProps & { productId: number }) {
  const result = useSource(props.shop, products(props.shop).ofProduct(productId));
  // The line of the product is there before its name.
  if (!result) return <LiveReview {...props} product={{ title: '\u00a0' }} />;
  const product = hasFailed(result) ? null : result.data;
  return (
    <LiveReview {...props} product={product ? linkToProduct(props.shop, product) : undefined} />
  );
}
