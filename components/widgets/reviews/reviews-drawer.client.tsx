import { useState } from 'react';
import { createModule } from '@/lib/storefront/modules/reviews';
import type { PanelView, WidgetView } from '@/lib/storefront/placeholders/renderer';
import { hasFailed, successWith } from '@/lib/storefront/results';
import { InnerWidget } from '../live/inner-widget.client';
import type { LiveContext, LivePanel, LiveWidget, WidgetFamily } from '../live/live-widget.client';
import { perShop } from '../live/shop.client';
import { NOTHING } from '../live/use-source.client';
import launcherStyles from '../parts/launcher.module.css';
import { TabBar } from '../parts/tab-bar';
import { DrawerLauncher, ReviewsDrawer } from './drawer';
import styles from './drawer.module.css';
import { DRAWER_TEXTS } from './drawer-texts.data';
import { products } from './shop-reviews.client';

type DrawerMessages = typeof DRAWER_TEXTS.en;
type Tab = 'reviews' | 'questions';

const reviews = perShop(({ context }) => createModule(context));

/** The widgets of each tab, with the attributes that they have there. */
const WIDGETS: Readonly<Record<Tab, readonly Pick<WidgetView, 'name' | 'attributes'>[]>> = {
  reviews: [
    { name: 'reviews_list_header', attributes: {} },
    {
      name: 'reviews_list',
      attributes: {
        limit: 15,
        sorting: 'mostRecent',
        'with-photos': false,
        'pinned-first': true,
        // The header invites customers to write the first review.
        'hide-empty': true,
      },
    },
  ],
  questions: [{ name: 'reviews_questions_list', attributes: { limit: 15, sorting: 'idDesc' } }],
};

const launcher: LiveWidget<null, DrawerMessages> = {
  sourceFor: () => NOTHING,
  render: (_, { view: { attributes }, shop, texts }) =>
    attributes.launcher !== false && (
      <div className={launcherStyles.corner} data-side={attributes.position}>
        <DrawerLauncher
          label={texts.say('reviews')}
          onClick={() => void reviews(shop).openReviewsDrawer()}
        />
      </div>
    ),
};

const productOf = ({ details }: PanelView) => (details.productId ?? null) as number | null;

/** The name of the product; `null` for the shop, and for a product that it doesn't sell. */
const drawer: LivePanel<string | null, DrawerMessages> = {
  sourceFor(view, shop) {
    const productId = productOf(view);
    if (productId === null) return NOTHING;
    const product = products(shop).ofProduct(productId);
    return {
      ...product,
      key: `title of ${productId}`,
      async read() {
        const read = await product.read();
        // The reviews can be read without it.
        return successWith(hasFailed(read) ? null : (read.data?.title ?? null));
      },
    };
  },
  render: (title, context) => <Drawer {...context} title={title} />,
};

interface DrawerProps extends LiveContext<DrawerMessages, PanelView> {
  title: string | null | undefined;
}

function Drawer({ title, view, shop, texts }: DrawerProps) {
  const { details } = view;
  const productId = productOf(view);
  const [chosen, setChosen] = useState({ in: details, tab: details.tab as Tab });
  // A method that opens the drawer again chooses the tab again.
  const tab = chosen.in === details ? chosen.tab : (details.tab as Tab);
  const widgetsOf = (shown: Tab) =>
    WIDGETS[shown].map((widget) => (
      <InnerWidget
        key={`${widget.name} ${productId}`}
        shop={shop}
        view={{ ...view, ...widget, productId, variantId: null }}
      />
    ));
  // Questions belong to a product.
  if (productId === null) {
    return (
      <ReviewsDrawer title={<h2>{texts.say('reviews')}</h2>}>{widgetsOf('reviews')}</ReviewsDrawer>
    );
  }
  const tabs = (['reviews', 'questions'] as const).map((name) => ({
    name,
    label: texts.say(name),
  }));
  return (
    <ReviewsDrawer
      tabs={
        <TabBar
          chosen={tab}
          onChoose={(next) => setChosen({ in: details, tab: next })}
          tabs={tabs}
        />
      }
      title={<h2>{title === null ? texts.say('reviews') : title}</h2>}
    >
      <div aria-label={texts.say(tab)} className={styles.panel} role="tabpanel">
        {widgetsOf(tab)}
      </div>
    </ReviewsDrawer>
  );
}

/** The drawer with reviews and questions, and the button that opens it. */
export const family: WidgetFamily = {
  translations: DRAWER_TEXTS,
  widgets: { reviews_drawer: launcher },
  panels: { reviews_drawer: drawer },
};
