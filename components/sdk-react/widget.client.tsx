'use client';

import type { WidgetName } from '@/lib/content/sdk/declarations/common';

/** The class of each placeholder, which the build adds (`lib/build/packages/sdk-react.ts`). */
declare const WIDGET_CLASSES: Readonly<Record<WidgetName, string>>;

/** The properties of a widget. */
interface WidgetProps {
  name: WidgetName;
  productId?: number;
  variantId?: number;
  attributes?: Record<string, string | number | boolean>;
  className?: string;
}

/** Renders the placeholder of a widget, in whose shadow root the SDK renders. */
export function Widget({ name, productId, variantId, attributes, className }: WidgetProps) {
  const given = { 'product-id': productId, 'variant-id': variantId, ...attributes };
  const data = Object.fromEntries(
    Object.entries(given).map(([key, value]) => [`data-laurel-${key}`, value]),
  );
  const classes = [WIDGET_CLASSES[name], className].filter(Boolean).join(' ');
  return <div className={classes} {...data} />;
}
