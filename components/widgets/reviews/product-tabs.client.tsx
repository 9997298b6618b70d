import { useState } from 'react';
import type { WidgetView } from '@/lib/storefront/placeholders/renderer';
import { hasFailed } from '@/lib/storefront/results';
import type { LiveContext } from '../live/live-widget.client';
import { useSource } from '../live/use-source.client';
import { TabBar } from '../parts/tab-bar';
import { LiveHeader, ratingOf } from './live-header.client';
import { ProductReviews } from './product-page';
import { type ListStart, ReviewList } from './review-list.client';
import type { LIST_TEXTS } from './review-list-texts.data';

/** The first reviews of the product. */
export function startOfProduct({ productId, attributes }: WidgetView): ListStart {
  return {
    filter: { productId: productId as number, sortingOption: attributes.sorting as string },
    limit: attributes.limit as number,
    pinnedFirst: true,
  };
}

type ProductContext = LiveContext<typeof LIST_TEXTS.en>;

/** Reviews and questions of a product in tabs. */
export function ProductTabs(context: ProductContext) {
  const { view, shop, texts } = context;
  const [tab, setTab] = useState<'reviews' | 'questions'>('reviews');
  const { result } = useSource(shop, ratingOf(shop, view.productId));
  if (view.attributes['with-questions'] === false) return <Reviews {...context} />;
  const tabs = [
    {
      name: 'reviews',
      label: texts.say('reviewsTab'),
      count: result && !hasFailed(result) ? texts.number(result.data.reviewCount) : undefined,
    },
    { name: 'questions', label: texts.say('questionsTab') },
  ] as const;
  return (
    <div>
      <TabBar chosen={tab} onChoose={setTab} tabs={tabs} />
      <div aria-label={texts.say(`${tab}Tab`)} role="tabpanel">
        {tab === 'reviews' ? <Reviews {...context} /> : <Reviews {...context} />}
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
