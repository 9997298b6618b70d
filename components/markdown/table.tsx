import type { ComponentPropsWithoutRef } from 'react';
import { en } from '@/lib/site/messages/en';
import styles from './table.module.css';

type TableProps = ComponentPropsWithoutRef<'table'> & {
  'data-label'?: string;
  'data-look'?: string;
  'data-stacked'?: string;
};

/** A table in a box that scrolls sideways on narrow screens, also by keyboard. */
export function Table({ 'data-label': label = en.table, children, ...looks }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={styles.root} {...looks} role="group" aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
