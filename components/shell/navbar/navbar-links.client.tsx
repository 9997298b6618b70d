'use client';

import { usePathname } from 'next/navigation';
import { withBasePath } from '@/lib/site/config/base-path';
import type { site } from '@/lib/site/config/site';
import { isCurrentSection } from './current-section.client';

/** The navbar's links. The link to the current section is marked as current. */
export function NavbarLinks({ items }: { items: typeof site.navbar.items }) {
  const pathname = usePathname();
  return items.map(({ label, href }) => {
    const isCurrent = isCurrentSection(href, pathname);
    return (
      <a key={href} href={withBasePath(href)} aria-current={isCurrent ? 'true' : undefined}>
        {label}
      </a>
    );
  });
}
