import type { IssuedRewards } from '@/lib/storefront/data/issued-rewards';
import type { LiveWidget, WidgetFamily } from '../live/live-widget.client';
import { AvailableRewards } from './exchange/available-rewards';
import { EXCHANGE_TEXTS } from './exchange/exchange-texts.data';
import { LiveRewardCode } from './exchange/reward-code.client';
import { showRules } from './exchange/rule-links.client';
import { issuedRewards } from './exchange/shop-exchange.client';

const availableRewards: LiveWidget<IssuedRewards, typeof EXCHANGE_TEXTS.en> = {
  sourceFor: (_, shop) => issuedRewards(shop),
  render: (data, { view, shop, texts }) => (
    <AvailableRewards
      codeOf={(reward) => <LiveRewardCode reward={reward} shop={shop} texts={texts} />}
      currency={view.currency}
      hideEmpty={view.attributes['hide-empty'] === true}
      onDetails={(rewardId) => {
        shop.context.overlays.openDialog('rewards', 'reward_details', { rewardId });
      }}
      onSpend={(button) => void showRules(shop, 'ways_to_spend', button)}
      rewards={data}
      signInUrl={view.linkTo('login')}
      texts={texts}
    />
  ),
};

/** The rewards of a customer. */
export const family: WidgetFamily = {
  translations: EXCHANGE_TEXTS,
  widgets: { rewards_available_rewards_page: availableRewards },
};
