import { CURRENT_VERSION } from '@/lib/content/pages/page';
import type { PageData } from '@/lib/content/pages/page-data';
import { hook, VERSION_AREA } from '@/lib/site/config/hooks';
import { en as messages } from '@/lib/site/messages/en';
import { fill } from '@/lib/site/messages/fill';
import { Link } from '../link';
import styles from './version-menu.module.css';

/**
 * Links to the versions of the page's area, each to the same page if it exists there. Pages of an old version also have
 * a banner that links to the current version. Shown only if the area has at least two versions (SPECIFICATION.md,
 * section 4).
 */
export function VersionMenu({ data }: { data: PageData }) {
  const { area, versions } = data;
  if (!area || versions.length < 2) return null;
  const viewed = versions.find(({ isViewed }) => isViewed);
  const current = versions.find(({ name }) => name === CURRENT_VERSION);
  return (
    <div className={styles.root} {...hook(VERSION_AREA, area)} data-viewed="">
      <nav aria-label={messages.version}>
        <ul className={styles.list}>
          {versions.map(({ name, label, url, isViewed }) => (
            <li key={name}>
              <Link
                href={url}
                data-area={area}
                data-version={name}
                aria-current={isViewed ? 'true' : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {viewed && current && !current.isViewed && (
        <p className={styles.banner} role="note">
          {fill(messages.oldVersion, { version: viewed.label })}{' '}
          <Link href={current.url} data-area={area} data-version={current.name}>
            {messages.latestVersion}
          </Link>
        </p>
      )}
    </div>
  );
}
