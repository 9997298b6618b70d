'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { enablePageCopy } from '../docs/copy-page';
import { followHeadings } from '../docs/follow-headings';
import { checkPreferredVersions, rememberChosenVersions } from '../docs/preferred-versions';
import { enableCodeActions } from '../markdown/code-actions';
import { enableSdkHints } from '../markdown/sdk-hints';
import { enableDismissal } from './dismiss-announcement';
import { hideNavbarOnScroll } from './hide-navbar-on-scroll';
import { KeyboardHelp } from './keyboard-help.client';
import { keepPlaceInLocales } from './locale-links';
import { loadProgressBar } from './navigation-progress';

/** Everything of the shell that can wait: see `after-load.client.tsx`. */
export function Extras() {
  const pathname = usePathname();

  useEffect(() => {
    loadProgressBar().catch(() => {});
    const ends = [
      enableCodeActions(),
      enableSdkHints(),
      enablePageCopy(),
      enableDismissal(),
      rememberChosenVersions(),
      keepPlaceInLocales(),
      hideNavbarOnScroll(),
    ];
    document.documentElement.dataset.ready = '';
    return () => {
      for (const end of ends) end();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own versions and headings
  useEffect(() => {
    checkPreferredVersions();
    return followHeadings();
  }, [pathname]);

  return <KeyboardHelp />;
}
