import type { CallExample } from '../../sandbox/shops/demo/call-example';
import type { WidgetRule } from '../../storefront/placeholders/widget-rules';

/** A widget of a page that can be tried. */
export interface WidgetSubject {
  /** The rule of the widget. With it, the panel needs those of no other widget. */
  widget: WidgetRule;
  /** The placeholder as the page shows it. */
  html: string;
}

/** A method or an event of the SDK that can be tried. */
export interface CallSubject {
  /** Name of the method or the event. */
  sdk: string;
  examples: readonly CallExample[];
}

/** Whether a subject is an event, which its examples fire, and not a method. */
export function isEvent({ sdk, examples }: CallSubject): boolean {
  return examples[0]?.outcome === sdk;
}

/** A sample of the SDK that can be run. */
export interface SampleSubject {
  /** Id of the sample. */
  sample: string;
  /** Path of its file. */
  file: string;
}
