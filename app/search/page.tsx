import type { Metadata } from 'next';
import { Link } from '@/components/link';
import { HitText } from '@/components/search/hit-text';
import { LiveSearch } from '@/components/search/live-search.client';
import { PageHead } from '@/components/shell/page-head';
import { areaId, SEARCH_AREAS } from '@/lib/content/pages/areas';
import { sitePageMetadata } from '@/lib/content/seo/metadata';
import { TASKS } from '@/lib/content/site-pages/tasks';
import { cleanQuery, MAX_QUERY_LENGTH } from '@/lib/search/clean-query';
import { search } from '@/lib/search/service';
import { withBasePath } from '@/lib/site/config/base-path';
import { en as messages } from '@/lib/site/messages/en';
import { fill } from '@/lib/site/messages/fill';
import styles from './page.module.css';

const PAGES = 20;

export const metadata: Metadata = sitePageMetadata('search');

/** The search page. It works without scripts and can be linked and bookmarked. */
export default async function SearchPage({ searchParams }: PageProps<'/search'>) {
  const { q, area: givenArea, versions: givenVersions } = await searchParams;
  const query = cleanQuery(first(q));
  const area = areaId(first(givenArea));
  const versions = first(givenVersions);
  const { groups, isGuess } = await search({ query, area, versions, limit: PAGES });
  return (
    <main id="content" tabIndex={-1} className={styles.root}>
      <PageHead path="/search" />
      <h1>{messages.searchTitle}</h1>
      <search>
        <form action={withBasePath('/search')} className={styles.form}>
          <input
            type="search"
            name="q"
            aria-label={messages.searchTitle}
            placeholder={messages.searchHint}
            defaultValue={query}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
          <select name="area" aria-label={messages.searchArea} defaultValue={area ?? ''}>
            <option value="">{messages.searchEverywhere}</option>
            {SEARCH_AREAS.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
          {versions && <input type="hidden" name="versions" value={versions} />}
          <button type="submit">{messages.searchSubmit}</button>
          <LiveSearch />
        </form>
      </search>
      <p role="status" className={styles.count}>
        {query !== '' &&
          groups.length > 0 &&
          fill(messages.searchCount, { count: `${groups.length}` })}
      </p>
      {query === '' && <p>{messages.searchStart}</p>}
      {query !== '' && groups.length === 0 && (
        <div className={styles.nothing}>
          <p>
            <b>{fill(messages.searchNothing, { query })}</b> {messages.searchNothingHint}{' '}
            {messages.searchInstead}
          </p>
          <ul>
            {TASKS.map(({ title, href }) => (
              <li key={href}>
                <Link href={href}>{title}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isGuess && <p>{messages.searchGuess}</p>}
      <ol className={styles.groups}>
        {groups.map((group) => (
          <li key={group.url}>
            {group.hits.map((hit, position) => (
              <Link key={hit.url} href={hit.url} className={styles.hit}>
                <HitText group={group} hit={hit} isFirst={position === 0} />
              </Link>
            ))}
          </li>
        ))}
      </ol>
    </main>
  );
}

function first(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
