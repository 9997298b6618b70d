import type { Metadata } from 'next';
import { Link } from '@/components/link';
import { getMessages } from '@/lib/messages';
import { site } from '@/lib/site';

const messages = getMessages(site.defaultLocale);

export const metadata: Metadata = { title: messages.notFoundTitle };

/** Kept small: it travels in the data of every page. The navigator fills in the pages that are near. */
export default function NotFound() {
  return (
    <main id="content" tabIndex={-1} className="not-found">
      <h1>{messages.notFoundTitle}</h1>
      <p>{messages.notFoundText}</p>
      <p>
        {messages.notFoundStart} <Link href="/">{messages.home}</Link>,{' '}
        <Link href="/docs">{messages.docs}</Link>
      </p>
      <div data-near-pages={messages.notFoundNear} />
    </main>
  );
}
