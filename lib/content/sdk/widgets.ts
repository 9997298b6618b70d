import type { WidgetAttribute, WidgetDefinition, WidgetEvent } from './widgets/definition';
import { REVIEWS_WIDGETS } from './widgets/reviews.data';
import { REWARDS_WIDGETS } from './widgets/rewards.data';
import { WISHLISTS_WIDGETS } from './widgets/wishlists.data';

export type { WidgetAttribute } from './widgets/definition';

const ALL = [...REVIEWS_WIDGETS, ...REWARDS_WIDGETS, ...WISHLISTS_WIDGETS] as const;

/** Widget names as the SDK uses them in events and in its React component. */
export type WidgetName = (typeof ALL)[number]['name'];

/** A widget of the storefront SDK. */
export interface Widget extends WidgetDefinition {
  name: WidgetName;
}

/** Address of the gallery. The pages of widgets, with their pictures, are below it. */
export const PICTURES_URL = '/docs/Sdk/placeholders';

/** All widgets in the order of the documentation. */
export const WIDGETS: readonly Widget[] = ALL;

const PRODUCT_ID: WidgetAttribute = {
  name: 'data-laurel-product-id',
  type: 'integer',
  default: null,
  required: true,
  unless: 'the page has a product',
  description:
    'Id of the product, digits only. Defaults to the product of `setGlobalProductId`, then to the product of the theme page.',
  example: '880010',
};

/** Has no `example`, so it isn't in the HTML to copy: most pages show the reviews of the whole shop. */
const OPTIONAL_PRODUCT_ID: WidgetAttribute = {
  name: PRODUCT_ID.name,
  type: PRODUCT_ID.type,
  default: PRODUCT_ID.default,
  description: `${PRODUCT_ID.description} Without a product, the widget shows reviews of the whole shop.`,
};

const PRODUCT_ATTRIBUTES = {
  required: [PRODUCT_ID],
  optional: [OPTIONAL_PRODUCT_ID],
} as const;

const VARIANT_ID: WidgetAttribute = {
  name: 'data-laurel-variant-id',
  type: 'integer',
  default: null,
  description:
    'Id of the variant, digits only. Defaults to the variant of `setGlobalVariantId` if the product is the global one, then to the first variant.',
  example: '990011',
};

const HIDE_EMPTY: WidgetAttribute = {
  name: 'data-laurel-hide-empty',
  type: 'boolean',
  default: 'false',
  description: 'Whether the widget renders nothing instead of its empty state.',
};

/** Attributes that several widgets share; `attributesOf` returns those of one widget. */
export const COMMON_ATTRIBUTES: readonly WidgetAttribute[] = [PRODUCT_ID, VARIANT_ID, HIDE_EMPTY];

/** Returns the widget of a name. Throws an error that lists all widgets if the name is unknown. */
export function getWidget(name: string): Widget {
  const widget = WIDGETS.find((candidate) => candidate.name === name);
  if (!widget) {
    const names = WIDGETS.map((candidate) => candidate.name).join(', ');
    throw new Error(`There is no widget "${name}". Widgets: ${names}`);
  }
  return widget;
}

/** Returns all attributes of a widget: product and variant, its specific ones, then the other common ones. */
export function attributesOf(widget: Widget): WidgetAttribute[] {
  const { usesProduct, usesVariant, attributes } = widget;
  return [
    ...(usesProduct ? PRODUCT_ATTRIBUTES[usesProduct] : []),
    ...(usesVariant ? [VARIANT_ID] : []),
    ...attributes,
    HIDE_EMPTY,
  ];
}

/** Returns all events of a widget: the one of its first rendering, then its specific ones. */
export function eventsOf({ name, events }: Widget): WidgetEvent[] {
  const injected = {
    name: 'widget_injected',
    when: `The widget has rendered for the first time; \`widget\` is \`${name}\`.`,
  };
  return [injected, ...events];
}

/**
 * Returns the HTML of a placeholder to copy, with the ids of the example shop and the most useful attributes.
 *
 * @param given values of attributes, instead of those of the example
 */
export function placeholderHtml(
  widget: Widget,
  given: Readonly<Record<string, string>> = {},
): string {
  const attributes = [
    `class="${widget.placeholderClass}"`,
    ...attributesOf(widget).flatMap(({ name, example }) => {
      const value = given[name] ?? example;
      return value === undefined ? [] : [`${name}="${escapeAttribute(value)}"`];
    }),
    `style="display: ${widget.display ?? 'block'}"`,
  ];
  const oneLine = `<div ${attributes.join(' ')}></div>`;
  return oneLine.length <= 100 ? oneLine : `<div\n  ${attributes.join('\n  ')}\n></div>`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
