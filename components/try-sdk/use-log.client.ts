'use client';

import { useRef, useState } from 'react';

/** The oldest entries of a long log are dropped. */
const MAX_ENTRIES = 200;

/** A log, whose entries have numbers. */
export function useLog<Entry extends object>() {
  const [entries, setEntries] = useState<readonly (Entry & { number: number })[]>([]);
  const count = useRef(0);
  return {
    entries,
    add(entry: Entry) {
      count.current += 1;
      const numbered = { ...entry, number: count.current };
      setEntries((earlier) => [...earlier, numbered].slice(-MAX_ENTRIES));
    },
    clear: () => setEntries([]),
  };
}
