import './viewer.css';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
// Turbopack breaks the package's main entry. This file of the same package works, and uses the React of the site.
import * as bundle from '../../../node_modules/swagger-ui-react/swagger-ui-es-bundle-core.js';
import { fixAccessibility } from './accessibility-fixes.client';
import { syncColorMode } from './color-mode.client';
import { withoutExampleKeys } from './example-keys.client';
import { watchFragment } from './fragment.client';
import {
  findOperationKeys,
  type OperationKey,
  operationKeyOfFragment,
} from './operation-keys.client';
import { savedPlace, savePlace } from './place.client';
import { createPlugin } from './plugin.client';
import { sandboxRequests } from './sandbox-requests.client';
import {
  focusOperation,
  keepScrollPosition,
  type ScrollPosition,
  topEdge,
} from './scroll-position.client';
import { openOperation, storedDocument } from './stored-document.client';
import type { System, ViewerMessages } from './system.client';

type SwaggerUi = (options: Record<string, unknown>) => System;

interface MountOptions {
  box: HTMLElement;
  document: Record<string, unknown>;
  messages: ViewerMessages;
  /** Server of the sandbox, without a trailing slash, if the site has one. */
  sandboxServer: string | null;
  /** Words that the shown operations have. */
  phrase: string;
  onCrash(error: unknown): void;
}

/** A viewer that renders while hidden, until it is started. */
export interface Viewer {
  /** Resolves when the operations are rendered. */
  rendered: Promise<void>;
  /** Call this when the viewer is visible. Scrolls to the given position, or else to the operation in the address. */
  start(position: ScrollPosition | null): void;
  /** Shows only the operations that have every word of a phrase. */
  filter(phrase: string): void;
  unmount(): void;
}

/** Renders an OpenAPI document in a box. Query parameters of the page can't configure the viewer. */
export function mountViewer(options: MountOptions): Viewer {
  const { box, messages, sandboxServer, onCrash } = options;
  const spec = withoutExampleKeys(options.document);
  const { promise: rendered, resolve, reject } = withResolvers();
  const domNode = box.appendChild(document.createElement('div'));
  const swaggerUi = (bundle as unknown as { default: SwaggerUi }).default;
  const filter = { phrase: options.phrase };
  let isRendered = false;
  const system = swaggerUi({
    domNode: null,
    layout: 'ApiLayout',
    plugins: [
      createPlugin({
        document: spec,
        messages,
        filter,
        hasSandbox: sandboxServer !== null,
        onRendered: () => {
          isRendered = true;
          resolve();
        },
        onCrash: (error) => (isRendered ? onCrash(error) : reject(error)),
      }),
    ],
    deepLinking: false,
    defaultModelExpandDepth: 3,
    docExpansion: 'list',
    persistAuthorization: false,
    queryConfigEnabled: false,
    showCommonExtensions: true,
    syntaxHighlight: { activated: false },
    validatorUrl: null,
    withCredentials: false,
    ...(sandboxServer !== null && sandboxRequests(sandboxServer, spec)),
  });
  system.specActions.updateJsonSpec(storedDocument(spec));
  const operationKeys = findOperationKeys(spec);
  openRequested();
  const root = createRoot(domNode);
  root.render(createElement(system.getComponent('App', 'root')));
  const cleanups = [
    syncColorMode(),
    fixAccessibility(domNode, messages),
    // React can't unmount a root while it renders another one.
    () => setTimeout(() => root.unmount()),
    () => domNode.remove(),
  ];

  function open({ tag, id, path }: OperationKey) {
    const key = ['operations', tag, id];
    if (!system.layoutSelectors.isShown(key, false)) openOperation(system, key, path);
  }

  /** Opens the operation in the address, or those that the reader had opened at this history entry. */
  function openRequested() {
    const key = operationKeyOfFragment(location.hash, operationKeys);
    const ids = savedPlace()?.open ?? (key ? [key.id] : []);
    for (const id of ids) {
      const openKey = operationKeys.get(id);
      if (openKey) open(openKey);
    }
    return key;
  }

  /** Opens the operation in the address below the navbar, or shows what the reader saw at this history entry. */
  function openFromAddress() {
    const key = openRequested();
    const place = savedPlace();
    if (place) {
      const { uppermost } = place;
      if (uppermost) {
        keepScrollPosition({ ...uppermost, isOpen: false, hasFocus: false }, domNode);
      }
      saveSoon();
    } else if (key) {
      keepScrollPosition({ id: key.id, top: topEdge(), isOpen: true, hasFocus: true }, domNode);
    }
  }

  function save() {
    const { isShown } = system.layoutSelectors;
    const open = [...operationKeys.values()].filter(({ tag, id }) =>
      isShown(['operations', tag, id], false),
    );
    savePlace(
      domNode,
      open.map(({ id }) => id),
    );
  }

  /** A reload reads what was saved before it began, so `pagehide` is too late for it. */
  function saveSoon() {
    setTimeout(() => {
      if (domNode.isConnected) save();
    });
  }

  function onClick({ target }: Event) {
    saveSoon();
    const button = target instanceof Element ? target.closest('.api-line > button') : null;
    const id = button?.parentElement?.dataset.operation;
    // The click closes an operation that is open.
    if (!id || !operationKeys.has(id) || button?.ariaExpanded === 'true') return;
    save();
    fragment?.show(id);
    const top = button?.getBoundingClientRect().top ?? 0;
    // A part of the line is under the navbar.
    if (top < topEdge()) {
      keepScrollPosition({ id, top: topEdge(), isOpen: true, hasFocus: true }, domNode);
    }
  }

  let fragment: ReturnType<typeof watchFragment> | undefined;

  return {
    rendered,
    start(position) {
      const key = openRequested();
      const positionKey = position?.isOpen ? operationKeys.get(position.id) : undefined;
      if (positionKey) open(positionKey);
      if (position && !savedPlace()) keepScrollPosition(position, domNode);
      else openFromAddress();
      // A link to a fragment takes the focus away from itself.
      if (key && document.activeElement === document.body) focusOperation(domNode, key.id);
      fragment = watchFragment(openFromAddress);
      domNode.addEventListener('click', onClick, { capture: true });
      for (const type of ['scrollend', 'pagehide']) addEventListener(type, save);
      cleanups.push(fragment.stop, () => {
        for (const type of ['scrollend', 'pagehide']) removeEventListener(type, save);
      });
    },
    filter(phrase) {
      filter.phrase = phrase;
      // Any change of the store renders the operations again.
      system.layoutActions.updateFilter(phrase);
    },
    unmount() {
      for (const cleanup of cleanups.splice(0)) cleanup();
    },
  };
}

function withResolvers() {
  let resolve = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
