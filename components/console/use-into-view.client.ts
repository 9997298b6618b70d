'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { isResultAwaited } from '@/lib/browser/awaited-result';

/**
 * Scrolls an element into view when its result changes, unless the reader does something else meanwhile. On a phone,
 * results appear outside the visible part of the page.
 *
 * @param result what the element shows
 */
export function useIntoView<E extends HTMLElement>(result: unknown): RefObject<E | null> {
  const element = useRef<E>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when there is a new result
  useEffect(() => {
    if (isResultAwaited()) element.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);

  return element;
}
