'use client';

import { type ComponentType, lazy, useEffect, useState } from 'react';

const NotFoundText = lazy(() =>
  import('./not-found-text.client').then((module) => ({ default: module.NotFoundText })),
);

/**
 * What stands at addresses without a page. The framework puts it into the data of every page, in case it is needed:
 * as an island it is a short reference there, and its code comes when it is shown.
 */
export function PageNotFound() {
  return <NotFoundText />;
}

/** What a reader needs only after the page is there: fetched when the browser is idle, so that it delays nothing. */
export function AfterLoad() {
  const [Extras, setExtras] = useState<ComponentType | null>(null);

  useEffect(() => {
    const load = () => {
      import('./idle-features.client').then(
        ({ Extras: loaded }) => setExtras(() => loaded),
        // Without them the site lacks shortcuts and the progress bar, nothing else.
        () => {},
      );
    };
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(load, { timeout: 2000 });
      return () => cancelIdleCallback(handle);
    }
    const handle = setTimeout(load, 200);
    return () => clearTimeout(handle);
  }, []);

  return Extras && <Extras />;
}
