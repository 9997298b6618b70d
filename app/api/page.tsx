import type { Metadata } from 'next';
import { env } from '@/lib/env';
import { site } from '@/lib/site';
import styles from './page.module.css';

export const metadata: Metadata = {
  title: 'Private API',
  description: `Reference of the private REST API v2 of ${site.name}: authentication, limits and where its OpenAPI document lies.`,
  alternates: { canonical: `${env.SITE_URL}${env.BASE_PATH}/api` },
};

export default function ApiPage() {
  return (
    <main id="content" tabIndex={-1} className={styles.root}>
      <h1>Private API</h1>
      <p>
        The REST API v2 is for servers: a shop's own, or an app's that serves several shops. Every
        request goes over HTTPS to an address under <code>/v2</code> and carries a bearer token,
        which client credentials buy for about an hour. The API is part of the Plus plan and the
        plans above it.
      </p>
      <p>
        A client has a bucket of 40 requests that empties by 2 each second; what overflows is
        answered with 429 and a Retry-After header. Every error has the same body: a list of
        messages, the status in words, and the status code.
      </p>
    </main>
  );
}
