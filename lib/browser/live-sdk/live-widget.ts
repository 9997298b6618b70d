import { PREFIX } from '../../storefront/constants';
import type { WidgetRule } from '../../storefront/placeholders/widget-rules';
import type { RunningSdk } from '../../storefront/sdk';
import type { Sandbox } from '../console/sandbox';
import { createLiveSdk } from './create-live-sdk';
import { type LiveEntry, withoutElement } from './live-entry';
import { elementWith, OVERLAYS, overlayOf } from './overlay-placeholders';
import type { PrintedPlaceholder } from './printed-placeholder';
import { PROPERTIES, type WidgetState } from './widget-state';

interface LiveWidgetOptions {
  /** An empty element of the page, which gets the placeholder. */
  stage: HTMLElement;
  rule: WidgetRule;
  printed: PrintedPlaceholder;
  state: WidgetState;
  sandbox: Sandbox;
  onEntry: (entry: LiveEntry) => void;
}

/** A widget that runs in a part of the page. */
export interface LiveWidget {
  /** Resolves after `init`. @throws ConsoleProblem if the code can't be loaded, or `init` fails */
  started: Promise<void>;
  /** Shows another state with the same viewer and language. */
  show(state: WidgetState): void;
  /** Opens the overlay of the app. */
  open(): void;
  /** Removes the widget, and what it shows over the page. */
  end(): void;
}

/** Starts a widget in a part of the page: a placeholder as a shop has it, and one for the overlay of its app. */
export function createLiveWidget(options: LiveWidgetOptions): LiveWidget {
  const { stage, rule, printed, sandbox, state, onEntry } = options;
  const abort = new AbortController();
  const { signal } = abort;
  const overlayOfApp = OVERLAYS[rule.app];
  const placeholder = elementWith(rule.className);
  placeholder.style.display = printed.display;
  const overlay = overlayOf(rule.app);
  const log = (entry: LiveEntry) => {
    if (!signal.aborted) onEntry(entry);
  };

  const show = (next: WidgetState) => {
    applyAttributes(placeholder, next, rule);
    applyLook(stage, next);
  };
  show(state);
  stage.replaceChildren(placeholder, ...(rule.name === overlayOfApp.name ? [] : [overlay]));
  const running = createLiveSdk({
    sandbox,
    viewer: state.viewer,
    locale: state.locale,
    module: rule.app,
    root: stage,
    signal,
    onRequest: (request) => log({ kind: 'request', request }),
    onLink: (href) => log({ kind: 'link', href }),
    onEvent(name, payload) {
      // The overlay of the app isn't the subject.
      if ('element' in payload && payload.element === overlay) return;
      log({ kind: 'event', name, payload: withoutElement(payload) });
    },
  });
  return {
    started: running.then(async ({ start }) => void (await start())),
    show,
    open: () => void running.then(({ sdk }: { sdk: RunningSdk }) => sdk[overlayOfApp.open]()),
    end() {
      abort.abort();
      stage.replaceChildren();
    },
  };
}

/** Only what differs changes, so that the widget does what it does in a shop. */
function applyAttributes(element: HTMLElement, { attributes }: WidgetState, rule: WidgetRule) {
  for (const name of Object.keys(rule.attributes)) {
    const text = attributes[name];
    if (text === undefined) element.removeAttribute(PREFIX + name);
    else if (element.getAttribute(PREFIX + name) !== text)
      element.setAttribute(PREFIX + name, text);
  }
}

function applyLook(stage: HTMLElement, { properties, direction, width, locale }: WidgetState) {
  for (const name of Object.keys(PROPERTIES) as (keyof typeof PROPERTIES)[]) {
    stage.style.setProperty(name, properties[name] ?? '');
  }
  stage.style.inlineSize = width === null ? '' : `${width}px`;
  stage.dir = direction;
  // Arabic shows the direction only: the texts are English.
  stage.lang = locale === 'ar' ? 'en' : locale;
}
