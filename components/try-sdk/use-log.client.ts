'use client';

import { useState, useSyncExternalStore } from 'react';
import { createLog } from '@/lib/browser/live-sdk/log';

/** A log of a panel with its current entries. */
export function useLog() {
  const [log] = useState(createLog);
  return { ...log, entries: useSyncExternalStore(log.onChange, log.read) };
}
