'use client';

import { errorText } from '@/components/shell/loading/error-text.client';
import { withBasePath } from '@/lib/site/config/base-path';
import { enCrash as messages } from '@/lib/site/messages/en-crash';

/** Shown if the root layout itself failed to render. It can't use the layout, not even its styles. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en">
      <head>
        <title>{messages.pageError}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={withBasePath('/icon.svg')} />
      </head>
      <body>
        <main>
          <h1>{messages.crashedTitle.replace(/\.$/, '')}</h1>
          <button type="button" onClick={retry}>
            {messages.tryAgain}
          </button>
          <pre>{errorText(error, messages.cause)}</pre>
        </main>
      </body>
    </html>
  );
}
