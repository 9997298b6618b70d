import '@/components/api/reference.css';

import type { Metadata } from 'next';
import { ApiReference } from '@/components/api/reference.client';
import { ReferenceIndex, type TopicLink } from '@/components/api/reference-index';
import { indexDocument } from '@/lib/api/reference-index';
import { siteDocument } from '@/lib/api/site-document';
import { topics } from '@/lib/api/topics';
import { withBasePath } from '@/lib/base-path';
import { getContent } from '@/lib/docs/content';
import { sitePageMetadata } from '@/lib/docs/metadata';
import { topicPages } from '@/lib/docs/sources/webhooks';
import { env } from '@/lib/env';
import { getMessages } from '@/lib/messages';
import { pick } from '@/lib/messages/pick';
import { site } from '@/lib/site';
import styles from './page.module.css';

export const metadata: Metadata = sitePageMetadata('api');

const FILES = [
  { label: 'OpenAPI as JSON', href: '/v2/docs/openapi.json' },
  { label: 'OpenAPI as YAML', href: '/v2/docs/openapi.yaml' },
  { label: 'Types for TypeScript', href: '/v2/docs/openapi.d.ts' },
];

function topicLinks(): TopicLink[] {
  const pages = new Map(topicPages(getContent()).map(({ topic, url }) => [topic, url]));
  return topics.map(({ name, summary }) => ({
    name,
    summary,
    url: pages.get(name) ?? '/docs/Webhooks',
  }));
}

export default function ApiPage() {
  const { retry, apiReference: messages } = getMessages(site.defaultLocale);
  return (
    <main id="content" tabIndex={-1} className={styles.root}>
      <header>
        <h1>Private API</h1>
        <p>
          The REST API v2 is for servers: a shop's own, or an app's that serves several shops. Every
          request goes over HTTPS to an address under <code>/v2</code> and carries a bearer token.
          The API is part of the Plus plan and the plans above it.
        </p>
        <ul className={styles.files} aria-label={messages.downloads}>
          {FILES.map(({ label, href }) => (
            <li key={href}>
              <a href={withBasePath(href)} download="">
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
          topics={topicLinks()}
          messages={messages}
        />
      </ApiReference>
    </main>
  );
}
