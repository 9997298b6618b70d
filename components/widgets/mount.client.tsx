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

/** The files of the widgets and dialogs. Each is loaded when the page needs it. */
const FAMILIES = {
  availableRewards: () => import('./rewards/available-rewards.client'),
  earnPoints: () => import('./rewards/earn-points-widgets.client'),
  faq: () => import('./rewards/faq.client'),
  giftRegistry: () => import('./gift-registry/gift-registry-dialogs.client'),
  popUp: () => import('./rewards/pop-up-widgets.client'),
  productReviews: () => import('./reviews/product-tabs.client'),
  questions: () => import('./reviews/questions.client'),
  referrals: () => import('./rewards/referral-widgets.client'),
  reviewDialogs: () => import('./reviews/review-dialog-widgets.client'),
  reviewLists: () => import('./reviews/review-list-widgets.client'),
  reviewSliders: () => import('./reviews/review-sliders.client'),
  reviews: () => import('./reviews/review-widgets.client'),
  reviewsDrawer: () => import('./reviews/reviews-drawer.client'),
  reviewsPage: () => import('./reviews/reviews-page.client'),
  rewardDialogs: () => import('./rewards/reward-dialogs.client'),
  rewardExchange: () => import('./rewards/reward-exchange.client'),
  rewardInfo: () => import('./rewards/reward-info-widgets.client'),
  rewardPages: () => import('./rewards/reward-page-widgets.client'),
  rewards: () => import('./rewards/reward-widgets.client'),
  signIn: () => import('./sign-in/sign-in-widgets.client'),
  wishlists: () => import('./wishlists/wishlist-widgets.client'),
  wishlistDialogs: () => import('./wishlists/wishlist-dialogs.client'),
  wishlistPages: () => import('./wishlists/wishlist-pages.client'),
  wishlistsDrawer: () => import('./wishlists/wishlists-drawer.client'),
};

type FamilyName = keyof typeof FAMILIES;

/** The family of each widget, overlay and dialog. */
const FAMILY_OF: Readonly<Record<WidgetName | ModalName, FamilyName>> = {
  answer_form: 'questions',
  birthday: 'rewardDialogs',
  gift_registry_form: 'giftRegistry',
  question_form: 'questions',
  redeem_reward: 'rewardDialogs',
  referral_share: 'referrals',
  review_form: 'reviewDialogs',
  review_media: 'reviewDialogs',
  reviews_average: 'reviews',
  reviews_drawer: 'reviewsDrawer',
  reviews_list: 'reviewLists',
  reviews_list_header: 'reviewLists',
  reviews_listing_average: 'reviews',
  reviews_mini_slider: 'reviewSliders',
  reviews_page: 'reviewsPage',
  reviews_product_page: 'productReviews',
  reviews_questions_list: 'questions',
  reviews_slider: 'reviewSliders',
  reviews_trust_badge: 'reviews',
  reward_details: 'rewardDialogs',
  rewards_available_rewards_page: 'availableRewards',
  rewards_earn_points_cart_page: 'earnPoints',
  rewards_earn_points_product_page: 'earnPoints',
  rewards_faq_page: 'faq',
  rewards_history_page: 'rewardPages',
  rewards_loyalty_info_page: 'rewardInfo',
  rewards_points_balance_inline: 'rewards',
  rewards_pop_up: 'popUp',
  rewards_pop_up_root: 'popUp',
  rewards_referral_program_page: 'referrals',
  rewards_referrals_page: 'referrals',
  rewards_vip_tiers_card: 'rewards',
  rewards_vip_tiers_multi_progress: 'rewardPages',
  rewards_vip_tiers_page: 'rewardPages',
  rewards_vip_tiers_single_progress: 'rewards',
  rewards_ways_to_earn: 'rewardExchange',
  rewards_ways_to_spend: 'rewardExchange',
  save_for_later: 'wishlistDialogs',
  sign_in: 'signIn',
  verification: 'rewardDialogs',
  wishlist_form: 'wishlistDialogs',
  wishlist_share: 'wishlistDialogs',
  wishlists_add_to_wishlist_product_card: 'wishlists',
  wishlists_add_to_wishlist_product_page: 'wishlists',
  wishlists_drawer: 'wishlistsDrawer',
  wishlists_go_to_wishlist_header: 'wishlists',
  wishlists_page: 'wishlistPages',
  wishlists_save_for_later_modal: 'wishlistDialogs',
  wishlists_shared_wishlist_page: 'wishlistPages',
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
    ready ??= loadAgain<{ family: WidgetFamily }>(
      context,
      FAMILIES[FAMILY_OF[first.name as keyof typeof FAMILY_OF]],
    ).then(
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
