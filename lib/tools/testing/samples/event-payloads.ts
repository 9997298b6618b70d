import { getType, listEvents } from '../../../content/sdk/model';
import { WIDGETS } from '../../../content/sdk/widgets';

const ITEM = {
  customer: null,
  sessionToken: 'ses_0c9a4d77',
  product: { id: 880010, handle: 'wool-scarf', variantId: 990011 },
  wishlistId: 305,
};

/** Payloads of every event, for every widget, dialog and view: a customer causes few of them in one visit. */
export function eventPayloads(): { event: string; payload: Record<string, unknown> }[] {
  const modals = getType('ModalName').fields.map(({ name }) => name);
  const overlays = WIDGETS.filter(({ overlay }) => overlay).map(({ name }) => ({ widget: name }));
  const payloads: Readonly<Record<string, Record<string, unknown>[]>> = {
    widget_injected: WIDGETS.map(({ name }) => ({ app: 'reviews', widget: name })),
    widget_opened: overlays,
    widget_closed: overlays,
    modal_opened: modals.map((modal) => ({ modal })),
    modal_closed: modals.flatMap((modal) => [
      { modal, reason: 'dismissed' },
      { modal, reason: 'completed' },
    ]),
    poup_widget_view_changed: [{ view: 'home', previousView: null }],
    wishlist_item_created: [{ wishlistItem: ITEM }],
    wishlist_item_deleted: [{ wishlistItem: ITEM }],
  };
  return listEvents().flatMap(({ name }) =>
    (payloads[name] ?? []).map((payload) => ({ event: name, payload })),
  );
}
