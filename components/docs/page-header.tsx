import type { PageKind } from '@/lib/content/load/schema';
import type { PageData } from '@/lib/content/pages/page-data';
import { CODE_BUTTON, hook } from '@/lib/site/config/hooks';
import { en as messages } from '@/lib/site/messages/en';
import { InlineCode } from '../inline-code';
import { Breadcrumbs } from './breadcrumbs';
import styles from './page-header.module.css';
import { PageMenu } from './page-menu';

/** The header of a docs page: breadcrumbs with the kind, title, page menu and description. */
export function PageHeader({ data }: { data: PageData }) {
  const { page, breadcrumbs } = data;
  const kinds: Partial<Record<PageKind, string>> = messages.kinds;
  const kind = kinds[page.kind];
  const topic = page.frontMatter.kind === 'topic' ? page.frontMatter.topic : '';
  return (
    <header className={styles.root}>
      <div className={styles.place}>
        <Breadcrumbs nodes={breadcrumbs} page={page} />
        {kind && (
          <p className={styles.kind} data-kind={page.kind}>
            {kind}
          </p>
        )}
      </div>
      <div className={styles.title}>
        <h1 data-identifier={/[_a-z][A-Z_]/.test(page.title) ? '' : undefined}>{page.title}</h1>
        <PageMenu data={data} />
      </div>
      {topic && (
        <p className={styles.topic}>
          <InlineCode>{topic}</InlineCode>
          <button
            type="button"
            className="icon-copy"
            {...hook(CODE_BUTTON, 'copy')}
            data-copy={topic}
            aria-label={messages.copyTopic}
          />
        </p>
      )}
      <p className={styles.description}>{page.description}</p>
      {page.frontMatter.draft && <p className={styles.banner}>{messages.draft}</p>}
      {page.frontMatter.unlisted && <p className={styles.banner}>{messages.unlisted}</p>}
    </header>
  );
}
