import { DEMO_CONTROL, DEMO_OUTPUT, hook } from '@/lib/site/config/hooks';
import { ReviewsTrustBadge } from '../widgets/reviews/trust-badge';
import styles from './cart.module.css';
import { PageTitle } from './page-title';
import { recordedRating, reviewsHref, reviewTexts } from './recorded';
import { RewardsSection } from './recorded-rewards';
import { WidgetPlace } from './widget-place';

/** The cart page. The browser has the cart, so its scripts fill it in. */
export function DemoCart() {
  return (
    <>
      <PageTitle title="Your cart">Free delivery from €50, and 30 days to send it back.</PageTitle>
      <div className={styles.columns}>
        <div {...hook(DEMO_OUTPUT, 'cart')} className={styles.lines}>
          <noscript>This browser runs no scripts, and without them, the shop has no cart.</noscript>
        </div>
        <div className={styles.side}>
          <WidgetPlace of="rewards_earn_points_cart_page" />
          <WidgetPlace of="reviews_trust_badge">
            <ReviewsTrustBadge rating={recordedRating()} texts={reviewTexts} href={reviewsHref} />
          </WidgetPlace>
          <button
            type="button"
            className={`${styles.points} script-only`}
            {...hook(DEMO_CONTROL, 'points')}
          >
            Use your points
          </button>
          <RewardsSection />
        </div>
      </div>
      <WidgetPlace of="wishlists_save_for_later_modal" />
    </>
  );
}
