import type { Program } from '@/lib/storefront/data/program';
import type { LiveWidget, WidgetFamily } from '../live/live-widget.client';
import { Faq } from './info/faq';
import { INFO_TEXTS } from './info/texts.data';
import { program } from './shop-overview.client';

const faq: LiveWidget<Program, typeof INFO_TEXTS.en> = {
  sourceFor: (_, shop) => program(shop),
  render(data, { view }) {
    const isFirstOpen = view.attributes['open-first'] === true;
    // Rendered again, it closes the answers.
    return <Faq isFirstOpen={isFirstOpen} key={`${isFirstOpen}`} questions={data?.faq} />;
  },
};

/** The questions about the program. */
export const family: WidgetFamily = {
  translations: INFO_TEXTS,
  widgets: { rewards_faq_page: faq },
};
