import type { ReactNode } from 'react';
import type { PageData } from '@/lib/docs/page-data';
import prose from '../markdown/prose.module.css';
import { PageActions } from './page-actions';
import styles from './standalone-frame.module.css';

/** The layout of a Markdown page outside the documentation: no sidebar and no previous or next page. */
export function StandaloneFrame({ data, children }: { data: PageData; children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className={styles.root}>
      <h1>{data.page.title}</h1>
      <p className={styles.description}>{data.page.description}</p>
      <PageActions data={data} />
      <div className={`${prose.root} ${styles.text}`}>{children}</div>
    </main>
  );
}
