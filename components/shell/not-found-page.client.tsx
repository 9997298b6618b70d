'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/components/icon';
import { TASKS } from '@/lib/content/site-pages/tasks';
import { withBasePath, withoutBasePath } from '@/lib/site/config/base-path';
import { enNotFound as messages } from '@/lib/site/messages/en-not-found';

interface Suggestion {
  title: string;
  url: string;
  /** Titles of the pages above it. */
  breadcrumbs: string[];
}

/**
 * The content of the not-found page, with links to pages that have a similar address. The page is static and the same for
 * every address, so the browser requests the links. If that fails, there are none.
 */
export function NotFoundPage() {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  useEffect(() => {
    fetchSuggestions().then(setSuggestions, () => {});
  }, []);

  return (
    <main id="content" tabIndex={-1} className="fallback-page">
      <Icon name="logo" />
      <h1>{messages.notFoundTitle}</h1>
      <p>{messages.notFoundText}</p>
      <search>
        <form action={withBasePath('/search')}>
          <input type="search" name="q" aria-label={messages.notFoundSearch} />
          <button type="submit">{messages.notFoundSearch}</button>
        </form>
      </search>
      <h2>{messages.notFoundStart}</h2>
      <ul>
        {[...TASKS, { title: messages.docs, href: '/docs' }].map(({ title, href }) => (
          <li key={href}>
            <a href={withBasePath(href)}>{title}</a>
          </li>
        ))}
      </ul>
      {suggestions.length > 0 && (
        <div>
          <h2>{messages.notFoundSuggestions}</h2>
          <ul>
            {suggestions.map(({ title, url, breadcrumbs }) => (
              <li key={url}>
                {/* Pages of different modules have the same title. */}
                <a href={withBasePath(url)}>{title}</a> <small>{breadcrumbs.join(' › ')}</small>
              </li>
            ))}
          </ul>
        </div>
      )}
    </main>
  );
}

async function fetchSuggestions(): Promise<Suggestion[]> {
  const path = encodeURIComponent(withoutBasePath(location.pathname));
  const response = await fetch(withBasePath(`/suggestions?path=${path}`));
  return response.ok ? response.json() : [];
}
