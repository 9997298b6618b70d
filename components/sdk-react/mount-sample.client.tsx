'use client';

import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { SAMPLE_PROPS } from './sample-props.client';

/**
 * Renders the components of a React sample into the page of its frame.
 *
 * @param sample what its module exports
 * @param Provider the provider of the documentation, which starts the SDK
 */
export function mountSample(
  sample: Readonly<Record<string, ComponentType<object>>>,
  Provider: ComponentType<{ children: ReactNode }>,
): void {
  const components = Object.entries(sample).filter(([, Component]) => Component !== Provider);
  const main = document.querySelector('main');
  if (!main) return;
  const root = document.createElement('div');
  root.dataset.react = '';
  main.prepend(root);
  createRoot(root).render(
    <Provider>
      {components.map(([name, Component]) => (
        <Component key={name} {...SAMPLE_PROPS} />
      ))}
    </Provider>,
  );
}
