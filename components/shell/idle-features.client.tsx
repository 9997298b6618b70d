'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { enablePageCopy } from '../docs/copy-page.client';
import { checkPreferredVersions, rememberChosenVersions } from '../docs/preferred-versions.client';
import { followHeadings } from '../docs/toc-scroll-spy.client';
import { enableCodeActions } from '../markdown/code-buttons.client';
import { enableSdkHints } from '../markdown/sdk-hints.client';
import { enableDismissal } from './dismiss-announcement.client';
import { hideNavbarOnScroll } from './hide-navbar-on-scroll.client';
import { KeyboardHelp } from './keyboard-help.client';
import { keepPlaceInLocales } from './locale-links.client';
import { loadProgressBar } from './navigation-progress.client';

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
