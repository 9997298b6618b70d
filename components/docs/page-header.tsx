import type { PageKind } from '@/lib/content/load/schema';
import type { PageData } from '@/lib/content/pages/page-data';
import { CODE_BUTTON, hook } from '@/lib/site/config/hooks';
import { en as messages } from '@/lib/site/messages/en';
import { InlineCode } from '../inline-code';
import { Breadcrumbs } from './breadcrumbs';
import styles from './page-header.module.css';
import { PageMenu } from './page-menu';

/** Where a title that is a name in code breaks if it is wider than a line. */
const WORDS = /(?<=_)|(?<=[a-z])(?=[A-Z])/;

/** The header of a docs page: breadcrumbs with the kind, title, page menu and description. */
export function PageHeader({ data }: { data: PageData }) {
  const { page, breadcrumbs } = data;
  const kinds: Partial<Record<PageKind, string>> = messages.kinds;
  const kind = kinds[page.kind];
  const topic = page.frontMatter.kind === 'topic' ? page.frontMatter.topic : '';
  const words = page.title.split(WORDS);
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
        <h1 data-identifier={words.length > 1 ? '' : undefined}>
          {words.flatMap((word, index) => (index > 0 ? [<wbr key={word} />, word] : [word]))}
        </h1>
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
