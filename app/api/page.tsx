import '@/components/api/reference.css';

import type { Metadata } from 'next';
import { ApiReference } from '@/components/api/reference.client';
import { ReferenceIndex } from '@/components/api/reference-index';
import { withBasePath } from '@/lib/config/base-path';
import { env } from '@/lib/config/env';
import { site } from '@/lib/config/site';
import { getContent } from '@/lib/docs/content';
import { topicLinks } from '@/lib/docs/topic-links';
import { getMessages } from '@/lib/messages';
import { pick } from '@/lib/messages/pick';
import { indexDocument } from '@/lib/openapi/reference-index';
import { siteDocument } from '@/lib/openapi/site-document';
import { sitePageMetadata } from '@/lib/seo/metadata';
import { API_FILES, API_LEAD, API_TITLE } from '@/lib/site-pages/api-reference-page';
import styles from './page.module.css';

export const metadata: Metadata = sitePageMetadata('api');

export default function ApiPage() {
  const { retry, code, table, apiReference: messages } = getMessages(site.defaultLocale);
  return (
    <main id="content" tabIndex={-1} className={styles.root}>
      <header>
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
      <ApiReference
        documentUrl={withBasePath(env.OPENAPI_URL)}
        messages={{
          ...pick(messages, 'loading', 'failed', 'problems'),
          retry,
          viewer: { ...messages.viewer, ...pick(messages, 'deprecated'), code, table },
        }}
      >
        <ReferenceIndex
          index={indexDocument(siteDocument())}
          topics={topicLinks(getContent())}
          messages={messages}
        />
      </ApiReference>
    </main>
  );
}
