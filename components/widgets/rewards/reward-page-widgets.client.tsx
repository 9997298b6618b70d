import { createHistory, type HistoryPage } from '@/lib/storefront/data/history';
import type { Tiers } from '@/lib/storefront/data/tiers';
import type { WidgetView } from '@/lib/storefront/placeholders/renderer';
import type { LiveWidget, WidgetFamily } from '../live/live-widget.client';
import { History } from './history/history';
import { HistoryPages } from './history/history-pages.client';
import { REWARD_PAGE_TEXTS } from './reward-pages-texts.data';
import { MultiProgress } from './tiers/multi-progress';
import { tiers } from './tiers/shop-tiers.client';
import { tierImage } from './tiers/tier-image.client';
import { TiersTable } from './tiers/tiers-table.client';
import { VipTiers } from './tiers/vip-tiers';

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

const multiProgress: RewardPage<Tiers> = {
  sourceFor: (_, shop) => tiers(shop),
  render: (data, { view, texts }) =>
    data !== null && (
      <MultiProgress
        currency={view.currency}
        imageOf={tierImage}
        joinUrl={view.linkTo('register')}
        progress={data?.tierProgress}
        texts={texts}
        tiers={data?.tiers}
      />
    ),
};

const perPageOf = ({ attributes }: WidgetView) => attributes['per-page'] as number;

const history: RewardPage<HistoryPage> = {
  sourceFor: (view, { context }) => createHistory(context, 1, perPageOf(view)),
  render(first, { view, shop, texts }) {
    if (first === null) {
      return <History activities={[]} signInUrl={view.linkTo('login')} texts={texts} />;
    }
    const perPage = perPageOf(view);
    const hideEmpty = view.attributes['hide-empty'] === true;
    return <HistoryPages key={perPage} {...{ perPage, hideEmpty, shop, texts }} />;
  },
};

/** The widgets with pages of a rewards program. */
export const family: WidgetFamily = {
  translations: REWARD_PAGE_TEXTS,
  widgets: {
    rewards_history_page: history,
    rewards_vip_tiers_multi_progress: multiProgress,
    rewards_vip_tiers_page: tiersPage,
  },
};
