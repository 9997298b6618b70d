'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import { errorText } from '@/components/shell/error-text';
import { enCrash as messages } from '@/lib/messages/en-crash';
import { isAssetFailure, loadInFull } from '@/lib/navigation/asset-failure';

/**
 * A page that failed to render, inside the frame: says so, offers another try, and shows the error below (spec 1 §8).
 * When only files of the page could not be fetched, the page is loaded in full instead, once;
 * another try then is another load, since the browser would not ask for a missing file again.
 */
export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  const [isReloading, setReloading] = useState(false);
  // Before the first paint: nobody should see a crash that mends itself.
  useLayoutEffect(() => setReloading(loadInFull(error)), [error]);
  useEffect(() => {
    if (process.env.NODE_ENV !== 'development') return;
    let end = () => {};
    import('@/components/shell/reload-when-mended').then(({ reloadWhenMended }) => {
      end = reloadWhenMended();
    });
    return () => end();
  }, []);
  if (isReloading) return null;
  return (
    <main id="content" tabIndex={-1} className="crashed-page">
      <h1>{messages.crashedTitle}</h1>
      <button type="button" onClick={() => (isAssetFailure(error) ? location.reload() : retry())}>
        {messages.tryAgain}
      </button>
      <hr />
      <pre>{errorText(error, messages.cause)}</pre>
    </main>
  );
}
