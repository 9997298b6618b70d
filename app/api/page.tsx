import '@/components/api/reference.css';

import type { Metadata } from 'next';
import { ApiAbout } from '@/components/api/api-about';
import { ApiReference } from '@/components/api/reference.client';
import { type EntryDetails, entriesOf } from '@/components/api/reference-entries';
import { PageHead } from '@/components/shell/page-head';
import { indexDocument } from '@/lib/api/openapi/reference-index';
import { siteDocument } from '@/lib/api/openapi/site-document';
import { splitLead } from '@/lib/content/api-reference/lead';
import { getContent } from '@/lib/content/load/content';
import { operationPage } from '@/lib/content/pages/operation-page';
import { topicLinks } from '@/lib/content/pages/topic-links';
import { sitePageMetadata } from '@/lib/content/seo/metadata';
import { API_FILES, API_LEAD, API_TITLE } from '@/lib/content/site-pages/api-reference-page';
import { withBasePath } from '@/lib/site/config/base-path';
import { env } from '@/lib/site/config/env';
import { enApiReference } from '@/lib/site/messages/en-api-reference';
import { pick } from '@/lib/site/messages/pick';
import styles from './page.module.css';

export const metadata: Metadata = sitePageMetadata('api');

/** What the list shows besides what the document says: of operations by their ids, of topics by their names. */
function listDetails(): Record<string, EntryDetails> {
  const content = getContent();
  const operations = indexDocument(siteDocument()).groups.flatMap((group) => group.operations);
  return Object.fromEntries([
    ...operations.map((operation) => {
      const page = operationPage(operation.id, content)?.url;
      return [operation.id, { ...pick(operation, 'scope', 'parameters', 'body'), page }];
    }),
    ...topicLinks(content).map(({ name, url }) => [name, { page: url }]),
  ]);
}

export default function ApiPage() {
  const { lead, rest } = splitLead(API_LEAD);
  return (
    <>
      <PageHead path="/api" />
      <ApiReference
        documentUrl={withBasePath(env.OPENAPI_URL)}
        groups={entriesOf(siteDocument()).map((group) => ({
          ...group,
          // The viewer shows the samples in all languages. Here, only one keeps the page small.
          entries: group.entries.map((entry) => ({ ...entry, samples: entry.samples.slice(0, 1) })),
        }))}
        details={listDetails()}
        servers={siteDocument().servers ?? []}
        sandboxPath={env.SANDBOX ? env.BASE_PATH : null}
      >
        <div className={styles.header}>
          <h1>{API_TITLE}</h1>
          <p>{lead}</p>
        </div>
        <ul className={styles.files} aria-label={enApiReference.downloads}>
          {API_FILES.map(({ label, href }) => (
            <li key={href}>
              <a href={withBasePath(href)} download={href.startsWith('/v2/') ? '' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <details className={styles.about}>
          <summary>{enApiReference.about}</summary>
          <p>{rest}</p>
          <ApiAbout {...indexDocument(siteDocument())} />
        </details>
      </ApiReference>
    </>
  );
}
