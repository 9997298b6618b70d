import '@/components/api/reference.css';

import type { Metadata } from 'next';
import { ApiAbout } from '@/components/api/api-about';
import { ApiReference } from '@/components/api/reference.client';
import { type EntryGroup, entriesOf } from '@/components/api/reference-entries';
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

/** The operations and topics of the document, with what the list shows of them. */
function listedGroups(): EntryGroup[] {
  const details = new Map(
    indexDocument(siteDocument())
      .groups.flatMap(({ operations }) => operations)
      .map((operation) => [operation.id, pick(operation, 'scope', 'parameters', 'body')]),
  );
  const content = getContent();
  const pages = new Map(topicLinks(content).map(({ name, url }) => [name, url]));
  return entriesOf(siteDocument()).map((group) => ({
    ...group,
    entries: group.entries.map((entry) => {
      const page =
        entry.section === 'webhooks'
          ? pages.get(entry.path)
          : operationPage(entry.id, content)?.url;
      return {
        ...entry,
        ...details.get(entry.id),
        page: page && withBasePath(page),
        // The viewer shows the samples in all languages. Here, only one keeps the page small.
        samples: entry.samples.slice(0, 1),
      };
    }),
  }));
}

export default function ApiPage() {
  const { lead, rest } = splitLead(API_LEAD);
  return (
    <>
      <PageHead path="/api" />
      <ApiReference
        documentUrl={withBasePath(env.OPENAPI_URL)}
        groups={listedGroups()}
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
