'use client';

import { usePathname, useServerInsertedHTML } from 'next/navigation';
import { useRef } from 'react';

/** Writes the tags that are sent with the HTML only into the head of a page; see `components/shell/html-only-head.tsx`. */
export function ServedHead() {
  const pathname = usePathname();
  const isWritten = useRef(false);

  useServerInsertedHTML(() => {
    if (isWritten.current) return null;
    isWritten.current = true;
    return globalThis.servedHead?.(pathname);
  });

  return null;
}
