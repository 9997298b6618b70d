'use client';

import { useState } from 'react';

/** Heights of the recorded parts of pages before they were hidden. */
const heights = new WeakMap<Element, number>();

/**
 * Whether a recorded part of the page is shown instead of the result of a panel.
 *
 * @returns also the minimum height of the panel: that of the recorded part, so that what follows keeps its place
 */
export function useRecorded(recorded: HTMLElement | null) {
  const [isRecorded, setRecorded] = useState(false);
  const [height] = useState(() => heightOf(recorded));
  return { isRecorded, setRecorded, minHeight: isRecorded ? 0 : height };
}

function heightOf(recorded: HTMLElement | null): number {
  if (!recorded) return 0;
  if (recorded.offsetHeight > 0) heights.set(recorded, recorded.offsetHeight);
  return heights.get(recorded) ?? 0;
}
