import { type Balance, createBalance } from '@/lib/storefront/data/balance';
import { createTiers, type Tiers } from '@/lib/storefront/data/tiers';
import type { Tier } from '@/lib/storefront/declared';
import { createModule } from '@/lib/storefront/modules/rewards';
import type { LiveWidget, WidgetFamily } from '../live/live-widget.client';
import { perShop } from '../live/shop.client';
import { RewardsPointsBalanceInline } from './points-balance-inline';
import { REWARD_TEXTS } from './texts.data';
import { VipTiersCard } from './vip-tiers-card';
import { VipTiersSingleProgress } from './vip-tiers-single-progress';

const balance = perShop(({ context }) => createBalance(context));
const tiers = perShop(({ context }) => createTiers(createModule(context)));

type RewardWidget<Data> = LiveWidget<Data, typeof REWARD_TEXTS.en>;

const pointsBalanceInline: RewardWidget<Balance> = {
  sourceFor: (_, shop) => balance(shop),
  render: (points, { view, texts }) => (
    <RewardsPointsBalanceInline
      balance={points}
      tag={view.attributes.tag as 'span'}
      texts={texts}
      withLabel={view.attributes['with-label'] !== false}
    />
  ),
};

const tierCard: RewardWidget<Tiers> = {
  sourceFor: (_, shop) => tiers(shop),
  render(data, { view, texts }) {
    if (data === null) return null;
    const current = data?.tierProgress?.currentTier;
    const chosen = data?.tiers.find(({ id }) => id === view.attributes['tier-id']);
    const tier = chosen ?? current ?? data?.tiers[0];
    const isCurrent = current && current.id === tier?.id;
    return (
      <VipTiersCard
        achievedAt={isCurrent ? current.achievedAt : undefined}
        image={imageOf(tier)}
        joinUrl={data && !data.tierProgress ? view.linkTo('register') : undefined}
        texts={texts}
        tier={tier}
      />
    );
  },
};

const singleProgress: RewardWidget<Tiers> = {
  sourceFor: (_, shop) => tiers(shop),
  render(data, { view, texts }) {
    if (data === null) return null;
    const { tierProgress } = data ?? {};
    return (
      <VipTiersSingleProgress
        currency={view.currency}
        images={[imageOf(tierProgress?.currentTier), imageOf(tierProgress?.nextTier)]}
        joinUrl={view.linkTo('register')}
        progress={tierProgress}
        texts={texts}
      />
    );
  },
};

/** The image of a tier, if it has one. Its name is beside it. */
const imageOf = (tier: Pick<Tier, 'image'> | null | undefined) =>
  // biome-ignore lint/performance/noImgElement: pages of shops have no images of the framework
  tier?.image ? <img alt="" height="88" src={tier.image} width="88" /> : null;

/** The widgets with rewards. */
export const family: WidgetFamily = {
  translations: REWARD_TEXTS,
  widgets: {
    rewards_points_balance_inline: pointsBalanceInline,
    rewards_vip_tiers_card: tierCard,
    rewards_vip_tiers_single_progress: singleProgress,
  },
};
