import type { ReactNode } from 'react';
import { getWidget, type WidgetName } from '@/lib/content/sdk/widgets';
import frame from '../widgets/live/frame.module.css';
import tokens from '../widgets/live/tokens.module.css';
import { withoutHandlers } from '../widgets/without-handlers';

/** The widgets that are built. */
const LIVE: ReadonlySet<WidgetName> = new Set<WidgetName>([
  'reviews_average',
  'reviews_listing_average',
  'reviews_trust_badge',
  'rewards_available_rewards_page',
  'rewards_earn_points_cart_page',
  'rewards_earn_points_product_page',
  'rewards_history_page',
  'rewards_points_balance_inline',
  'rewards_vip_tiers_card',
  'rewards_vip_tiers_page',
  'rewards_vip_tiers_single_progress',
  'rewards_ways_to_earn',
  'rewards_ways_to_spend',
  'wishlists_add_to_wishlist_product_card',
  'wishlists_add_to_wishlist_product_page',
  'wishlists_go_to_wishlist_header',
]);

export const isLive = (name: WidgetName) => LIVE.has(name);

interface WidgetPlaceProps {
  of: WidgetName;
  /** Attributes of the placeholder, without their beginning. */
  attributes?: Readonly<Record<string, string | number>>;
  /** The widget with recorded data. The browser shows it until the SDK renders in the shadow root of the placeholder. */
  children?: ReactNode;
}

/** A placeholder, as the page of the widget prints it. */
export function WidgetPlace({ of, attributes = {}, children }: WidgetPlaceProps) {
  if (!isLive(of)) return null;
  const entries = Object.entries(attributes).map(([name, value]) => [`data-laurel-${name}`, value]);
  return (
    <div className={getWidget(of).placeholderClass} {...Object.fromEntries(entries)}>
      {children && (
        <div className={`${tokens.tokens} ${frame.frame}`}>{withoutHandlers(children)}</div>
      )}
    </div>
  );
}
