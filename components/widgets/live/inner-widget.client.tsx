import { useEffect, useRef } from 'react';
import type { WidgetView } from '@/lib/storefront/placeholders/renderer';
import type { Shop } from './shop.client';

interface InnerWidgetProps {
  /** Another one needs another `key`. */
  view: WidgetView;
  shop: Shop;
}

/** A widget inside another one, whose code is loaded with it. */
export function InnerWidget({ view, shop }: InnerWidgetProps) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each view has its own element
  useEffect(() => {
    // It is in the page when effects run.
    return shop.renderWidget(place.current as HTMLDivElement, view).remove;
  }, []);
  return <div ref={place} />;
}
