import type { Viewer } from './viewers';

/** A call of the SDK. A text `{token of …}` in its arguments stands for a new storefront token of a viewer. */
export interface SdkCall {
  method: string;
  args?: Readonly<Record<string, unknown>>;
}

/** The name of an action that changes the demo shop, with its fields. Pages can't load the actions, not even their types. */
export type ShopChange = { action: string } & Readonly<Record<string, string>>;

/** Calls of the SDK with a known outcome, for pages of the documentation. */
export interface CallExample {
  /** The result of the last call: `SUCCESS` or the code of an error. For an event, its name. */
  outcome: string;
  viewer: Viewer;
  calls: readonly SdkCall[];
  /** Changes of the demo shop before and after the calls. */
  before?: ShopChange;
  after?: ShopChange;
  /** Whether the page has no overlays. */
  withoutOverlays?: true;
}
