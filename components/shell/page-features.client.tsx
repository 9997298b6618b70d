'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { replayHeldEvents } from '@/lib/browser/held-events';
import { setSiteOriginForPrint } from '@/lib/browser/site-origin';
import { whenIdle } from '@/lib/browser/when-idle';
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
import { enableShortcuts } from './shortcuts.client';

/**
 * Starts the features that work on the HTML of a page without React: at once if the reader's first interaction has loaded
 * the page's scripts, otherwise when the browser is idle, so that they don't delay the page.
 */
export function PageFeatures() {
  const pathname = usePathname();
  const [isHelpOpen, setHelpOpen] = useState(false);

  useEffect(
    () => startNowOrWhenIdle(() => startSiteFeatures({ showHelp: () => setHelpOpen(true) })),
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: versions and headings differ from page to page
  useEffect(
    () =>
      startNowOrWhenIdle(() => {
        applyPreferredVersions();
        return startTocScrollSpy();
      }),
    [pathname],
  );

  return isHelpOpen && <KeyboardHelp onClosed={() => setHelpOpen(false)} />;
}

/** @param start returns a cleanup function @returns a cleanup function */
function startNowOrWhenIdle(start: () => () => void): () => void {
  if (window.releaseHeldEvents) return start();
  let cleanup = whenIdle(() => {
    cleanup = start();
  });
  return () => cleanup();
}

/** @returns a cleanup function */
function startSiteFeatures({ showHelp }: { showHelp: () => void }): () => void {
  const cleanups = [
    enableShortcuts(showHelp),
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
    cleanups.push(whenIdle(() => loadProgressBar().catch(() => {})));
  });
  return () => {
    isMounted = false;
    for (const cleanup of cleanups) cleanup();
  };
}
