/**
 * A provider, hooks and a component for React 18 and newer.
 *
 * @packageDocumentation
 */
import type { JSX, ReactNode } from 'react';
import type { WidgetName } from './common';
import type { ErrorResult, SDK_MODULES, SdkEventMap, SdkInitOptions } from './core';
import type { Sdk } from './sdk';

export type { WidgetName } from './common';
export type { ErrorResult, SdkEventMap, SdkInitOptions } from './core';
export type { Sdk } from './sdk';

/**
 * Starts the SDK for the tree below it.
 *
 * @remarks
 * It calls `init` in an effect, once, also under StrictMode. Several roots of a page share the same
 * SDK. It is a client component and safe to render on a server.
 *
 * @param props - The options of the SDK, and what is rendered inside.
 * @returns The children.
 *
 * @guide /docs/Sdk/react_sdk
 */
export declare function LaurelProvider(props: {
  /** What `init` is called with. */
  options: SdkInitOptions;
  /** The part of the tree that uses the SDK. */
  children: ReactNode;
  /** Called when `init` fails. */
  onError?: (e: ErrorResult) => void;
}): JSX.Element;

/**
 * Gives the state of the SDK, and all its functions.
 *
 * @returns The state; it changes as the SDK starts.
 *
 * @guide /docs/Sdk/react_sdk
 */
export declare function useLaurel(): {
  /** How far the start has come. */
  status: 'idle' | 'loading' | 'ready' | 'error';
  /** Why the start failed, otherwise `null`. */
  error: ErrorResult | null;
  /** All functions of the SDK, `null` until it is ready. */
  sdk: Sdk | null;
};

/**
 * Tells whether a module has loaded.
 *
 * @param module - The module to watch.
 * @returns `true` once the module has loaded.
 *
 * @guide /docs/Sdk/react_sdk
 */
export declare function useModuleReady(module: SDK_MODULES): boolean;

/**
 * Subscribes to an event for as long as the component is mounted.
 *
 * @remarks
 * It calls `on` in an effect and `off` on unmount. The handler may change between renders: the
 * latest one is called, without a new subscription.
 *
 * @typeParam E - The name of the event, which decides the type of the payload.
 * @param event - The name of the event.
 * @param handler - Called with the payload each time the event fires.
 * @returns Nothing.
 *
 * @guide /docs/Sdk/react_sdk
 */
export declare function useSdkEvent<E extends keyof SdkEventMap>(
  event: E,
  handler: (payload: SdkEventMap[E]) => void,
): void;

/**
 * Tells whether the visitor is a customer or a guest, and follows every change.
 *
 * @remarks
 * The component renders again after `authenticateCustomer` and `logoutCustomer`.
 *
 * @returns The role of the visitor.
 *
 * @guide /docs/Sdk/react_sdk
 */
export declare function useCurrentRole(): {
  /** The role, `null` while it is not known. */
  role: 'customer' | 'guest' | null;
  /** The role is being asked for. */
  isLoading: boolean;
};

/**
 * Renders the placeholder of a widget.
 *
 * @remarks
 * The SDK draws the widget in the placeholder's shadow root, and React leaves the inside alone. A
 * changed prop changes the data attribute; the widget updates in place and is not mounted again.
 *
 * On a server the placeholder is empty.
 *
 * @param props - The widget, its product, and its attributes.
 * @returns A `div` with the class of the widget's placeholder.
 *
 * @guide /docs/Sdk/react_sdk
 */
export declare function Widget(props: {
  /** The widget. The class of the placeholder follows from it. */
  name: WidgetName;
  /**
   * The product to show.
   * @defaultValue The global product
   */
  productId?: number;
  /**
   * The variant to show.
   * @defaultValue The global variant, else the first one
   */
  variantId?: number;
  /** Further data attributes, without the `data-laurel-` prefix. */
  attributes?: Record<string, string | number | boolean>;
  /** A class of your own, added to that of the placeholder. */
  className?: string;
}): JSX.Element;
