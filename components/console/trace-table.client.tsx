'use client';

import type { ReactNode } from 'react';
import { spanOf, withKeys } from '@/lib/browser/console/trace-entries';
import type { TraceEntry } from '@/lib/sandbox/scenarios/trace';
import { enConsole as messages } from '@/lib/site/messages/en-console';
import { fill } from '@/lib/site/messages/fill';
import tableStyles from '../markdown/table.module.css';
import styles from './console.module.css';

const { columns, kinds, transactions, table, ms: inMilliseconds } = messages.scenario;

/** The entries of a timeline as a table. */
export function TraceTable({ title, trace }: { title: string; trace: readonly TraceEntry[] }) {
  const { start } = spanOf(trace);
  return (
    <details className={styles.fold}>
      <summary>{table}</summary>
      <ScrollBox label={title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{columns.kind}</th>
              <th scope="col">{columns.transaction}</th>
              <th scope="col">{columns.status}</th>
              <th scope="col">{columns.start}</th>
              <th scope="col">{columns.duration}</th>
              <th scope="col">{columns.name}</th>
            </tr>
          </thead>
          <tbody>
            {withKeys(trace).map(({ key, kind, name, transaction, status, at, ms }) => (
              <tr key={key}>
                <td>{kinds[kind]}</td>
                <td>{transaction}</td>
                <td>{status ?? '–'}</td>
                <td>{fill(inMilliseconds, { ms: String(at - start) })}</td>
                <td>
                  {kind === 'request' || kind === 'delivery'
                    ? fill(inMilliseconds, { ms: String(ms) })
                    : '–'}
                </td>
                <td>
                  {kind === 'transaction' ? (
                    transactions[name as keyof typeof transactions]
                  ) : (
                    <code>{name}</code>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </details>
  );
}

/** A table like those of pages, but without their interface texts, which the console doesn't load. */
function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className={tableStyles.root}
      data-look="steps"
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {children}
    </div>
  );
}
