'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { internalHref } from '@/lib/browser/internal-href';
import { BASE_PATH, withBasePath } from '@/lib/config/base-path';
import { site } from '@/lib/config/site';
import { getMessages } from '@/lib/messages';
import { SidebarList } from '../docs/sidebar-list.client';
import { getCurrentSidebar, subscribeToSidebar } from '../docs/sidebar-state.client';
import { Icon } from '../icon';
import { useDialogHistory } from './dialog-history.client';
import styles from './mobile-menu.module.css';
import { NavbarLinks } from './navbar-links.client';

export interface MobileMenuDialogProps {
  brand: ReactNode;
  onClosed: () => void;
}

// This module is loaded on demand, so importing all messages and links doesn't affect the first load.
const messages = getMessages(site.defaultLocale);

const DESKTOP = '(width >= 62.25em)';

/**
 * The mobile menu, which opens when mounted. It shows the docs menu if the page has a sidebar, else the main menu. A
 * native modal dialog traps the focus and closes on Escape and Back.
 */
export function MobileMenuDialog({ brand, onClosed }: MobileMenuDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { leave, follow } = useDialogHistory(dialog);
  const pathname = usePathname();
  const sidebar = useSyncExternalStore(subscribeToSidebar, getCurrentSidebar, () => null);
  const [isMainMenu, setMainMenu] = useState(sidebar === null);

  useEffect(() => {
    const onResize = (event: MediaQueryListEvent) => {
      if (event.matches) dialog.current?.close();
    };
    const desktop = matchMedia(DESKTOP);
    desktop.addEventListener('change', onResize);
    return () => desktop.removeEventListener('change', onResize);
  }, []);

  // The menu opens at the current page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the other panel is shown
  useEffect(() => {
    const current = dialog.current?.querySelector('[aria-current="page"]');
    current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [isMainMenu]);

  function onClose() {
    leave();
    onClosed();
  }

  function onClick(event: React.MouseEvent) {
    if (event.target === dialog.current) dialog.current?.close();
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    const href = anchor && internalHref(anchor, location, BASE_PATH);
    if (!href || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.nativeEvent.stopImmediatePropagation();
    follow(href);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is for the backdrop and links; Escape and Enter are native
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={messages.menuTitle}
      onClose={onClose}
      onClick={onClick}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          {brand}
          <button
            type="button"
            className={styles.button}
            aria-label={messages.menuClose}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        {sidebar && !isMainMenu ? (
          <>
            <button
              ref={focusWhenShown}
              type="button"
              className={styles.back}
              onClick={() => setMainMenu(true)}
            >
              ← {messages.menuBack}
            </button>
            <nav aria-label={messages.menuDocs} className={styles.body}>
              <SidebarList {...sidebar} messages={messages} />
            </nav>
          </>
        ) : (
          <div className={styles.body}>
            <nav aria-label={messages.mainNavigation} className={styles.links}>
              <NavbarLinks items={site.navbar.items} />
            </nav>
            {sidebar && (
              <button
                ref={focusWhenShown}
                type="button"
                className={styles.back}
                onClick={() => setMainMenu(false)}
              >
                {messages.menuDocs} →
              </button>
            )}
            <details className={styles.languages}>
              <summary>{messages.languages}</summary>
              {site.locales.map(({ code, label }) => (
                <a
                  key={code}
                  href={withBasePath(pathname)}
                  data-locale={code}
                  lang={code}
                  hrefLang={code}
                >
                  {label}
                </a>
              ))}
            </details>
          </div>
        )}
      </div>
    </dialog>
  );
}

/** Changing panels removes the focused button, so the button that leads back takes the focus. */
function focusWhenShown(button: HTMLButtonElement | null) {
  button?.focus();
}
