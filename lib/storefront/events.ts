import type { SdkEventMap } from './declared';

type EventName = keyof SdkEventMap;
type Handler<Name extends EventName> = (payload: SdkEventMap[Name]) => void;

/**
 * Fires when another customer or guest uses the SDK, also when a new token does it. Only the React package listens: pages
 * know when they sign customers in, so it isn't one of the documented events.
 */
export const ROLE_CHANGED = 'role_changed' as never;

/** The subscriptions of a page, and what calls them. */
export interface Events {
  on<Name extends EventName>(event: Name, handler: Handler<Name>): void;
  off<Name extends EventName>(event: Name, handler?: Handler<Name>): void;
  fire<Name extends EventName>(event: Name, payload: SdkEventMap[Name]): void;
}

/**
 * Creates an event hub without subscriptions.
 *
 * @param warn called with what a handler throws
 */
export function createEvents(warn: (message: string, cause?: unknown) => void): Events {
  // A set keeps the order of insertion, and a handler only once.
  const handlers = new Map<string, Set<(payload: never) => void>>();
  return {
    on(event, handler) {
      if (typeof handler !== 'function') return warn(`on("${event}") needs a function.`);
      const added = handlers.get(event) ?? new Set();
      handlers.set(event, added.add(handler));
    },
    off(event, handler) {
      if (handler) handlers.get(event)?.delete(handler);
      else handlers.get(event)?.clear();
    },
    fire(event, payload) {
      const added = handlers.get(event) ?? new Set();
      // A copy: those that a handler adds are called for the next event.
      for (const handler of [...added]) {
        if (!added.has(handler)) continue;
        try {
          handler(payload as never);
        } catch (error) {
          warn(`A handler of ${event} threw an error.`, error);
        }
      }
    },
  };
}
