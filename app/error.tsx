'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import { errorText } from '@/components/shell/loading/error-text.client';
import { isAssetError, reloadOnce } from '@/lib/browser/reload-once';
import { fetchServerHtml } from '@/lib/browser/server-html';
import { enCrash as messages } from '@/lib/site/messages/en-crash';

/**
 * Replaces a page that failed to render: a message, a "Try again" button and the error (SPECIFICATION.md, section 8).
 * If only files of the page could not be loaded, the page is reloaded once. If they are missing after that too, the HTML
 * from the server is shown, so that readers can use its text and links.
 */
export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  const [isRecovering, setRecovering] = useState(false);
  const [serverHtml, setServerHtml] = useState<string | null>(null);

  // A layout effect, so that the message is never painted if a reload fixes the error.
  useLayoutEffect(() => {
    if (!isAssetError(error)) return;
    setRecovering(true);
    if (reloadOnce(error)) return;
    fetchServerHtml().then(setServerHtml, () => setRecovering(false));
  }, [error]);
  useEffect(() => {
    if (process.env.NODE_ENV !== 'development') return;
    let stop = () => {};
    import('@/lib/browser/reload-when-fixed').then(({ reloadWhenFixed }) => {
      stop = reloadWhenFixed();
    });
    return () => stop();
  }, []);

  if (serverHtml !== null) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of the same page from the same server
    return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: serverHtml }} />;
  }
  if (isRecovering) return null;
  return (
    <main id="content" tabIndex={-1} className="fallback-page">
      <h1>{messages.crashedTitle}</h1>
      <button type="button" onClick={() => (isAssetError(error) ? location.reload() : retry())}>
        {messages.tryAgain}
      </button>
      <hr />
      <pre>{errorText(error, messages.cause)}</pre>
    </main>
  );
}
