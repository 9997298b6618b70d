import { useRef, useState } from 'react';
import { createHistory, type HistoryPage } from '@/lib/storefront/data/history';
import type { Tiers } from '@/lib/storefront/data/tiers';
import type { WidgetView } from '@/lib/storefront/placeholders/renderer';
import { hasFailed } from '@/lib/storefront/results';
import {
  type LiveContext,
  type LiveWidget,
  Problem,
  type WidgetFamily,
} from '../live/live-widget.client';
import { useSource } from '../live/use-source.client';
import { PageButtons } from '../parts/page-buttons.client';
import { History } from './history/history';
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

/** The history of a customer. Each page is read when the customer opens it. */
function HistoryPages({ view, shop, texts }: LiveContext<typeof REWARD_PAGE_TEXTS.en>) {
  const perPage = perPageOf(view);
  const [page, setPage] = useState(1);
  const top = useRef<HTMLDivElement>(null);
  const source = createHistory(shop.context, page, perPage);
  const result = useSource<HistoryPage>(shop, source);
  const hasProblem = result !== undefined && hasFailed(result);
  const data = hasProblem ? undefined : result?.data;
  const pages = data && Math.max(1, Math.ceil(data.totalCount / perPage));
  // Another customer has fewer.
  if (pages && page > pages) setPage(1);
  const openPage = (next: number) => {
    setPage(next);
    const element = top.current;
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView();
  };
  return (
    <div ref={top}>
      {hasProblem ? (
        <Problem onRetry={() => shop.data.retry(source)} shop={shop} />
      ) : (
        <History
          activities={data?.activities}
          hideEmpty={view.attributes['hide-empty'] === true}
          texts={texts}
        >
          {pages && <PageButtons onPage={openPage} page={page} pages={pages} texts={texts} />}
        </History>
      )}
    </div>
  );
}

const history: RewardPage<HistoryPage> = {
  sourceFor: (view, { context }) => createHistory(context, 1, perPageOf(view)),
  render(first, context) {
    const { view, texts } = context;
    return first === null ? (
      <History activities={[]} signInUrl={view.linkTo('login')} texts={texts} />
    ) : (
      <HistoryPages {...context} key={perPageOf(view)} />
    );
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
