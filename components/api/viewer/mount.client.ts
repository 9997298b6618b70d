import './viewer.css';
// Turbopack breaks the package's main entry. The prebuilt bundle in the same package works.
import * as bundle from '../../../node_modules/swagger-ui-react/swagger-ui-es-bundle.js';
import { fixAccessibility } from './accessibility-fixes.client';
import { syncColorMode } from './color-mode.client';
import { watchFragment } from './fragment.client';
import {
  findOperationKeys,
  type OperationKey,
  operationKeyOfFragment,
} from './operation-keys.client';
import { createPlugin } from './plugin.client';
import { keepScrollPosition, type ScrollPosition, topEdge } from './scroll-position.client';
import type { System, ViewerMessages } from './system.client';

type SwaggerUi = (options: Record<string, unknown>) => System;

interface MountOptions {
  box: HTMLElement;
  document: Record<string, unknown>;
  messages: ViewerMessages;
  onCrash(error: unknown): void;
}

/** A viewer that renders while hidden, until it is started. */
export interface Viewer {
  /** Resolves when the operations are rendered. */
  rendered: Promise<void>;
  /** Call this when the viewer is visible. Scrolls to the given position, or else to the operation in the address. */
  start(position: ScrollPosition | null): void;
  unmount(): void;
}

/** Renders an OpenAPI document in a box. Query parameters of the page can't configure the viewer. */
export function mountViewer({ box, document: spec, messages, onCrash }: MountOptions): Viewer {
  const { promise: rendered, resolve, reject } = withResolvers();
  const domNode = box.appendChild(document.createElement('div'));
  const swaggerUi = (bundle as unknown as { default: SwaggerUi }).default;
  let isRendered = false;
  const system = swaggerUi({
    domNode,
    spec,
    layout: 'ApiLayout',
    plugins: [
      createPlugin({
        messages,
        onRendered: () => {
          isRendered = true;
          resolve();
        },
        onCrash: (error) => (isRendered ? onCrash(error) : reject(error)),
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
  const operationKeys = findOperationKeys(spec);
  const cleanups = [syncColorMode(), fixAccessibility(domNode, messages), () => domNode.remove()];

  const openOperation = ({ tag, id }: OperationKey) =>
    system.layoutActions.show(['operations', tag, id], true);

  function openFromAddress() {
    const key = operationKeyOfFragment(location.hash, operationKeys);
    if (!key) return;
    openOperation(key);
    keepScrollPosition({ id: key.id, top: topEdge(), isOpen: true, hasFocus: true }, domNode);
  }

  return {
    rendered,
    start(position) {
      const key = operationKeyOfFragment(location.hash, operationKeys);
      if (key) openOperation(key);
      const positionKey = position?.isOpen ? operationKeys.get(position.id) : undefined;
      if (positionKey) openOperation(positionKey);
      if (position) keepScrollPosition(position, domNode);
      else openFromAddress();
      const fragment = watchFragment(openFromAddress);
      cleanups.push(fragment.stop);
      domNode.addEventListener('click', ({ target }) => {
        const button = target instanceof Element ? target.closest('.api-line > button') : null;
        const id = button?.parentElement?.dataset.operation;
        if (id && operationKeys.has(id)) fragment.show(id);
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
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
