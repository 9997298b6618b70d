import { type Balance, createBalance } from '@/lib/storefront/data/balance';
import type { Tiers } from '@/lib/storefront/data/tiers';
import type { LiveWidget, WidgetFamily } from '../live/live-widget.client';
import { perShop } from '../live/shop.client';
import { RewardsPointsBalanceInline } from './points-balance-inline';
import { REWARD_TEXTS } from './texts.data';
import { tiers } from './tiers/shop-tiers.client';
import { tierImage } from './tiers/tier-image.client';
import { VipTiersCard } from './tiers/vip-tiers-card';
import { VipTiersSingleProgress } from './tiers/vip-tiers-single-progress';

const balance = perShop(({ context }) => createBalance(context));

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
        image={tierImage(tier)}
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
        images={[tierImage(tierProgress?.currentTier), tierImage(tierProgress?.nextTier)]}
        joinUrl={view.linkTo('register')}
        progress={tierProgress}
        texts={texts}
      />
    );
  },
};

/** The widgets with rewards. */
export const family: WidgetFamily = {
  translations: REWARD_TEXTS,
  widgets: {
    rewards_points_balance_inline: pointsBalanceInline,
    rewards_vip_tiers_card: tierCard,
    rewards_vip_tiers_single_progress: singleProgress,
  },
};
