import { hook, TABLE_OF_CONTENTS } from '@/lib/site/config/hooks';
import { enApiReference as messages } from '@/lib/site/messages/en-api-reference';
import { fill } from '@/lib/site/messages/fill';
import sidebar from '../docs/sidebar.module.css';
import links from '../docs/sidebar-list.module.css';
import { MethodBadge } from '../method-badge';
import type { EntryGroup } from './reference-entries';

interface SidebarProps {
  /** The groups and entries that the filter leaves. */
  groups: readonly EntryGroup[];
  /** Words of the filter. */
  phrase: string;
  setPhrase(phrase: string): void;
}

/** The filter and the list of operations. The scroll spy of docs pages marks the one that the reader is looking at. */
export function ReferenceSidebar({ groups, phrase, setPhrase }: SidebarProps) {
  const count = groups.flatMap(({ entries }) => entries).length;
  const status =
    count === 0 ? messages.filterNone : fill(messages.filterCount, { count: String(count) });

  return (
    <nav className={`${sidebar.root} api-sidebar`} aria-label={messages.sidebar}>
      <search className="script-only">
        <label htmlFor="api-filter">{messages.filter}</label>
        <input
          id="api-filter"
          type="search"
          value={phrase}
          placeholder={messages.filterHint}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => {
            setPhrase(target.value);
            // The first results, and the field where the page gets shorter.
            scrollTo({ top: 0, behavior: 'instant' });
          }}
        />
        <p role="status">{phrase.trim() !== '' && status}</p>
      </search>
      <div className={sidebar.list} {...hook(TABLE_OF_CONTENTS)}>
        <ul className={links.groups}>
          {groups.map(({ name, entries }, position) => (
            // A tag and the topics can have the same name.
            // biome-ignore lint/suspicious/noArrayIndexKey: groups have no other identity
            <li key={position}>
              <p>{name}</p>
              <ul className={links.list}>
                {entries.map(({ id, section, method, path, summary }) => (
                  <li key={id}>
                    <a href={`#${encodeURIComponent(id)}`}>
                      <MethodBadge method={method} />{' '}
                      {section === 'webhooks' ? path : summary || id}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
