'use client';

import { lazy } from 'react';

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
