'use client';

import { usePathname, useServerInsertedHTML } from 'next/navigation';
import { useRef } from 'react';

/** Inserts the tags of `html-only-head.tsx` into the head of the HTML. */
export function HtmlOnlyHead() {
  const pathname = usePathname();
  const isWritten = useRef(false);

  useServerInsertedHTML(() => {
    if (isWritten.current) return null;
    isWritten.current = true;
    return globalThis.renderHtmlOnlyHead?.(pathname);
  });

  return null;
}
