import { Link } from '../link';
import { FaqPagePicture } from '../widgets/pictures/rewards-faq-page';
import { ReferralProgramPagePicture } from '../widgets/pictures/rewards-referral-program-page';
import { VipTiersMultiProgressPicture } from '../widgets/pictures/rewards-vip-tiers-multi-progress';
import { VipTiersPagePicture } from '../widgets/pictures/rewards-vip-tiers-page';
import { WaysToEarnPicture } from '../widgets/pictures/rewards-ways-to-earn';
import { PageTitle } from './page-title';
import { DEMO_PAGES } from './pages.data';
import { RecordedWaysToSpend, RewardsSection } from './recorded-rewards';
import { WidgetSection } from './widget-section';

/** The page of the rewards program. It has no pop-up, because it shows the same. */
export function DemoRewards() {
  return (
    <>
      <PageTitle title="Rewards">
        Points for what you do here, and something for your points.{' '}
        <Link href={DEMO_PAGES.account.path}>Your balance</Link>
      </PageTitle>
      <WidgetSection
        of="rewards_ways_to_spend"
        title="Ways to spend"
        alt="Seven rewards with their prices in points"
      >
        <RecordedWaysToSpend />
      </WidgetSection>
      <RewardsSection />
      <WidgetSection of="rewards_ways_to_earn" title="Ways to earn">
        <WaysToEarnPicture />
      </WidgetSection>
      <WidgetSection of="rewards_vip_tiers_multi_progress" title="Where you stand">
        <VipTiersMultiProgressPicture hasImages={false} />
      </WidgetSection>
      <WidgetSection of="rewards_vip_tiers_page" title="VIP tiers">
        <VipTiersPagePicture hasImages={false} />
      </WidgetSection>
      <WidgetSection of="rewards_referral_program_page" title="Bring a friend">
        <ReferralProgramPagePicture />
      </WidgetSection>
      <WidgetSection of="rewards_faq_page" title="Questions about rewards">
        <FaqPagePicture />
      </WidgetSection>
    </>
  );
}
