import type { Program } from '@/lib/storefront/data/program';
import type { RewardsOverview } from '@/lib/storefront/data/rewards-overview';
import type { LiveWidget, WidgetFamily } from '../live/live-widget.client';
import { Banner } from './info/banner';
import { Faq } from './info/faq';
import { LiveInfo } from './info/live-info.client';
import { INFO_TEXTS } from './info/texts.data';
import { overview, program } from './shop-overview.client';

type InfoWidget<Data> = LiveWidget<Data, typeof INFO_TEXTS.en>;

const faq: InfoWidget<Program> = {
  sourceFor: (_, shop) => program(shop),
  render(data, { view }) {
    const isFirstOpen = view.attributes['open-first'] === true;
    // Rendered again, it closes the answers.
    return <Faq isFirstOpen={isFirstOpen} key={`${isFirstOpen}`} questions={data?.faq} />;
  },
};

const info: InfoWidget<RewardsOverview> = {
  sourceFor: (_, shop) => overview(shop),
  render: (data, context) => (data ? <LiveInfo {...context} data={data} /> : <Banner />),
};

/** The widgets with information about the program, and about a customer in it. */
export const family: WidgetFamily = {
  translations: INFO_TEXTS,
  widgets: { rewards_faq_page: faq, rewards_loyalty_info_page: info },
};
