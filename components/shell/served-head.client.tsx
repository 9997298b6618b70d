'use client';

import { usePathname, useServerInsertedHTML } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** Tags that are about the page that was loaded, not about those that its reader goes on to. */
const SERVED = 'head>:is([property],[name*=":"],[type$="ld+json"])';

/** Writes the tags for crawlers into the HTML of a page; takes them away when another page is shown in its place. */
export function ServedHead() {
  const pathname = usePathname();
  const loaded = useRef(pathname);
  const isWritten = useRef(false);

  useServerInsertedHTML(() => {
    if (isWritten.current) return null;
    isWritten.current = true;
    return globalThis
      .servedHead?.(pathname)
      .map(({ tag: Tag, attributes, text }) => (
        <Tag
          key={JSON.stringify(attributes)}
          {...attributes}
          {...(text && { dangerouslySetInnerHTML: { __html: text } })}
        />
      ));
  });

  useEffect(() => {
    if (pathname === loaded.current) return;
    for (const tag of document.querySelectorAll(SERVED)) tag.remove();
  }, [pathname]);

  return null;
}
