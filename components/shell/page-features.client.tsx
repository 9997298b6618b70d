'use client';

import { useEffect } from 'react';

/** Starts the features of pages that run the framework's scripts. */
export function PageFeatures() {
  useEffect(() => {
    let isMounted = true;
    let cleanup = () => {};
    // Not with the page, because the server renders this component and has no document.
    import('./features.client').then(
      ({ startFeatures }) => {
        if (isMounted) cleanup = startFeatures();
      },
      () => {},
    );
    return () => {
      isMounted = false;
      cleanup();
    };
  }, []);

  return null;
}
