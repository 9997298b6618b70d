'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { checkPreferredVersions, rememberChosenVersions } from '../docs/preferred-versions';
import { hideNavbarOnScroll } from './hide-navbar-on-scroll';
import { KeyboardHelp } from './keyboard-help.client';
import { keepPlaceInLocales } from './locale-links';
import { loadProgressBar } from './navigation-progress';

/** Everything of the shell that can wait: see `after-load.client.tsx`. */
export function Extras() {
  const pathname = usePathname();

  useEffect(() => {
    loadProgressBar().catch(() => {});
    const ends = [rememberChosenVersions(), keepPlaceInLocales(), hideNavbarOnScroll()];
    return () => {
      for (const end of ends) end();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page says anew which versions exist
  useEffect(checkPreferredVersions, [pathname]);

  return <KeyboardHelp />;
}
