import { type ReviewPermission, reviewPermission } from '@/lib/storefront/data/review-permission';
import { reviewPoints } from '@/lib/storefront/data/review-points';
import { type PublishedReview, reviewById } from '@/lib/storefront/data/reviews';
import type { PanelView } from '@/lib/storefront/placeholders/renderer';
import { hasFailed } from '@/lib/storefront/results';
import type { LiveContext, LivePanel, WidgetFamily } from '../live/live-widget.client';
import type { Shop } from '../live/shop.client';
import { useSource } from '../live/use-source.client';
import { DIALOG_TEXTS } from './dialog-texts.data.client';
import { ReviewForm } from './review-form.client';
import { ReviewMedia } from './review-media.client';
import { sentReviews } from './shop-reviews.client';

type DialogMessages = typeof DIALOG_TEXTS.en;

/** Sends a review, and remembers what became of it. */
async function sendReview(shop: Shop, productId: number, fields: FormData) {
  fields.set('productId', `${productId}`);
  const sent = await shop.context.requests.write<{ review: { isPublished: boolean } }>(
    'POST',
    '/v2/reviews/createReview',
    fields,
  );
  if (hasFailed(sent)) return sent;
  const { isPublished } = sent.data.review;
  sentReviews(shop).set(productId, isPublished ? 'published' : 'waiting');
  // A published review may have earned points.
  if (isPublished) shop.data.refresh(({ area }) => area === 'rewards');
  return sent;
}

interface FormProps extends LiveContext<DialogMessages, PanelView> {
  permission: ReviewPermission;
}

function Form({ permission, view, shop, texts }: FormProps) {
  const result = useSource(shop, reviewPoints(shop.context));
  const productId = Number(view.details.productId);
  if (permission.problem !== null) {
    return (
      <div role="status">
        <b>{texts.say('notAllowed')}</b>
        {/* The API returns the reason in English. */}
        <div lang="en">{permission.problem}.</div>
      </div>
    );
  }
  return (
    <ReviewForm
      isGuest={permission.isGuest}
      onSent={() => view.close(true)}
      points={result && !hasFailed(result) ? result.data : null}
      send={(fields) => sendReview(shop, productId, fields)}
      texts={texts}
    />
  );
}

const reviewForm: LivePanel<ReviewPermission, DialogMessages> = {
  sourceFor: ({ details }, shop) => reviewPermission(shop.context, Number(details.productId)),
  render: (permission, context) => permission && <Form {...context} permission={permission} />,
};

const reviewMedia: LivePanel<PublishedReview | null, DialogMessages> = {
  sourceFor: ({ details }, { context }) => reviewById(context.requests, Number(details.reviewId)),
  render: (review, { view, texts }) =>
    review && <ReviewMedia first={Number(view.details.at)} review={review} texts={texts} />,
};

/** The dialogs with reviews. */
export const family: WidgetFamily = {
  translations: DIALOG_TEXTS,
  widgets: {},
  panels: { review_form: reviewForm, review_media: reviewMedia },
};
