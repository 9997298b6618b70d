import type { ReactNode } from 'react';
import { getWidget, type WidgetName } from '@/lib/content/sdk/widgets';
import frame from '../widgets/live/frame.module.css';
import tokens from '../widgets/live/tokens.module.css';
import { withoutHandlers } from '../widgets/without-handlers';

interface WidgetPlaceProps {
  of: WidgetName;
  /** Attributes of the placeholder, without their beginning. */
  attributes?: Readonly<Record<string, string | number>>;
  /** The widget with recorded data. The browser shows it until the SDK renders in the shadow root of the placeholder. */
  children?: ReactNode;
}

/** A placeholder, as the page of the widget prints it. */
export function WidgetPlace({ of, attributes = {}, children }: WidgetPlaceProps) {
  const entries = Object.entries(attributes).map(([name, value]) => [`data-laurel-${name}`, value]);
  return (
    <div className={getWidget(of).placeholderClass} {...Object.fromEntries(entries)}>
      {children && (
        <div className={`${tokens.tokens} ${frame.frame}`}>{withoutHandlers(children)}</div>
      )}
    </div>
  );
}
