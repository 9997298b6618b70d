'use client';

import { useEffect } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';

/**
 * Starts the features of pages that run the framework's scripts: at once if the runtime loader holds what the reader
 * activates, otherwise when the browser is idle, so that they don't delay the page.
 */
export function PageFeatures() {
  useEffect(() => {
    let isMounted = true;
    let cleanup = () => {};
    const start = async () => {
      // Not with the page, because the server renders this component and has no document.
      const features = await import('./features.client').catch(() => null);
      if (features && isMounted) cleanup = features.startFeatures();
    };
    if (window.releaseHeldEvents) start();
    else cleanup = whenIdle(start);
    return () => {
      isMounted = false;
      cleanup();
    };
  }, []);

  return null;
}
