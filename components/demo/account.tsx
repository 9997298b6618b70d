import { viewers } from '@/lib/sandbox/shops/demo/viewers';
import { DEMO_CONTROL, hook } from '@/lib/site/config/hooks';
import { enTrySdk } from '@/lib/site/messages/en-try-sdk';
import { Link } from '../link';
import { BALANCE } from '../widgets/pictures/recorded-tiers';
import { HistoryPagePicture } from '../widgets/pictures/rewards-history-page';
import { VipTiersCardPicture } from '../widgets/pictures/rewards-vip-tiers-card';
import { VipTiersSingleProgressPicture } from '../widgets/pictures/rewards-vip-tiers-single-progress';
import { RewardsPointsBalanceInline } from '../widgets/rewards/points-balance-inline';
import styles from './account.module.css';
import { PageTitle } from './page-title';
import { DEMO_PAGES, SIGN_IN } from './pages.data';
import { rewardTexts } from './recorded';
import { RecordedLoyaltyInfo, RewardsSection } from './recorded-rewards';
import { WidgetPlace } from './widget-place';
import { Columns, WidgetSection } from './widget-section';

/** The account page: who the reader is, and what the shop shows to that customer. */
export function DemoAccount() {
  return (
    <>
      <PageTitle title="Your account">
        <div className={styles.balance}>
          <WidgetPlace of="rewards_points_balance_inline">
            <RewardsPointsBalanceInline balance={BALANCE} texts={rewardTexts} />
          </WidgetPlace>
        </div>
      </PageTitle>
      <section aria-labelledby={SIGN_IN} className={`${styles.signIn} script-only`}>
        <h2 id={SIGN_IN}>Sign in as</h2>
        <div className={styles.customers}>
          {viewers.map((viewer) => (
            <button
              key={viewer}
              type="button"
              aria-pressed="false"
              {...hook(DEMO_CONTROL, `viewer ${viewer}`)}
            >
              {enTrySdk.viewers[viewer]}
            </button>
          ))}
        </div>
      </section>
      <WidgetSection
        of="rewards_loyalty_info_page"
        title="Your membership"
        alt="Mara’s balance of 320.5 points, and her tier Silver, €266.15 before Gold"
      >
        <RecordedLoyaltyInfo />
      </WidgetSection>
      <Columns>
        <WidgetSection of="rewards_vip_tiers_card" title="Your tier">
          <VipTiersCardPicture hasImages={false} />
        </WidgetSection>
        <WidgetSection of="rewards_vip_tiers_single_progress" title="On the way to the next">
          <VipTiersSingleProgressPicture hasImages={false} />
        </WidgetSection>
      </Columns>
      <RewardsSection />
      <WidgetSection
        of="rewards_history_page"
        title="Your points, line by line"
        attributes={{ 'per-page': 10 }}
      >
        <HistoryPagePicture />
      </WidgetSection>
      <p>
        <Link href={DEMO_PAGES.wishlists.path}>Your wishlists</Link>,{' '}
        <Link href={DEMO_PAGES.rewards.path}>all about rewards</Link>
      </p>
    </>
  );
}
