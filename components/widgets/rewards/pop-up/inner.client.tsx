import type { WidgetName } from '@/lib/storefront/declared';
import type { PageView } from '@/lib/storefront/placeholders/renderer';
import { InnerWidget } from '../../live/inner-widget.client';
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
  const { locale, currency, linkTo } = pageView;
  return (
    <div className={styles.view}>
      {WIDGETS[shown].map((name) => (
        <InnerWidget
          key={name}
          shop={shop}
          view={{
            locale,
            currency,
            linkTo,
            name,
            productId: null,
            variantId: null,
            attributes: { limit: null, layout: 'cards', 'per-page': PER_PAGE },
          }}
        />
      ))}
    </div>
  );
}
