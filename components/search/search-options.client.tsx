import type { MouseEvent } from 'react';
import { withBasePath } from '@/lib/config/base-path';
import type { SearchGroup } from '@/lib/search/engine';
import { HitText } from './hit-text';
import styles from './search-dialog.module.css';

interface OptionsProps {
  optionId: (index: number) => string;
  /** Index of the selected option. */
  current: number;
}

interface RecentOptionsProps extends OptionsProps {
  searches: string[];
  onChoose: (query: string) => void;
}

/** Recent searches as options of the listbox. */
export function RecentOptions({ searches, optionId, current, onChoose }: RecentOptionsProps) {
  return searches.map((query, index) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
    <div
      key={query}
      id={optionId(index)}
      role="option"
      tabIndex={-1}
      aria-selected={index === current}
      className={styles.option}
      onClick={() => onChoose(query)}
    >
      {query}
    </div>
  ));
}

interface ResultOptionsProps extends OptionsProps {
  groups: SearchGroup[];
  onSelect: (index: number) => void;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Search results as options of the listbox, grouped by page. */
export function ResultOptions({
  groups,
  optionId,
  current,
  onSelect,
  onFollow,
}: ResultOptionsProps) {
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
