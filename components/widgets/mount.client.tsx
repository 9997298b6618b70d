import { type ComponentChild, render } from 'preact';
import { languageIn } from '@/lib/site/config/widget-languages';
import type { ModalName, WidgetName } from '@/lib/storefront/declared';
import { loadAgain } from '@/lib/storefront/environment';
import type { ModuleContext, Placeholders } from '@/lib/storefront/modules/loaded-modules';
import { LABELS } from '@/lib/storefront/overlays/labels.data';
import { createPlaceholders } from '@/lib/storefront/placeholders/create-placeholders';
import type {
  PageView,
  PanelView,
  Rendered,
  Renderer,
  WidgetView,
} from '@/lib/storefront/placeholders/renderer';
import { widgetStyles } from '@/lib/storefront/placeholders/widget-styles';
import { messageOf } from '@/lib/storefront/results';
import { type AnyLive, LiveFrame, type WidgetFamily } from './live/live-widget.client';
import { createShop, type Shop } from './live/shop.client';
import { COMMON_TEXTS } from './live/texts.data.client';

type LoadFamily = () => Promise<{ family: WidgetFamily }>;

/** The file of each widget, overlay and dialog, which is loaded when the page needs it. */
const FAMILIES: Readonly<Record<WidgetName | ModalName, LoadFamily>> = {
  answer_form: () => import('./reviews/questions.client'),
  birthday: () => import('./rewards/reward-dialogs.client'),
  gift_registry_form: () => import('./gift-registry/gift-registry-dialogs.client'),
  question_form: () => import('./reviews/questions.client'),
  redeem_reward: () => import('./rewards/reward-dialogs.client'),
  referral_share: () => import('./rewards/referral-widgets.client'),
  review_form: () => import('./reviews/review-dialog-widgets.client'),
  review_media: () => import('./reviews/review-dialog-widgets.client'),
  reviews_average: () => import('./reviews/review-widgets.client'),
  reviews_drawer: () => import('./reviews/reviews-drawer.client'),
  reviews_list: () => import('./reviews/review-list-widgets.client'),
  reviews_list_header: () => import('./reviews/review-list-widgets.client'),
  reviews_listing_average: () => import('./reviews/review-widgets.client'),
  reviews_mini_slider: () => import('./reviews/review-sliders.client'),
  reviews_page: () => import('./reviews/reviews-page.client'),
  reviews_product_page: () => import('./reviews/product-tabs.client'),
  reviews_questions_list: () => import('./reviews/questions.client'),
  reviews_slider: () => import('./reviews/review-sliders.client'),
  reviews_trust_badge: () => import('./reviews/review-widgets.client'),
  reward_details: () => import('./rewards/reward-dialogs.client'),
  rewards_available_rewards_page: () => import('./rewards/available-rewards.client'),
  rewards_earn_points_cart_page: () => import('./rewards/earn-points-widgets.client'),
  rewards_earn_points_product_page: () => import('./rewards/earn-points-widgets.client'),
  rewards_faq_page: () => import('./rewards/faq.client'),
  rewards_history_page: () => import('./rewards/reward-page-widgets.client'),
  rewards_loyalty_info_page: () => import('./rewards/reward-info-widgets.client'),
  rewards_points_balance_inline: () => import('./rewards/reward-widgets.client'),
  rewards_pop_up: () => import('./rewards/pop-up-widgets.client'),
  rewards_pop_up_root: () => import('./rewards/pop-up-widgets.client'),
  rewards_referral_program_page: () => import('./rewards/referral-widgets.client'),
  rewards_referrals_page: () => import('./rewards/referral-widgets.client'),
  rewards_vip_tiers_card: () => import('./rewards/reward-widgets.client'),
  rewards_vip_tiers_multi_progress: () => import('./rewards/reward-page-widgets.client'),
  rewards_vip_tiers_page: () => import('./rewards/reward-page-widgets.client'),
  rewards_vip_tiers_single_progress: () => import('./rewards/reward-widgets.client'),
  rewards_ways_to_earn: () => import('./rewards/reward-exchange.client'),
  rewards_ways_to_spend: () => import('./rewards/reward-exchange.client'),
  save_for_later: () => import('./wishlists/wishlist-dialogs.client'),
  sign_in: () => import('./sign-in/sign-in-widgets.client'),
  verification: () => import('./rewards/reward-dialogs.client'),
  wishlist_form: () => import('./wishlists/wishlist-dialogs.client'),
  wishlist_share: () => import('./wishlists/wishlist-dialogs.client'),
  wishlists_add_to_wishlist_product_card: () => import('./wishlists/wishlist-widgets.client'),
  wishlists_add_to_wishlist_product_page: () => import('./wishlists/wishlist-widgets.client'),
  wishlists_drawer: () => import('./wishlists/wishlists-drawer.client'),
  wishlists_go_to_wishlist_header: () => import('./wishlists/wishlist-widgets.client'),
  wishlists_page: () => import('./wishlists/wishlist-pages.client'),
  wishlists_save_for_later_modal: () => import('./wishlists/wishlist-dialogs.client'),
  wishlists_shared_wishlist_page: () => import('./wishlists/wishlist-pages.client'),
};

