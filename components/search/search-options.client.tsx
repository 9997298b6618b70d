'use client';

import type { ReactNode } from 'react';
import { TASKS } from '@/lib/content/site-pages/tasks';
import type { SearchGroup } from '@/lib/search/engine';
import { withBasePath } from '@/lib/site/config/base-path';
import { enSearch as messages } from '@/lib/site/messages/en-search';
import { HitText } from './hit-text';
import styles from './search-options.module.css';

/** Id of an option. Headings have no ids like these, so they are unique in the page. */
export const optionId = (index: number) => `_search-option-${index}`;

/** An option of the listbox, without its position. */
interface Option {
  kind: string;
  /** Path of the page that it opens; `null` for a recent search, which it repeats. */
  href: string | null;
  content: ReactNode;
}

/** Options with a name, which is visible unless the options show it. */
interface OptionGroup {
  label: string;
  isLabelVisible: boolean;
  options: Option[];
}

/** The results as options, in a group for each page. */
export function resultOptions(groups: readonly SearchGroup[]): OptionGroup[] {
  return groups.map((group) => ({
    label: group.title.text,
    isLabelVisible: false,
    options: group.hits.map((hit, position) => ({
      kind: hit.kind,
      href: hit.url,
      content: <HitText group={group} hit={hit} isFirst={position === 0} />,
    })),
  }));
}

/** Returns the options without a query: recent searches, and the pages that most readers need first. */
export function startOptions(searches: readonly string[]): OptionGroup[] {
  const tasks = TASKS.map(({ title, href }) => ({ kind: 'page', href, content: title }));
  const recent = searches.map((query) => ({ kind: 'recent', href: null, content: query }));
  return [
    { label: messages.searchRecent, isLabelVisible: true, options: recent },
    { label: messages.searchTasks, isLabelVisible: true, options: tasks },
  ].filter(({ options }) => options.length > 0);
}

interface SearchOptionsProps {
  groups: readonly OptionGroup[];
  selected: number;
  onSelect: (index: number) => void;
}

/** The options of the listbox in their groups. The pointer selects an option; the dialog handles keys and clicks. */
export function SearchOptions({ groups, selected, onSelect }: SearchOptionsProps) {
  let next = 0;
  return groups.map(({ label, isLabelVisible, options }, group) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: results have no other identity, and replace each other
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be in a listbox
    <div key={group} role="group" aria-label={label} className={styles.group}>
      {isLabelVisible && (
        <p className={styles.label} aria-hidden="true">
          {label}
        </p>
      )}
      {options.map(({ kind, href, content }) => {
        const index = next;
        next += 1;
        const props = {
          id: optionId(index),
          role: 'option',
          tabIndex: -1,
          className: styles.option,
          'aria-selected': index === selected,
          'data-kind': kind,
          onPointerMove: () => index !== selected && onSelect(index),
        };
        return href === null ? (
          <div key={index} {...props}>
            {content}
          </div>
        ) : (
          <a key={index} {...props} href={withBasePath(href)}>
            {content}
          </a>
        );
      })}
    </div>
  ));
}
