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
 * It calls `init` once in an effect, even in StrictMode. Several roots of a page share the same SDK.
 * It is a client component and can render on a server.
 *
 * @param props - The options of the SDK, and the children.
 * @returns The children.
 *
 * @guide /docs/Sdk/react_sdk
 */
export declare function LaurelProvider(props: {
  /** The options for `init`. Changes on a later render have no effect. */
  options: SdkInitOptions;
  /** The part of the tree that uses the SDK. */
  children: ReactNode;
  /** Called if `init` fails. */
  onError?: (e: ErrorResult) => void;
}): JSX.Element;

/**
 * Returns the state of the SDK, and all its functions.
 *
 * @returns The state. The component renders again when it changes.
 *
 * @guide /docs/Sdk/react_sdk
 */
export declare function useLaurel(): {
  /** The state of the initialization. `ready` means that `init` succeeded. */
  status: 'idle' | 'loading' | 'ready' | 'error';
  /** The error of `init`, otherwise `null`. */
  error: ErrorResult | null;
  /** All functions of the SDK, `null` until it is ready. */
  sdk: Sdk | null;
};

/**
 * Returns whether a module has loaded.
 *
 * @param module - The module to observe.
 * @returns `true` when the module has loaded.
 *
 * @guide /docs/Sdk/react_sdk
 */
export declare function useModuleReady(module: SDK_MODULES): boolean;

/**
 * Subscribes to an event while the component is mounted.
 *
 * @remarks
 * It calls `on` in an effect and `off` on unmount. The handler can change between renders: the SDK
 * calls the latest one, without a new subscription.
 *
 * @typeParam E - The name of the event, which determines the type of the payload.
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
 * Returns the current role, customer or guest.
 *
 * @remarks
 * The component renders again after `authenticateCustomer` and `logoutCustomer`.
 *
 * @returns The current role.
 *
 * @guide /docs/Sdk/react_sdk
 */
export declare function useCurrentRole(): {
  /** The role, `null` until it is known. */
  role: 'customer' | 'guest' | null;
  /** Whether the SDK is still determining the role. */
  isLoading: boolean;
};

/**
 * Renders the placeholder of a widget.
 *
 * @remarks
 * The SDK renders the widget in the placeholder's shadow root. React doesn't change the content of
 * the placeholder. If a prop changes, the data attribute changes and the widget updates in place.
 *
 * On a server the placeholder is empty.
 *
 * @param props - The widget, its product, and its attributes.
 * @returns A `div` with the class of the widget's placeholder.
 *
 * @guide /docs/Sdk/react_sdk
 */
export declare function Widget(props: {
  /** The widget, which determines the class of the placeholder. */
  name: WidgetName;
  /**
   * The product to show.
   * @defaultValue The global product
   */
  productId?: number;
  /**
   * The variant to show.
   * @defaultValue The global variant, then the first one
   */
  variantId?: number;
  /** Further data attributes, without the `data-laurel-` prefix. */
  attributes?: Record<string, string | number | boolean>;
  /** An additional class for the placeholder. */
  className?: string;
}): JSX.Element;
