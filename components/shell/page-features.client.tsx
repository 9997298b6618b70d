'use client';

import { useEffect } from 'react';

/** Starts the features of pages that run the framework's scripts. */
export function PageFeatures() {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // Not with the page, because the server renders this component and has no document.
    import('./features.client').then(
      ({ startFeatures }) => {
        if (!signal.aborted) startFeatures(signal);
      },
      () => {},
    );
    return () => controller.abort();
  }, []);

  return null;
}
