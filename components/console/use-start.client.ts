'use client';

import { useEffect, useRef } from 'react';

/** Starts the work of a panel when it opens: once, although React runs effects twice in development. */
export function useStart(start: () => void): void {
  const isStarted = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the work is started once
  useEffect(() => {
    if (!isStarted.current) start();
    isStarted.current = true;
  }, []);
}
