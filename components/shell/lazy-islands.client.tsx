'use client';

import { type ComponentType, lazy, useEffect, useState } from 'react';
import { replayHeldEvents } from '@/lib/browser/held-events';

const NotFoundPage = lazy(() =>
  import('./not-found-page.client').then((module) => ({ default: module.NotFoundPage })),
);

/**
 * The not-found page. Next.js includes its content in the data of every page. As a lazy island, it adds only a short
 * reference there, and its code is loaded when it is shown.
 */
export function LazyNotFoundPage() {
  return <NotFoundPage />;
}

/**
 * Loads `IdleFeatures` when the browser is idle, so that they don't delay the page. If the reader's first interaction
 * has loaded the page's scripts, they are loaded at once.
 */
export function IdleFeaturesLoader() {
  const [IdleFeatures, setIdleFeatures] = useState<ComponentType | null>(null);

  useEffect(() => {
    const load = () => {
      import('./idle-features.client').then(
        (module) => setIdleFeatures(() => module.IdleFeatures),
        // The page works without shortcuts and the progress bar.
        replayHeldEvents,
      );
    };
    if (window.releaseHeldEvents) {
      load();
      return undefined;
    }
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(load, { timeout: 2000 });
      return () => cancelIdleCallback(handle);
    }
    const handle = setTimeout(load, 200);
    return () => clearTimeout(handle);
  }, []);

  return IdleFeatures && <IdleFeatures />;
}
