'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

/** Parts of the documentation's frame, which the demo shop doesn't have: its pages look like those of a shop. */
export function OutsideDemo({ children }: { children: ReactNode }) {
  return /^\/demo(\/|$)/.test(usePathname()) ? null : children;
}
