'use client';

import type { ReactNode } from 'react';
import type { TraceEntry } from '@/lib/sandbox/scenarios/trace';
import { enPanel as messages } from '@/lib/site/messages/en-panel';
import styles from './trace.module.css';

/** One thing that happened. */
export interface TraceItem {
  key: string;
  kind: TraceEntry['kind'] | 'output';
  name: ReactNode;
  /** Its status or its times, in one line. */
  result?: string | undefined;
  isGood?: boolean;
  /** Start and length in percent of the whole, if the trace is drawn to scale. */
  span?: { start: number; length: number } | undefined;
  /** What else is known about it. */
  children?: ReactNode;
}

interface TraceProps {
  label: string;
  items: readonly TraceItem[];
}

/** What was caused. Each kind has a different mark, so that color is not needed. */
export function Trace({ label, items }: TraceProps) {
  return (
    <ol className={styles.root} aria-label={label}>
      {items.map(({ key, kind, name, result, isGood, span, children }) => (
        <li key={key} data-kind={kind}>
          <span className={styles.kind}>{messages.kinds[kind]}</span>{' '}
          <span className={styles.name}>{name}</span>{' '}
          {result && (
            <span className={styles.result} data-good={isGood ? '' : undefined}>
              {result}
            </span>
          )}
          {span && (
            <span className={styles.scale}>
              <span
                style={{ marginInlineStart: `${span.start}%`, inlineSize: `${span.length}%` }}
              />
            </span>
          )}
          {children}
        </li>
      ))}
    </ol>
  );
}
