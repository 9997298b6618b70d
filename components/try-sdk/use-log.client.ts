'use client';

import { useEffect, useState } from 'react';
import { createLog } from '@/lib/browser/live-sdk/log';

type Log = ReturnType<typeof createLog>;

/** A log of a panel with its current entries. */
export function useLog() {
  const [log] = useState(createLog);
  return { ...log, entries: useEntries(log) };
}

/** The current entries of a log. */
export function useEntries({ read, onChange }: Pick<Log, 'read' | 'onChange'>) {
  const [entries, setEntries] = useState(read);
  useEffect(() => {
    const update = () => setEntries(read());
    // It may have changed since the first rendering.
    update();
    return onChange(update);
  }, [read, onChange]);
  return entries;
}
