'use client';

import { useEffect, useRef } from 'react';
import { withBasePath } from '@/lib/config/base-path';
import { enNotFound as messages } from '@/lib/messages/en-not-found';
import { showNearPages } from './suggestions.client';

/** The text of the not-found page; below it the pages whose address is near. */
export function NotFoundText() {
  const nearPages = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (nearPages.current) showNearPages(nearPages.current);
  }, []);

  return (
    <main id="content" tabIndex={-1} className="not-found">
      <h1>{messages.notFoundTitle}</h1>
      <p>{messages.notFoundText}</p>
      <p>
        {messages.notFoundStart} <a href={withBasePath('/')}>{messages.home}</a>,{' '}
        <a href={withBasePath('/docs')}>{messages.docs}</a>
      </p>
      <div ref={nearPages} data-near-pages={messages.notFoundNear} />
    </main>
  );
}
