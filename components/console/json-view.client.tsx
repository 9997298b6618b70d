'use client';

import { type ReactNode, useState } from 'react';
import { enPanel as messages } from '@/lib/site/messages/en-panel';
import { fill } from '@/lib/site/messages/fill';
import styles from './json-view.module.css';

/** Entries of a list or an object that are shown at first. */
const SHOWN_ENTRIES = 30;
/** Values deeper than this are folded at first. */
const OPEN_DEPTH = 3;

/** JSON with colors. Objects and lists can be folded. */
export function JsonView({ value }: { value: unknown }) {
  return (
    <div className={styles.root}>
      <Value value={value} depth={0} before={null} after="" />
    </div>
  );
}

interface ValueProps {
  value: unknown;
  depth: number;
  /** The name of the property. */
  before: ReactNode;
  /** The comma. */
  after: string;
}

function Value({ value, depth, before, after }: ValueProps) {
  if (value === null || typeof value !== 'object') {
    return (
      <div>
        {before}
        <Literal value={value} />
        {after}
      </div>
    );
  }
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (entries.length === 0) {
    return (
      <div>
        {before}
        {open}
        {close}
        {after}
      </div>
    );
  }
  return (
    <Folder
      depth={depth}
      head={
        <>
          {before}
          {open}
        </>
      }
      tail={close + after}
      entries={entries}
      isList={isList}
    />
  );
}

interface FolderProps {
  depth: number;
  head: ReactNode;
  tail: string;
  entries: [string, unknown][];
  isList: boolean;
}

function Folder({ depth, head, tail, entries, isList }: FolderProps) {
  const [isOpen, setOpen] = useState(depth < OPEN_DEPTH);
  const [count, setCount] = useState(SHOWN_ENTRIES);
  const left = entries.length - count;
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {head}
        {!isOpen && <span className={styles.folded}> … {tail}</span>}
      </summary>
      {isOpen && (
        <>
          <div className={styles.inner}>
            {entries.slice(0, count).map(([name, entry], index) => (
              <Value
                key={name}
                value={entry}
                depth={depth + 1}
                before={!isList && <Name name={name} />}
                after={index < entries.length - 1 ? ',' : ''}
              />
            ))}
            {left > 0 && (
              <button type="button" onClick={() => setCount(count + 10 * SHOWN_ENTRIES)}>
                {fill(messages.unfold, { count: String(left) })}
              </button>
            )}
          </div>
          <div>{tail}</div>
        </>
      )}
    </details>
  );
}

function Name({ name }: { name: string }) {
  return (
    <>
      <span className="tf">{JSON.stringify(name)}</span>
      {': '}
    </>
  );
}

function Literal({ value }: { value: unknown }) {
  return (
    <span className={typeof value === 'string' ? 'ts' : 'tn'}>
      {value === undefined ? 'undefined' : JSON.stringify(value)}
    </span>
  );
}
