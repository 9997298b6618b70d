import { useState } from 'react';
import type { ReviewList as ReviewsRead } from '@/lib/storefront/data/reviews';
import type { WidgetView } from '@/lib/storefront/placeholders/renderer';
import { hasFailed } from '@/lib/storefront/results';
import { InnerWidget } from '../live/inner-widget.client';
import type { LiveContext, LiveWidget, WidgetFamily } from '../live/live-widget.client';
import { useSource } from '../live/use-source.client';
import { TabBar } from '../parts/tab-bar';
import { LiveHeader, ratingOf } from './live-header.client';
import { ProductReviews } from './product-page';
import { firstReviews, type ListStart, ReviewList } from './review-list.client';
import { LIST_TEXTS } from './review-list-texts.data';
import { questionsOf } from './shop-questions.client';

type ProductContext = LiveContext<typeof LIST_TEXTS.en>;

/** What the questions list has without attributes. */
const QUESTIONS = { sorting: 'idDesc', limit: 15 };

/** The first reviews of the product. */
function startOfProduct({ productId, attributes }: WidgetView): ListStart {
  return {
    // In the order of the review list, which then shares the request.
    filter: { sortingOption: attributes.sorting as string, productId: productId as number },
    limit: attributes.limit as number,
    pinnedFirst: true,
  };
}

/** Reviews of a product, and its questions in a second tab. */
function ProductTabs(context: ProductContext) {
  const { view, shop } = context;
  const result = useSource(shop, ratingOf(shop, view.productId));
  const count = result && !hasFailed(result) ? result.data.reviewCount : undefined;
  if (view.attributes['with-questions'] !== false) return <Tabs {...context} reviews={count} />;
  return isHidden(view, count) ? null : <Reviews {...context} />;
}

/** Whether the widget must not show that there is nothing. */
const isHidden = ({ attributes }: WidgetView, ...counts: (number | undefined)[]) =>
  attributes['hide-empty'] === true && counts.every((count) => count === 0);

function Tabs({ reviews, ...context }: ProductContext & { reviews: number | undefined }) {
  const { view, shop, texts } = context;
  const [tab, setTab] = useState<'reviews' | 'questions'>('reviews');
  // Placeholders render it only with a product.
  const first = { ...QUESTIONS, productId: view.productId as number, offset: 0 };
  const result = useSource(shop, questionsOf(shop).part(first));
  const questions = result && !hasFailed(result) ? result.data.totalCount : undefined;
  if (isHidden(view, reviews, questions)) return null;
  const shown = (count: number | undefined) =>
    count === undefined ? undefined : texts.number(count);
  const tabs = [
    { name: 'reviews', label: texts.say('reviewsTab'), count: shown(reviews) },
    { name: 'questions', label: texts.say('questionsTab'), count: shown(questions) },
  ] as const;
  return (
    <div>
      <TabBar chosen={tab} onChoose={setTab} tabs={tabs} />
      <div aria-label={texts.say(`${tab}Tab`)} role="tabpanel">
        {tab === 'reviews' ? (
          <Reviews {...context} />
        ) : (
          <InnerWidget
            key={view.productId}
            shop={shop}
            view={{ ...view, name: 'reviews_questions_list', attributes: QUESTIONS }}
          />
        )}
      </div>
    </div>
  );
}

function Reviews({ view, shop, texts }: ProductContext) {
  const shared = { locale: view.locale, shop, texts };
  return (
    <ProductReviews header={<LiveHeader {...shared} productId={view.productId} />}>
      <ReviewList {...shared} start={startOfProduct(view)} />
    </ProductReviews>
  );
}

const productPage: LiveWidget<ReviewsRead, typeof LIST_TEXTS.en> = {
  sourceFor: (view, shop) => firstReviews(shop, startOfProduct(view)),
  render: (_, context) => <ProductTabs {...context} />,
};

/** The reviews and questions of a product page. */
export const family: WidgetFamily = {
  translations: LIST_TEXTS,
  widgets: { reviews_product_page: productPage },
};
