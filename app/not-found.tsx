import type { Metadata } from 'next';
import { Link } from '@/components/link';
import { NearPages } from '@/components/shell/near-pages.client';
import { getMessages } from '@/lib/messages';
import { site } from '@/lib/site';
import styles from './not-found.module.css';

const messages = getMessages(site.defaultLocale);

export const metadata: Metadata = { title: messages.notFoundTitle };

const STARTS = [
  { label: 'Home', href: '/' },
  { label: 'All documentation', href: '/docs' },
  { label: 'Storefront SDK', href: '/docs/Sdk' },
  { label: 'Private API', href: '/api' },
];

export default function NotFound() {
  return (
    <main id="content" tabIndex={-1} className={styles.root}>
      <p className={styles.code}>404</p>
      <h1>{messages.notFoundTitle}</h1>
      <p>{messages.notFoundText}</p>
      <div className={styles.columns}>
        <section aria-labelledby="near" className={`${styles.near} script-only`}>
          <h2 id="near">{messages.notFoundNear}</h2>
          <NearPages />
        </section>
        <section aria-labelledby="start">
          <h2 id="start">{messages.notFoundStart}</h2>
          <ul>
            {STARTS.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </main>
  );
}
