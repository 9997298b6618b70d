import type { Metadata } from 'next';
import { DemoTeaser } from '@/components/demo/teaser';
import { KindIcon } from '@/components/kind-icon';
import { Link } from '@/components/link';
import { Card, Cards } from '@/components/markdown/cards';
import { markdownComponents } from '@/components/markdown/components';
import prose from '@/components/markdown/prose.module.css';
import { renderPage } from '@/components/markdown/render';
import { BasePathBanner } from '@/components/shell/base-path-banner';
import { PageHead } from '@/components/shell/page-head';
import { IconFile } from '@/components/shell/site-head';
import { WidgetPicture } from '@/components/widgets/widget-picture';
import { getContent } from '@/lib/content/load/content';
import { versionNamesOf } from '@/lib/content/pages/page-data';
import { listQuickstarts } from '@/lib/content/pages/quickstarts';
import { sitePageMetadata } from '@/lib/content/seo/metadata';
import { ACTIONS, PRODUCT_PARTS } from '@/lib/content/site-pages/home-page';
import { homeSamples } from '@/lib/content/site-pages/home-samples';
import { TASKS } from '@/lib/content/site-pages/tasks';
import { BASE_PATH } from '@/lib/site/config/base-path';
import { env } from '@/lib/site/config/env';
import { site } from '@/lib/site/config/site';
import { en } from '@/lib/site/messages/en';
import { fill } from '@/lib/site/messages/fill';
import styles from './page.module.css';

export const metadata: Metadata = sitePageMetadata('home');

const components = { ...markdownComponents, Picture: WidgetPicture };

export default async function HomePage() {
  const [read, explore] = ACTIONS;
  const samples = homeSamples(getContent());
  return (
    <main
      id="content"
      tabIndex={-1}
      className={styles.root}
      data-versions={versionNamesOf(getContent())}
    >
      <PageHead path="/" />
      {BASE_PATH === '' && <IconFile />}
      <BasePathBanner />
      <div className={styles.hero}>
        <div>
          <h1>{site.tagline}</h1>
          <p>{site.description}</p>
          <p className={styles.actions} data-print="none">
            <Link href={read.href} className={styles.primary}>
              {read.title}
            </Link>{' '}
            <Link href={explore.href} className={styles.secondary}>
              {explore.title}
            </Link>
          </p>
        </div>
        <section aria-labelledby="tasks">
          <h2 id="tasks">{en.searchTasks}</h2>
          <ul className={styles.tasks}>
            {TASKS.map(({ title, href, icon, minutes }) => (
              <li key={href}>
                <KindIcon kind={icon} />
                <Link href={href}>{title}</Link>
                <span>{fill(en.minutes, { minutes: String(minutes) })}</span>
              </li>
            ))}
          </ul>
        </section>
        {samples && (
          <div className={`${styles.samples} ${prose.root}`}>
            {await renderPage(samples, components)}
          </div>
        )}
      </div>
      {env.SANDBOX && <DemoTeaser />}
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
      <Quickstarts />
    </main>
  );
}

function Quickstarts() {
  const quickstarts = listQuickstarts(getContent());
  if (quickstarts.length === 0) return null;
  return (
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
  );
}
