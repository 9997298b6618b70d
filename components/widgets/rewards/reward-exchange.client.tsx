import type { EarningRule, RedeemableRule, RulesFor } from '@/lib/storefront/data/reward-rules';
import type { LiveWidget, WidgetFamily } from '../live/live-widget.client';
import { EXCHANGE_TEXTS } from './exchange/exchange-texts.data';
import { earnLinks, showRules } from './exchange/rule-links.client';
import { earning, spending } from './exchange/shop-exchange.client';
import { WaysToEarn } from './exchange/ways-to-earn';
import { WaysToSpend } from './exchange/ways-to-spend';

type ExchangeWidget<Data> = LiveWidget<Data, typeof EXCHANGE_TEXTS.en>;

const waysToEarn: ExchangeWidget<RulesFor<EarningRule>> = {
  sourceFor: (_, shop) => earning(shop),
  render: (data, { view, shop, texts }) => (
    <WaysToEarn
      currency={view.currency}
      earning={data}
      hideEmpty={view.attributes['hide-empty'] === true}
      limit={view.attributes.limit as number | null}
      linkOf={earnLinks(shop, data?.customer ? null : view.linkTo('register'))}
      onBirthday={() =>
        shop.context.overlays.openDialog('rewards', data?.customer ? 'birthday' : 'sign_in')
      }
      texts={texts}
    />
  ),
};

const waysToSpend: ExchangeWidget<RulesFor<RedeemableRule>> = {
  sourceFor: (_, shop) => spending(shop),
  render: (data, { view, shop, texts }) => (
    <WaysToSpend
      currency={view.currency}
      limit={view.attributes.limit as number | null}
      onEarn={(button) => void showRules(shop, 'ways_to_earn', button)}
      onRedeem={(ruleId) => {
        shop.context.overlays.openDialog('rewards', 'redeem_reward', { ruleId });
      }}
      spending={data}
      texts={texts}
    />
  ),
};

/** The ways to earn and to spend points. */
export const family: WidgetFamily = {
  translations: EXCHANGE_TEXTS,
  widgets: { rewards_ways_to_earn: waysToEarn, rewards_ways_to_spend: waysToSpend },
};
