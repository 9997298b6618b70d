import type { RewardsOverview } from '@/lib/storefront/data/rewards-overview';
import type { LiveWidget, WidgetFamily } from '../live/live-widget.client';
import { Banner } from './info/banner';
import { LiveInfo } from './info/live-info.client';
import { INFO_TEXTS } from './info/texts.data';
import { overview } from './shop-overview.client';

const info: LiveWidget<RewardsOverview, typeof INFO_TEXTS.en> = {
  sourceFor: (_, shop) => overview(shop),
  render: (data, context) => (data ? <LiveInfo {...context} data={data} /> : <Banner />),
};

/** The information about a customer in the program. */
export const family: WidgetFamily = {
  translations: INFO_TEXTS,
  widgets: { rewards_loyalty_info_page: info },
};
