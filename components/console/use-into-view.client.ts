'use client';

import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls an element into view when its result changes, unless the reader does something else meanwhile. On a phone,
 * results appear outside the visible part of the page.
 *
 * @param result what the element shows
 * @param isAwaited whether the reader has done nothing else since the work started
 */
export function useIntoView<E extends HTMLElement>(
  result: unknown,
  isAwaited: () => boolean,
): RefObject<E | null> {
  const element = useRef<E>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when there is a new result
  useEffect(() => {
    if (isAwaited()) element.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);

  return element;
}
