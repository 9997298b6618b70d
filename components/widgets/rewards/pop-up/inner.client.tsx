import { useEffect, useRef } from 'react';
import type { WidgetName } from '@/lib/storefront/declared';
import type { PageView, WidgetView } from '@/lib/storefront/placeholders/renderer';
import type { Shop } from '../../live/shop.client';
import styles from './inner.module.css';
import type { InnerView } from './start';

/** Number of activities on a page of the history. */
const PER_PAGE = 10;

/** The widgets of each view, which are those of the rewards page. */
const WIDGETS: Readonly<Record<InnerView, readonly WidgetName[]>> = {
  ways_to_earn: ['rewards_ways_to_earn'],
  ways_to_spend: ['rewards_ways_to_spend'],
  available_rewards: ['rewards_available_rewards_page'],
  referral_program: ['rewards_referral_program_page'],
  vip_tiers: ['rewards_vip_tiers_single_progress', 'rewards_vip_tiers_page'],
  history: ['rewards_history_page'],
};

interface InnerWidgetsProps {
  shown: InnerView;
  pageView: PageView;
  shop: Shop;
}

/** A view of the pop-up behind the first one. */
export function InnerWidgets({ shown, pageView, shop }: InnerWidgetsProps) {
  return (
    <div className={styles.view}>
      {WIDGETS[shown].map((name) => (
        <InnerWidget key={name} name={name} pageView={pageView} shop={shop} />
      ))}
    </div>
  );
}

/** A widget whose code is loaded when it is shown. */
function InnerWidget({
  name,
  pageView,
  shop,
}: {
  name: WidgetName;
  pageView: PageView;
  shop: Shop;
}) {
  const place = useRef<HTMLDivElement>(null);
  const { locale, currency, linkTo } = pageView;
  // biome-ignore lint/correctness/useExhaustiveDependencies: settings of the page don't change while a view is shown
  useEffect(() => {
    const view: WidgetView = {
      locale,
      currency,
      linkTo,
      name,
      productId: null,
      variantId: null,
      attributes: { limit: null, layout: 'cards', 'per-page': PER_PAGE },
    };
    // It is in the page when effects run.
    const rendered = shop.renderWidget(place.current as HTMLDivElement, view);
    return rendered.remove;
  }, [name, shop]);
  return <div ref={place} />;
}
