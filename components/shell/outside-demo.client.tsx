'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import type { ReactNode } from 'react';

/**
 * Parts of the documentation's frame, which the demo shop doesn't have: its pages look like those of a shop. The route
 * decides, not the address: the not-found page has the frame at every address.
 */
export function OutsideDemo({ children }: { children: ReactNode }) {
  return useSelectedLayoutSegment() === 'demo' ? null : children;
}
