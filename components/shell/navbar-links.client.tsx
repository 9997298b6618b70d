'use client';

import { usePathname } from 'next/navigation';
import { withBasePath } from '@/lib/config/base-path';
import type { SiteLink } from '@/lib/config/site';

/** The navbar's items; the one whose part of the site is shown is marked. */
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
