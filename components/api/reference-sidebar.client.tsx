import { type RefObject, useEffect, useRef, useState } from 'react';
import { currentHeading } from '@/lib/browser/current-heading';
import { enApiReference as messages } from '@/lib/site/messages/en-api-reference';
import { fill } from '@/lib/site/messages/fill';
import sidebar from '../docs/sidebar.module.css';
import links from '../docs/sidebar-list.module.css';
import { MethodBadge } from '../method-badge';
import { type EntryGroup, filterEntries } from './reference-entries';
import styles from './reference-sidebar.module.css';

interface SidebarProps {
  groups: EntryGroup[];
  /** Words of the filter. */
  phrase: string;
  setPhrase(phrase: string): void;
  /** Contains the elements of the operations. */
  content: RefObject<HTMLElement | null>;
}

/** The filter and the list of operations, which marks the one that the reader is looking at. */
export function ReferenceSidebar({ groups, phrase, setPhrase, content }: SidebarProps) {
  const list = useRef<HTMLDivElement>(null);
  const filter = useRef<HTMLElement>(null);
  const current = useCurrentOperation(content);
  const shown = filterEntries(groups, phrase);
  const count = shown.reduce((sum, { entries }) => sum + entries.length, 0);
  const status =
    count === 0 ? messages.filterNone : fill(messages.filterCount, { count: String(count) });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the marked link changes with the current operation
  useEffect(() => {
    const box = list.current;
    const link = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !link) return;
    const top = link.offsetTop - box.offsetTop;
    const isVisible =
      top >= box.scrollTop && top + link.offsetHeight <= box.scrollTop + box.clientHeight;
    if (!isVisible) box.scrollTop = top - box.clientHeight / 2;
  }, [current]);

  // With fewer results, the page is shorter, and its end moves the filter up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the results change with the phrase
  useEffect(() => {
    if (filter.current?.contains(document.activeElement)) {
      filter.current.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    }
  }, [phrase]);

  return (
    <nav className={styles.root} aria-label={messages.sidebar}>
      <search ref={filter} className={`${styles.filter} script-only`}>
        <label htmlFor="api-filter">{messages.filter}</label>
        <input
          id="api-filter"
          type="search"
          value={phrase}
          placeholder={messages.filterHint}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setPhrase(event.target.value)}
        />
        <p role="status">{phrase.trim() !== '' && status}</p>
      </search>
      <div ref={list} className={`${sidebar.list} ${styles.list}`}>
        {shown.map(({ name, entries }, position) => (
          // A tag and the topics can have the same name.
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no other identity
          <section key={position}>
            <p>{name}</p>
            <ul className={links.list}>
              {entries.map(({ id, section, method, path, summary }) => (
                <li key={id}>
                  <a
                    href={`#${encodeURIComponent(id)}`}
                    aria-current={id === current ? 'location' : undefined}
                  >
                    <MethodBadge method={method} />
                    {section === 'webhooks' ? path : summary || id}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}

/** The id of the operation at the top of the window, which changes as the reader scrolls. */
function useCurrentOperation(content: RefObject<HTMLElement | null>): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const entries = [
        ...(content.current?.querySelectorAll<HTMLElement>('[data-operation]') ?? []),
      ].filter((entry) => entry.offsetParent !== null);
      const bar = content.current?.querySelector('.api-bar');
      const edge = bar?.getBoundingClientRect().bottom ?? 0;
      const tops = entries.map((entry) => entry.getBoundingClientRect().top);
      setCurrent(entries[currentHeading(tops, edge, innerHeight)]?.dataset.operation);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    schedule();
    addEventListener('scroll', schedule, { passive: true });
    addEventListener('resize', schedule);
    // Opening an operation moves the others.
    const observer = new ResizeObserver(schedule);
    if (content.current) observer.observe(content.current);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', schedule);
      removeEventListener('resize', schedule);
      observer.disconnect();
    };
  }, [content]);
  return current;
}
