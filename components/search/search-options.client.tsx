import type { MouseEvent, ReactNode } from 'react';
import { withBasePath } from '@/lib/config/base-path';
import { site } from '@/lib/config/site';
import { getMessages } from '@/lib/messages';
import type { SearchGroup } from '@/lib/search/engine';
import { TASKS } from '@/lib/site-pages/home-page';
import { HitText } from './hit-text';
import styles from './search-options.module.css';

const messages = getMessages(site.defaultLocale);

interface OptionsProps {
  optionId: (index: number) => string;
  /** Index of the selected option. */
  current: number;
  onSelect: (index: number) => void;
}

interface RecentOptionsProps extends OptionsProps {
  /** Recent searches. */
  searches: string[];
  onSearch: (query: string) => void;
}

interface LinkOptionsProps extends OptionsProps {
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

interface SearchOptionsProps extends RecentOptionsProps, LinkOptionsProps {
  /** The results; `null` without a query. */
  groups: SearchGroup[] | null;
}

/** The options of the listbox: the results, or recent searches and tasks while the field is empty. */
export function SearchOptions({
  groups,
  searches,
  onSearch,
  onFollow,
  ...selection
}: SearchOptionsProps) {
  if (groups) return <ResultOptions groups={groups} onFollow={onFollow} {...selection} />;
  return (
    <>
      {searches.length > 0 && (
        <RecentOptions searches={searches} onSearch={onSearch} {...selection} />
      )}
      <TaskOptions firstIndex={searches.length} onFollow={onFollow} {...selection} />
    </>
  );
}

function RecentOptions({ searches, optionId, current, onSelect, onSearch }: RecentOptionsProps) {
  return (
    <OptionGroup label={messages.searchRecent}>
      {searches.map((query, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
        <div
          key={query}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === current}
          className={styles.option}
          data-kind="recent"
          onClick={() => onSearch(query)}
          onPointerMove={() => index !== current && onSelect(index)}
        >
          {query}
        </div>
      ))}
    </OptionGroup>
  );
}

/** The pages that most readers need first. */
function TaskOptions({
  firstIndex,
  optionId,
  current,
  onSelect,
  onFollow,
}: LinkOptionsProps & { firstIndex: number }) {
  return (
    <OptionGroup label={messages.searchTasks}>
      {TASKS.map(({ title, href }, position) => {
        const index = firstIndex + position;
        return (
          <a
            key={href}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            href={withBasePath(href)}
            className={styles.option}
            data-kind="page"
            onClick={onFollow}
            onPointerMove={() => index !== current && onSelect(index)}
          >
            {title}
          </a>
        );
      })}
    </OptionGroup>
  );
}

/** A group of options with a visible name. */
function OptionGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox can't contain a fieldset
    <div role="group" aria-label={label}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      {children}
    </div>
  );
}

interface ResultOptionsProps extends LinkOptionsProps {
  groups: SearchGroup[];
}

/** Search results, grouped by page. */
function ResultOptions({ groups, optionId, current, onSelect, onFollow }: ResultOptionsProps) {
  let lastIndex = -1;
  return groups.map((group) => (
    // biome-ignore lint/a11y/useSemanticElements: a listbox can't contain a fieldset
    <div key={group.url} role="group" aria-label={group.title.text} className={styles.group}>
      {group.hits.map((hit, position) => {
        lastIndex += 1;
        const index = lastIndex;
        return (
          <a
            key={hit.url}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            href={withBasePath(hit.url)}
            className={styles.option}
            data-kind={hit.kind}
            onClick={onFollow}
            onPointerMove={() => index !== current && onSelect(index)}
          >
            <HitText group={group} hit={hit} isFirst={position === 0} />
          </a>
        );
      })}
    </div>
  ));
}
