/** The events of a separate module; the others are common. */
const MODULE_OF: Readonly<Record<string, string>> = {
  poup_widget_view_changed: 'rewards',
  wishlist_item_created: 'wishlists',
  wishlist_item_deleted: 'wishlists',
};

/** The page of an event of the SDK. */
export const eventPage = (name: string): string =>
  `/docs/Sdk/modules/${MODULE_OF[name] ?? 'common'}/events/${name}`;

/** The page of the operation at a path of the API; `null` for the operations that only the SDK uses. */
export function operationPage(path: string): string | null {
  const [, area, operation] = /^\/v2\/(\w+)\/(\w+)$/.exec(path) ?? [];
  return area && operation ? `/docs/Api/${area}/${operation}` : null;
}
