'use client';

import { useEffect, useRef } from 'react';
import { withBasePath } from '@/lib/config/base-path';
import { enNotFound as messages } from '@/lib/messages/en-not-found';
import { showSuggestions } from './suggestions.client';

/** The content of the not-found page, with links to pages that have a similar address. */
export function NotFoundPage() {
  const suggestions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (suggestions.current) showSuggestions(suggestions.current);
  }, []);

  return (
    <main id="content" tabIndex={-1} className="not-found">
      <h1>{messages.notFoundTitle}</h1>
      <p>{messages.notFoundText}</p>
      <p>
        {messages.notFoundStart} <a href={withBasePath('/')}>{messages.home}</a>,{' '}
        <a href={withBasePath('/docs')}>{messages.docs}</a>
      </p>
      <div ref={suggestions} data-suggestions={messages.notFoundSuggestions} />
    </main>
  );
}
