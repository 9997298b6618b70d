import { createHistory, type HistoryPage } from '@/lib/storefront/data/history';
import { createTiers, type Tiers } from '@/lib/storefront/data/tiers';
import { createModule } from '@/lib/storefront/modules/rewards';
import type { WidgetView } from '@/lib/storefront/placeholders/renderer';
import type { LiveWidget, WidgetFamily } from '../live/live-widget.client';
import { perShop } from '../live/shop.client';
import { History } from './history/history';
import { HistoryPages } from './history/history-pages.client';
import { REWARD_PAGE_TEXTS } from './reward-pages-texts.data';
import { tierImage } from './tiers/tier-image';
import { TiersTable } from './tiers/tiers-table';
import { VipTiers } from './tiers/vip-tiers';

const tiers = perShop(({ context }) => createTiers(createModule(context)));

type RewardPage<Data> = LiveWidget<Data, typeof REWARD_PAGE_TEXTS.en>;

const tiersPage: RewardPage<Tiers> = {
  sourceFor: (_, shop) => tiers(shop),
  render(data, { view, texts }) {
    if (data === null) return null;
    const Layout = view.attributes.layout === 'table' ? TiersTable : VipTiers;
    return (
      <Layout
        currency={view.currency}
        currentId={data?.tierProgress?.currentTier?.id}
        imageOf={tierImage}
        texts={texts}
        tiers={data?.tiers}
      />
    );
  },
};

const perPageOf = ({ attributes }: WidgetView) => attributes['per-page'] as number;

const history: RewardPage<HistoryPage> = {
  sourceFor: (view, { context }) => createHistory(context, 1, perPageOf(view)),
  render(first, { view, shop, texts }) {
    if (first === null) {
      return <History activities={[]} signInUrl={view.linkTo('login')} texts={texts} />;
    }
    const { locale } = view;
    const perPage = perPageOf(view);
    return <HistoryPages key={perPage} {...{ perPage, shop, locale, texts }} />;
  },
};

/** The widgets with pages of a rewards program. */
export const family: WidgetFamily = {
  translations: REWARD_PAGE_TEXTS,
  widgets: {
    rewards_history_page: history,
    rewards_vip_tiers_page: tiersPage,
  },
};
