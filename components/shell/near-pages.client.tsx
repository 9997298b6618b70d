'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { withBasePath } from '@/lib/base-path';

/** Pages whose address is near the one that was asked for. The page is static, so the browser asks. */
export function NearPages() {
  const pathname = usePathname();
  const [pages, setPages] = useState<{ title: string; url: string }[]>([]);

  useEffect(() => {
    const abort = new AbortController();
    fetch(withBasePath(`/suggestions?path=${encodeURIComponent(pathname)}`), { signal: abort.signal })
      .then((answer) => (answer.ok ? answer.json() : []))
      .then(setPages)
      .catch(() => {});
    return () => abort.abort();
  }, [pathname]);

  return (
    <ul>
      {pages.map(({ title, url }) => (
        <li key={url}>
          <a href={withBasePath(url)}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
