import type { ReactNode } from 'react';
import type { PageData } from '@/lib/content/pages/page-data';
import { en } from '@/lib/site/messages/en';
import prose from '../markdown/prose.module.css';
import { SdkHint } from '../markdown/sdk-hint';
import frame from './docs-frame.module.css';
import header from './page-header.module.css';
import { PageMenu } from './page-menu';
import styles from './standalone-frame.module.css';
import { Toc } from './toc';

/** The layout of a Markdown page outside the documentation: no sidebar and no previous or next page. */
export function StandaloneFrame({ data, children }: { data: PageData; children: ReactNode }) {
  const { page, tableOfContents } = data;
  return (
    <main id="content" tabIndex={-1} className={`${frame.main} ${styles.root}`}>
      <article className={frame.article}>
        <header className={header.root}>
          <div className={header.title}>
            <h1>{page.title}</h1>
            <PageMenu data={data} />
          </div>
          <p className={header.description}>{page.description}</p>
        </header>
        {tableOfContents.length > 0 && <Toc headings={tableOfContents} label={en.onThisPage} />}
        <div className={`${frame.body} ${prose.root}`}>{children}</div>
      </article>
      <SdkHint />
    </main>
  );
}
