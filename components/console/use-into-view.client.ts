'use client';

import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls to an element when it has a new result, unless it is in view: on a phone, results appear out of view.
 *
 * @param result what the element shows
 */
export function useIntoView<E extends HTMLElement>(result: unknown): RefObject<E | null> {
  const element = useRef<E>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when there is a new result
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);

  return element;
}
