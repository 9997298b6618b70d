'use client';

import { usePathname } from 'next/navigation';
import { withBasePath } from '@/lib/config/base-path';
import type { SiteLink } from '@/lib/config/site';

/** The navbar's links. The link to the current section is marked as current. */
export function NavbarLinks({ items }: { items: SiteLink[] }) {
  const pathname = usePathname();
  return items.map(({ label, href }) => {
    const isActive = pathname === href || pathname.startsWith(`${href}/`);
    return (
      <a key={href} href={withBasePath(href)} aria-current={isActive ? 'true' : undefined}>
        {label}
      </a>
    );
  });
}
