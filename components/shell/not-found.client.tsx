'use client';

import { withBasePath } from '@/lib/base-path';
import { enNotFound as messages } from '@/lib/messages/en-not-found';

/**
 * What stands at addresses without a page. The framework puts it into the data of every page, in case it is needed:
 * as an island it is a short reference there. The navigator fills in the pages that are near.
 */
export function PageNotFound() {
  return (
    <main id="content" tabIndex={-1} className="not-found">
      <h1>{messages.notFoundTitle}</h1>
      <p>{messages.notFoundText}</p>
      <p>
        {messages.notFoundStart} <a href={withBasePath('/')}>{messages.home}</a>,{' '}
        <a href={withBasePath('/docs')}>{messages.docs}</a>
      </p>
      <div data-near-pages={messages.notFoundNear} />
    </main>
  );
}
