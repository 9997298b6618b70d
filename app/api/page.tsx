import '@/components/api/reference.css';

import { createHash } from 'node:crypto';
import type { Metadata } from 'next';
import { ApiReference } from '@/components/api/reference.client';
import { entriesOf } from '@/components/api/reference-entries';
import { ReferenceIndex } from '@/components/api/reference-index';
import { PageHead } from '@/components/shell/page-head';
import { withBasePath } from '@/lib/config/base-path';
import { env } from '@/lib/config/env';
import { getContent } from '@/lib/docs/content';
import { topicLinks } from '@/lib/docs/topic-links';
import { en } from '@/lib/messages/en';
import { pick } from '@/lib/messages/pick';
import { indexDocument } from '@/lib/openapi/reference-index';
import { documentAsJson, siteDocument } from '@/lib/openapi/site-document';
import { sitePageMetadata } from '@/lib/seo/metadata';
import { API_FILES, API_LEAD, API_TITLE } from '@/lib/site-pages/api-reference-page';
import styles from './page.module.css';

export const metadata: Metadata = sitePageMetadata('api');

export default function ApiPage() {
  const { retry, code, table, apiReference: messages } = en;
  const document = siteDocument();
  const groups = entriesOf({ ...document }, messages.viewer.webhooks);
  const topicIds = new Map(
    groups.flatMap(({ entries }) => entries.map(({ id, path }) => [path, id] as const)),
  );
  return (
    <>
      <PageHead path="/api" />
      <ApiReference
        documentUrl={withBasePath(env.OPENAPI_URL)}
        indexedDocument={createHash('sha256').update(documentAsJson()).digest('hex')}
        groups={groups}
        header={
          <header className={styles.header}>
            <h1>{API_TITLE}</h1>
            <p>{API_LEAD}</p>
            <ul className={styles.files} aria-label={messages.downloads}>
              {API_FILES.map(({ label, href }) => (
                <li key={href}>
                  <a href={withBasePath(href)} download={href.startsWith('/v2/') ? '' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </header>
        }
        sandboxPath={env.SANDBOX ? env.BASE_PATH : null}
        messages={{
          ...pick(messages, 'loading', 'failed', 'problems'),
          ...pick(messages, 'sidebar', 'filter', 'filterHint', 'filterNone', 'filterCount'),
          retry,
          viewer: { ...messages.viewer, ...pick(messages, 'deprecated', 'scope'), code, table },
        }}
      >
        <ReferenceIndex
          index={indexDocument(document)}
          topics={topicLinks(getContent()).map((topic) => ({
            ...topic,
            id: topicIds.get(topic.name) ?? topic.name,
          }))}
          messages={messages}
        />
      </ApiReference>
    </>
  );
}