/** Creates placeholders with widgets. */
export function createModule(context: ModuleContext): Placeholders {
  const renderWidget: Renderer['renderWidget'] = (parent, first) => {
    // The overlay opens in the same root, and must stay when its button is rendered later.
    if (isEmpty(first)) render(null, parent);
    return renderLater(
      context,
      first,
      (family, view) => show({ ...family, live: liveOf(family.widgets, view), shop }, parent, view),
      isEmpty,
    );
  };
  const language = languageIn(LABELS, context.options.locale);
  const texts = COMMON_TEXTS[language];
  const shop = createShop(context, () => placeholders.overlays, { renderWidget, texts });
  const placeholders = createPlaceholders(context, {
    labels: LABELS[language],
    renderWidget,
    renderPanel(element, first) {
      element.ariaBusy = 'true';
      return renderLater(context, first, (family, view) => {
        element.ariaBusy = null;
        return show({ ...family, live: liveOf(family.panels ?? {}, view), shop }, element, view);
      });
    },
  });
  return placeholders;
}

function liveOf<View extends PageView>(
  lives: Readonly<Record<string, AnyLive<View>>>,
  { name }: { name: string },
): AnyLive<View> {
  const live = lives[name];
  if (!live) throw new Error(`The file of ${name} doesn't have it.`);
  return live;
}

/** Whether a placeholder stays empty until its overlay opens, so that it needs no file before. */
const isEmpty = ({ name, attributes }: WidgetView) =>
  name === 'rewards_pop_up' || (attributes.launcher === false && name !== 'rewards_pop_up_root');

/** Renders a view when the file with its widget has been loaded: at once, unless the view is empty. */
function renderLater<View extends PageView & { name: string }>(
  context: ModuleContext,
  first: View,
  renderIn: (family: WidgetFamily, view: View) => Rendered<View>,
  isIdle: (view: View) => boolean = () => false,
): Rendered<View> {
  let view = first;
  let rendered: Rendered<View> | null = null;
  let isRemoved = false;
  let ready: Promise<unknown> | undefined;
  const load = () => {
    ready ??= loadAgain(context, FAMILIES[first.name as keyof typeof FAMILIES]).then(
      (loaded) => {
        if (isRemoved) return;
        rendered = renderIn(loaded.family, view);
        return rendered.ready;
      },
      (error) => {
        context.log.warn(`${first.name} can't be loaded: ${messageOf(error)}`);
        // A dialog without content is of no use.
        (first as Partial<PanelView>).close?.();
      },
    );
  };
  if (!isIdle(first)) load();
  return {
    get ready() {
      return ready;
    },
    update(next) {
      view = next;
      if (rendered) rendered.update(next);
      else if (!isIdle(next)) load();
    },
    remove() {
      isRemoved = true;
      rendered?.remove();
    },
  };
}

/** Shows a view, and follows its data. */
function show<View extends PageView>(
  shared: { live: AnyLive<View>; translations: WidgetFamily['translations']; shop: Shop },
  parent: ShadowRoot | HTMLElement,
  first: View,
): Rendered<View> {
  let onReady = () => {};
  const ready = new Promise<void>((resolve) => {
    onReady = resolve;
  });
  const update = (view: View) => {
    // The build replaces React by Preact, whose elements have other types.
    render((<LiveFrame {...shared} onReady={onReady} view={view} />) as ComponentChild, parent);
  };
  const root = parent.getRootNode() as ShadowRoot;
  // A placeholder may get another widget, and keeps its root.
  const sheets = new Set([...root.adoptedStyleSheets, ...widgetStyles(root.ownerDocument)]);
  root.adoptedStyleSheets = [...sheets];
  update(first);
  return { ready, update, remove: () => render(null, parent) };
}
