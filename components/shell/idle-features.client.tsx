'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { replayHeldEvents } from '@/lib/browser/held-events';
import { setSiteOriginForPrint } from '@/lib/browser/site-origin';
import { loadWholeStyles } from '@/lib/browser/whole-styles';
import { enableCopyPage } from '../docs/copy-page.client';
import { applyPreferredVersions, rememberChosenVersions } from '../docs/preferred-versions.client';
import { startTocScrollSpy } from '../docs/toc-scroll-spy.client';
import { enableCodeButtons } from '../markdown/code-buttons.client';
import { watchLongLines } from '../markdown/long-lines.client';
import { enableSdkHints } from '../markdown/sdk-hints.client';
import { enableAnnouncementDismissal } from './dismiss-announcement.client';
import { hideNavbarOnScroll } from './hide-navbar-on-scroll.client';
import { KeyboardHelp } from './keyboard-help.client';
import { updateLocaleLinks } from './locale-links.client';
import { loadProgressBar } from './navigation-progress.client';
import './load-state.css';

/** The features that `IdleFeaturesLoader` loads when the browser is idle. */
export function IdleFeatures() {
  const pathname = usePathname();

  useEffect(() => {
    loadProgressBar().catch(() => {});
    const cleanups = [
      enableCodeButtons(),
      enableSdkHints(),
      watchLongLines(),
      enableCopyPage(),
      enableAnnouncementDismissal(),
      rememberChosenVersions(),
      updateLocaleLinks(),
      hideNavbarOnScroll(),
      setSiteOriginForPrint(),
    ];
    let isMounted = true;
    // Dialogs and menus that the held events open need the styles.
    loadWholeStyles().then(() => {
      if (!isMounted) return;
      document.documentElement.dataset.ready = '';
      replayHeldEvents();
    });
    return () => {
      isMounted = false;
      for (const cleanup of cleanups) cleanup();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: versions and headings differ from page to page
  useEffect(() => {
    applyPreferredVersions();
    return startTocScrollSpy();
  }, [pathname]);

  return <KeyboardHelp />;
}
