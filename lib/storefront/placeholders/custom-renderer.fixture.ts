import * as giftRegistry from '../modules/gift-registry';
import * as reviews from '../modules/reviews';
import * as rewards from '../modules/rewards';
import * as wishlists from '../modules/wishlists';
import { LABELS } from '../overlays/labels.data';
import { createSdk } from '../sdk';
import { createPlaceholders } from './create-placeholders';
import type { PanelView, WidgetView } from './renderer';

/** The script of a page whose renderer and end a test controls. */

const { document } = globalThis;
const calls: unknown[] = [];
const end = new AbortController();
/** Widgets whose first data has not arrived. */
const waiting = new Map<string, () => void>();
let panel: PanelView | undefined;

const recorded = (name: string) => ({
  update: ({ locale, currency }: PanelView | WidgetView) =>
    calls.push(['update', name, locale, currency]),
  remove: () => calls.push(['remove', name]),
});

const renderer: Parameters<typeof createPlaceholders>[1] = {
  labels: LABELS.en,
  renderWidget(_root, { name, locale, currency }) {
    calls.push(['render', name, locale, currency]);
    const ready = new Promise<void>((resolve) => waiting.set(name, resolve));
    return { ready, ...recorded(name) };
  },
  renderPanel(_element, view) {
    panel = view;
    return recorded(view.name);
  },
};

const files = {
  gift_registry: giftRegistry,
  placeholders: {
    createModule: (context: Parameters<typeof createPlaceholders>[0]) =>
      createPlaceholders(context, renderer),
  },
  reviews,
  rewards,
  wishlists,
};

Object.assign(globalThis, {
  calls,
  stop: () => end.abort(),
  finish: (name: string) => waiting.get(name)?.(),
  complete: () => panel?.close(true),
  Laurel: createSdk({
    document,
    fetch: (...request) => fetch(...request),
    now: () => Date.now(),
    random: () => Math.random(),
    uniqueKey: () => crypto.randomUUID(),
    startTimer(run, milliseconds) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    apiUrl: new URL((document.currentScript as HTMLScriptElement).src).origin,
    console,
    signal: end.signal,
    loadModule: async (name) => files[name],
  }),
});
