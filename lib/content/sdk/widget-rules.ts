import { attributesOf, WIDGETS, type Widget } from './widgets';
import type { WidgetAttribute } from './widgets/definition';

const PREFIX = 'data-laurel-';

/** What the SDK uses of a widget, without texts. */
export const widgetRule = (widget: Widget) => ({
  name: widget.name,
  app: widget.app,
  className: widget.placeholderClass,
  product: widget.usesProduct,
  variant: widget.usesVariant,
  isOverlay: widget.overlay,
  attributes: Object.fromEntries(
    attributesOf(widget).map((attribute) => [
      attribute.name.slice(PREFIX.length),
      ruleOf(attribute),
    ]),
  ),
});

const ruleOf = ({ type, values, range, default: preset }: WidgetAttribute) => ({
  type,
  values,
  range,
  default: preset ?? undefined,
});

/** Text of `lib/storefront/placeholders/generated/widgets.json`, which has what the SDK uses of the widgets. */
export const serializeWidgetRules = () => `${JSON.stringify(WIDGETS.map(widgetRule), null, 2)}\n`;
