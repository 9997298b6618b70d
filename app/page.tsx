import type { Metadata } from 'next';
import { Link } from '@/components/link';
import { Card, Cards } from '@/components/markdown/cards';
import { BasePathBanner } from '@/components/shell/base-path-banner';
import { PageHead } from '@/components/shell/page-head';
import { IconFile } from '@/components/shell/site-head';
import { WidgetPicture } from '@/components/widgets/widget-picture';
import { getQuickstarts, getVersionNames } from '@/lib/content/pages/page-data';
import { WIDGET_ALT_TEXTS } from '@/lib/content/sdk/widgets/alt-texts.data';
import { sitePageMetadata } from '@/lib/content/seo/metadata';
import { ACTIONS, PRODUCT_PARTS, SHOWN_WIDGET } from '@/lib/content/site-pages/home-page';
import { TASKS } from '@/lib/content/site-pages/tasks';
import { BASE_PATH } from '@/lib/site/config/base-path';
import { site } from '@/lib/site/config/site';
import styles from './page.module.css';

export const metadata: Metadata = sitePageMetadata('home');

export default function HomePage() {
  const [read, start] = ACTIONS;
  const quickstarts = getQuickstarts();
  return (
    <main id="content" tabIndex={-1} className={styles.root} data-versions={getVersionNames()}>
      <PageHead path="/" />
      {BASE_PATH === '' && <IconFile />}
      <BasePathBanner />
      <section className={styles.hero}>
        <div>
          <h1>{site.tagline}</h1>
          <p>{site.description}</p>
          <p className={styles.actions} data-print="none">
            <Link href={read.href} className={styles.primary}>
              {read.title}
            </Link>{' '}
            <Link href={start.href} className={styles.secondary}>
              {start.title}
            </Link>
          </p>
        </div>
        <div className={styles.picture}>
          <WidgetPicture of={SHOWN_WIDGET} alt={WIDGET_ALT_TEXTS[SHOWN_WIDGET]} />
        </div>
      </section>
      <section aria-labelledby="parts">
        <h2 id="parts">The three parts</h2>
        <Cards>
          {PRODUCT_PARTS.map(({ title, href, icon, text }) => (
            <Card key={href} title={title} href={href} icon={icon}>
              {text}
            </Card>
          ))}
        </Cards>
      </section>
      {quickstarts.length > 0 && (
        <section aria-labelledby="quickstarts">
          <h2 id="quickstarts">What do you want to build?</h2>
          <Cards>
            {quickstarts.map(({ title, href, text }) => (
              <Card key={href} title={title} href={href}>
                {text}
              </Card>
            ))}
          </Cards>
        </section>
      )}
      <section aria-labelledby="tasks">
        <h2 id="tasks">What developers do first</h2>
        <ol className={styles.tasks}>
          {TASKS.map(({ title, href }) => (
            <li key={href}>
              <Link href={href}>{title}</Link>
            </li>
          ))}
        </ol>
      </section>
    </main>
  );
}
