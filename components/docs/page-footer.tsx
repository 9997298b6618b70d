import type { PageData } from '@/lib/content/pages/page-data';
import { site } from '@/lib/site/config/site';
import { en as messages } from '@/lib/site/messages/en';
import { Link } from '../link';
import styles from './page-footer.module.css';
import { Pager } from './pager';

const dateFormat = new Intl.DateTimeFormat(site.defaultLocale, {
  dateStyle: 'long',
  timeZone: 'UTC',
});

/** The footer of a docs page: last update, problem report, and links to the previous and next page. */
export function PageFooter({ data }: { data: PageData }) {
  const { page, previous, next } = data;
  return (
    <footer className={styles.root}>
      <div className={styles.line}>
        {page.lastUpdated && (
          <p>
            {messages.lastUpdated}{' '}
            <time dateTime={page.lastUpdated}>{dateFormat.format(new Date(page.lastUpdated))}</time>
          </p>
        )}
        <p data-print="none">
          {data.editUrl && <Link href={data.editUrl}>{messages.editPage}</Link>}{' '}
          <Link href={data.reportUrl}>{messages.reportProblem}</Link>
        </p>
      </div>
      {(previous || next) && <Pager previous={previous} next={next} />}
    </footer>
  );
}
