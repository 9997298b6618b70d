import '@/components/api/reference.css';

import type { Metadata } from 'next';
import { ApiReference } from '@/components/api/reference.client';
import { ReferenceIndex } from '@/components/api/reference-index';
import { indexDocument } from '@/lib/api/reference-index';
import { API_FILES, API_LEAD, API_TITLE } from '@/lib/api/reference-page';
import { siteDocument } from '@/lib/api/site-document';
import { withBasePath } from '@/lib/base-path';
import { getContent } from '@/lib/docs/content';
import { sitePageMetadata } from '@/lib/docs/metadata';
import { topicLinks } from '@/lib/docs/topic-links';
import { env } from '@/lib/env';
import { getMessages } from '@/lib/messages';
import { pick } from '@/lib/messages/pick';
import { site } from '@/lib/site';
import styles from './page.module.css';

export const metadata: Metadata = sitePageMetadata('api');

export default function ApiPage() {
  const { retry, apiReference: messages } = getMessages(site.defaultLocale);
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
          ...pick(messages, 'loading', 'failed', 'problems', 'deprecated', 'viewer'),
          retry,
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
