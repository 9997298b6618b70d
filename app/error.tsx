'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import { errorText } from '@/components/shell/error-text.client';
import { isAssetFailure, loadInFull } from '@/lib/browser/asset-errors';
import { fetchServedPage } from '@/lib/browser/server-html';
import { enCrash as messages } from '@/lib/messages/en-crash';

/**
 * A page that failed to render, inside the frame: says so, offers another try, and shows the error below (spec 1 §8).
 * When only files of the page are missing, it is loaded in full instead, once; when they are missing then too, it is
 * shown as the server sends it, so that readers have its text and links.
 */
export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  const [isWaiting, setWaiting] = useState(false);
  const [served, setServed] = useState<string | null>(null);

  // Before the first paint: nobody should see a crash that mends itself.
  useLayoutEffect(() => {
    if (!isAssetFailure(error)) return;
    setWaiting(true);
    if (loadInFull(error)) return;
    fetchServedPage().then(setServed, () => setWaiting(false));
  }, [error]);
  useEffect(() => {
    if (process.env.NODE_ENV !== 'development') return;
    let end = () => {};
    import('@/lib/browser/reload-when-fixed').then(({ reloadWhenMended }) => {
      end = reloadWhenMended();
    });
    return () => end();
  }, []);

  if (served !== null) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML of this very page, from this very server
    return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: served }} />;
  }
  if (isWaiting) return null;
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
