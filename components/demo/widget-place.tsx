import type { ReactNode } from 'react';
import { getWidget, type WidgetName } from '@/lib/content/sdk/widgets';
import frame from '../widgets/live/frame.module.css';
import tokens from '../widgets/live/tokens.module.css';
import { withoutHandlers } from '../widgets/without-handlers';

/** The widgets that aren't built yet, and have no place. */
const MISSING: ReadonlySet<WidgetName> = new Set<WidgetName>([
  'wishlists_drawer',
  'wishlists_page',
  'wishlists_save_for_later_modal',
  'wishlists_shared_wishlist_page',
]);

export const isLive = (name: WidgetName) => !MISSING.has(name);

interface WidgetPlaceProps {
  of: WidgetName;
  /** Attributes of the placeholder, without their beginning. */
  attributes?: Readonly<Record<string, string | number>>;
  /** The widget with recorded data. The browser shows it until the SDK renders in the shadow root of the placeholder. */
  children?: ReactNode;
}

/** A placeholder, as the page of the widget prints it. */
export function WidgetPlace({ of, attributes = {}, children }: WidgetPlaceProps) {
  if (!isLive(of)) return null;
  const entries = Object.entries(attributes).map(([name, value]) => [`data-laurel-${name}`, value]);
  return (
    <div className={getWidget(of).placeholderClass} {...Object.fromEntries(entries)}>
      {children && (
        <div className={`${tokens.tokens} ${frame.frame}`}>{withoutHandlers(children)}</div>
      )}
    </div>
  );
}
