'use client';

import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { internalHref } from '@/lib/browser/internal-href';
import { restoreCategories } from '@/lib/browser/sidebar-state';
import { BASE_PATH, withBasePath, withoutBasePath } from '@/lib/site/config/base-path';
import { hook, LOCALE_LINK, SIDEBAR } from '@/lib/site/config/hooks';
import { site } from '@/lib/site/config/site';
import { enMobileMenu as messages } from '@/lib/site/messages/en-mobile-menu';
import { Icon } from '../../icon';
import { useDialog } from '../dialogs/use-dialog.client';
import { isCurrentSection } from '../navbar/current-section.client';
import styles from './mobile-menu.module.css';

const DESKTOP = '(width >= 62.25em)';
const SIDEBAR_LIST = `[${SIDEBAR}] > ul`;

/** The mobile menu: the docs menu if the page has a sidebar, else the main menu. It opens at the current page. */
export function MobileMenu({ onClosed }: { onClosed: () => void }) {
  const { ref, close, follow, onClose } = useDialog(onClosed);
  const [hasDocs] = useState(() => document.querySelector(SIDEBAR_LIST) !== null);
  const [isMain, setMain] = useState(!hasDocs);
  const back = useRef<HTMLButtonElement>(null);

  // Changing menus hides the focused button, so the button that leads back takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the menu changes
  useLayoutEffect(() => {
    back.current?.focus();
    const current = ref.current?.querySelector('nav:not([hidden]) [aria-current="page"]');
    current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [isMain, ref]);

  // A layout effect, so that it misses no change after the menu has opened.
  useLayoutEffect(() => {
    const desktop = matchMedia(DESKTOP);
    const closeIfWide = () => desktop.matches && ref.current?.close();
    desktop.addEventListener('change', closeIfWide);
    return () => desktop.removeEventListener('change', closeIfWide);
  }, [ref]);

  function onClick(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === ref.current) close();
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    const path = anchor && internalHref(anchor, location, BASE_PATH);
    if (!path || event.metaKey || event.ctrlKey || event.shiftKey) return;
    // The link to the current language has prevented its click.
    const isHere = anchor.ariaCurrent === 'page' || event.defaultPrevented;
    event.preventDefault();
    if (!isHere) follow(path);
    else {
      // In the sidebar itself, this link would close the category of its page.
      event.stopPropagation();
      close();
    }
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label={messages.menuTitle}
      onClick={onClick}
      onClose={onClose}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <a href={withBasePath('/')} className={styles.brand}>
            <Icon name="logo" />
            {site.name}
          </a>
          <button
            type="button"
            className={styles.close}
            aria-label={messages.menuClose}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
        {!isMain && (
          <button ref={back} type="button" className={styles.back} onClick={() => setMain(true)}>
            ← {messages.menuBack}
          </button>
        )}
        {hasDocs && <DocsMenu isHidden={isMain} />}
        {isMain && (
          <div className={styles.body}>
            <MainLinks />
            {hasDocs && (
              <button
                ref={back}
                type="button"
                className={styles.back}
                onClick={() => setMain(false)}
              >
                {messages.menuDocs} →
              </button>
            )}
            <Languages />
          </div>
        )}
      </div>
    </dialog>
  );
}

/** A copy of the sidebar: the areas, and the pages with the open categories. */
function DocsMenu({ isHidden }: { isHidden: boolean }) {
  const nav = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!nav.current) return;
    for (const list of document.querySelectorAll(SIDEBAR_LIST)) {
      nav.current.append(list.cloneNode(true));
    }
    restoreCategories(nav.current);
  }, []);
  return (
    <nav
      ref={nav}
      hidden={isHidden}
      className={styles.body}
      aria-label={messages.menuDocs}
      data-sidebar-copy=""
    />
  );
}

function MainLinks() {
  const path = withoutBasePath(location.pathname);
  return (
    <nav className={styles.links} aria-label={messages.mainNavigation}>
      {site.navbar.items.map(({ label, href }) => (
        <a
          key={href}
          href={withBasePath(href)}
          aria-current={isCurrentSection(href, path) ? 'true' : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

function Languages() {
  return (
    <details className={styles.languages}>
      <summary>{messages.languages}</summary>
      {site.locales.map(({ code, label }) => (
        <a
          key={code}
          href={location.pathname}
          {...hook(LOCALE_LINK, code)}
          lang={code}
          hrefLang={code}
        >
          {label}
        </a>
      ))}
    </details>
  );
}
