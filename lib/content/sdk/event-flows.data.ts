import type { SdkEventMap } from './declarations/core';
import type { WidgetName } from './widgets';

/** Typed by the declarations, so that a misspelled event doesn't compile. */
type EventName = keyof SdkEventMap;

/** Properties of a payload that tell one occurrence of an event from another. */
type Distinctive = 'widget' | 'modal' | 'reason' | 'view' | 'previousView';

/** An event of a flow, with the values that its payload has there. */
export type EventStep = {
  [Name in EventName]: {
    event: Name;
    payload?: Partial<Pick<SdkEventMap[Name], Distinctive & keyof SdkEventMap[Name]>>;
    /** When or how often the event fires, as inline Markdown that follows its name. */
    when?: string;
  };
}[EventName];

/** An action of a customer or the page, and the events that it fires. */
interface EventFlow {
  /** Description of the action. */
  flow: string;
  /** The events in the order in which they fire. Empty if none fires. */
  steps: readonly EventStep[];
  /** The widgets that fire the events. `any` if the flow is the same for all widgets. */
  widgets: readonly WidgetName[] | 'any';
}

const POP_UPS = ['rewards_pop_up_root', 'rewards_pop_up'] as const;

const HEARTS = [
  'wishlists_add_to_wishlist_product_card',
  'wishlists_add_to_wishlist_product_page',
] as const;

/** In which order events fire in common flows. Every page that states an order takes it from here. */
export const EVENT_FLOWS: readonly EventFlow[] = [
  {
    flow: 'The page starts',
    steps: [
      {
        event: 'widget_injected',
        when: 'once for each placeholder, in document order, after `init` has resolved',
      },
    ],
    widgets: 'any',
  },
  {
    flow: 'The rewards pop-up opens',
    steps: [
      { event: 'widget_opened', payload: { widget: 'rewards_pop_up' } },
      {
        event: 'poup_widget_view_changed',
        payload: { previousView: null },
        when: 'for the first view',
      },
    ],
    widgets: POP_UPS,
  },
  {
    flow: 'The customer opens other views of the pop-up',
    steps: [{ event: 'poup_widget_view_changed', when: 'once for each view' }],
    widgets: POP_UPS,
  },
  {
    flow: 'The rewards pop-up closes',
    steps: [{ event: 'widget_closed', payload: { widget: 'rewards_pop_up' } }],
    widgets: POP_UPS,
  },
  {
    flow: 'The customer redeems a reward in the pop-up',
    steps: [
      { event: 'modal_opened', payload: { modal: 'redeem_reward' } },
      { event: 'modal_closed', payload: { modal: 'redeem_reward', reason: 'completed' } },
      { event: 'poup_widget_view_changed', payload: { view: 'available_rewards' } },
    ],
    widgets: POP_UPS,
  },
  {
    flow: 'The customer redeems a reward in the pop-up of a shop that requires a code',
    steps: [
      { event: 'modal_opened', payload: { modal: 'redeem_reward' } },
      { event: 'modal_closed', payload: { modal: 'redeem_reward', reason: 'dismissed' } },
      { event: 'modal_opened', payload: { modal: 'verification' } },
      { event: 'modal_closed', payload: { modal: 'verification', reason: 'completed' } },
      { event: 'poup_widget_view_changed', payload: { view: 'available_rewards' } },
    ],
    widgets: POP_UPS,
  },
  {
    flow: 'The customer redeems a reward in a page',
    steps: [
      { event: 'modal_opened', payload: { modal: 'redeem_reward' } },
      { event: 'modal_closed', payload: { modal: 'redeem_reward', reason: 'completed' } },
      {
        event: 'modal_opened',
        payload: { modal: 'reward_details' },
        when: 'for the new code, which it shows as soon as it has been created',
      },
      { event: 'modal_closed', payload: { modal: 'reward_details', reason: 'dismissed' } },
    ],
    widgets: ['rewards_ways_to_spend'],
  },
  {
    flow: 'A customer with one list or none saves a product with a heart',
    steps: [{ event: 'wishlist_item_created' }],
    widgets: HEARTS,
  },
  {
    flow: 'A customer with several lists saves a product with a heart',
    steps: [
      { event: 'modal_opened', payload: { modal: 'save_for_later' } },
      {
        event: 'modal_closed',
        payload: { modal: 'save_for_later', reason: 'completed' },
        when: 'when the customer has chosen a list',
      },
      { event: 'wishlist_item_created' },
    ],
    widgets: HEARTS,
  },
  {
    flow: 'An item leaves the cart and is saved for later',
    steps: [
      { event: 'modal_opened', payload: { modal: 'save_for_later' } },
      {
        event: 'modal_closed',
        payload: { modal: 'save_for_later', reason: 'completed' },
        when: 'when the customer has confirmed',
      },
      { event: 'wishlist_item_created' },
    ],
    widgets: ['wishlists_save_for_later_modal'],
  },
  {
    flow: 'The customer removes a product from a wishlist',
    steps: [{ event: 'wishlist_item_deleted' }],
    widgets: [...HEARTS, 'wishlists_drawer', 'wishlists_page'],
  },
  {
    flow: 'The customer opens the reviews drawer and sends a review',
    steps: [
      { event: 'widget_opened', payload: { widget: 'reviews_drawer' } },
      { event: 'modal_opened', payload: { modal: 'review_form' } },
      { event: 'modal_closed', payload: { modal: 'review_form', reason: 'completed' } },
    ],
    widgets: ['reviews_drawer'],
  },
  { flow: 'The customer leaves the page', steps: [], widgets: 'any' },
];
