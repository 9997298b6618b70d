import type { ReactNode } from 'react';
import type { PageData } from '@/lib/content/pages/page-data';
import { hook, VERSIONS } from '@/lib/site/config/hooks';
import { site } from '@/lib/site/config/site';
import { en as messages } from '@/lib/site/messages/en';
import prose from '../markdown/prose.module.css';
import { SdkHint } from '../markdown/sdk-hint';
import { PageHead } from '../shell/page-head';
import styles from './docs-frame.module.css';
import { PageFooter } from './page-footer';
import { PageHeader } from './page-header';
import { Sidebar } from './sidebar';
import { Toc } from './toc';
import { VersionMenu } from './version-menu';

/** The layout of every docs page: sidebar, header, table of contents, text and footer. */
export function DocsFrame({ data, children }: { data: PageData; children: ReactNode }) {
  return (
    <div
      className={styles.root}
      {...hook(VERSIONS, data.versionNames)}
      data-has-announcement={site.announcement ? '' : undefined}
    >
      <PageHead path={data.page.url} />
      <Sidebar data={data} />
      <main id="content" tabIndex={-1} className={styles.main}>
        <article className={styles.article} data-kind={data.page.kind}>
          <VersionMenu data={data} />
          <PageHeader data={data} />
          {data.tableOfContents.length > 0 && (
            <Toc headings={data.tableOfContents} label={messages.onThisPage} />
          )}
          <div className={`${styles.body} ${prose.root}`}>{children}</div>
          <PageFooter data={data} />
        </article>
        <SdkHint />
      </main>
    </div>
  );
}
