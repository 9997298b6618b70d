import './viewer.css';
// The package's own entry does not survive this bundler; the self-contained build beside it does.
import * as bundle from '../../../node_modules/swagger-ui-react/swagger-ui-es-bundle.js';
import { mendParts } from './accessibility-fixes.client';
import { followColorMode } from './color-mode.client';
import { watchFragment } from './fragment.client';
import { addressesOf, keyOfFragment, type OperationKey } from './operation-keys.client';
import { createPlugin } from './plugin.client';
import { holdPlace, type Place, topEdge } from './scroll-position.client';
import type { System, ViewerMessages } from './system.client';

type SwaggerUi = (options: Record<string, unknown>) => System;

interface MountOptions {
  box: HTMLElement;
  document: Record<string, unknown>;
  messages: ViewerMessages & { deprecated: string };
  onCrash(error: unknown): void;
}

/** A viewer that draws itself out of sight until it is started. */
export interface Viewer {
  /** Fulfilled when the calls stand in the document. */
  drawn: Promise<void>;
  /** Called when it is in sight: goes where the reader was, or where the address points to. */
  start(place: Place | null): void;
  unmount(): void;
}

/** Draws a document in a box. Nothing but the document decides what is shown: no query, no other host. */
export function mountViewer({ box, document: spec, messages, onCrash }: MountOptions): Viewer {
  const { promise: drawn, resolve, reject } = withResolvers();
  const domNode = box.appendChild(document.createElement('div'));
  const swaggerUi = (bundle as unknown as { default: SwaggerUi }).default;
  let isDrawn = false;
  const system = swaggerUi({
    domNode,
    spec,
    layout: 'ApiLayout',
    plugins: [
      createPlugin({
        messages,
        onDrawn: () => {
          isDrawn = true;
          resolve();
        },
        onCrash: (error) => (isDrawn ? onCrash(error) : reject(error)),
      }),
    ],
    deepLinking: false,
    docExpansion: 'list',
    persistAuthorization: false,
    queryConfigEnabled: false,
    syntaxHighlight: { activated: false },
    validatorUrl: null,
    withCredentials: false,
  });
  const addresses = addressesOf(spec);
  const cleanups = [followColorMode(), mendParts(domNode, messages), () => domNode.remove()];

  const open = ({ tag, id }: OperationKey) =>
    system.layoutActions.show(['operations', tag, id], true);

  function openFromAddress() {
    const key = keyOfFragment(location.hash, addresses);
    if (!key) return;
    open(key);
    holdPlace({ id: key.id, top: topEdge(), isOpen: true, hasFocus: true }, domNode);
  }

  return {
    drawn,
    start(place) {
      const key = keyOfFragment(location.hash, addresses);
      if (key) open(key);
      const placeKey = place?.isOpen ? addresses.get(place.id) : undefined;
      if (placeKey) open(placeKey);
      if (place) holdPlace(place, domNode);
      else openFromAddress();
      const fragment = watchFragment(openFromAddress);
      cleanups.push(fragment.release);
      domNode.addEventListener('click', ({ target }) => {
        const button = target instanceof Element ? target.closest('.api-line > button') : null;
        const id = button?.parentElement?.dataset.operation;
        if (id && addresses.has(id)) fragment.show(id);
      });
    },
    unmount() {
      for (const cleanup of cleanups.splice(0)) cleanup();
    },
  };
}

function withResolvers() {
  let resolve = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<void>((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  return { promise, resolve, reject };
}
