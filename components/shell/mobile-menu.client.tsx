'use client';

import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { withBasePath } from '@/lib/base-path';
import type { Messages } from '@/lib/messages';
import type { SiteLink } from '@/lib/site';
import styles from './mobile-menu.module.css';
import type { MobileMenuDialogProps } from './mobile-menu-dialog.client';

export interface MobileMenuProps {
  icon: ReactNode;
  brand: ReactNode;
  items: SiteLink[];
  locales: { code: string; label: string }[];
  messages: Pick<
    Messages,
    | 'menuOpen'
    | 'menuClose'
    | 'menuTitle'
    | 'menuBack'
    | 'menuDocs'
    | 'languages'
    | 'mainNavigation'
    | 'expandCategory'
    | 'collapseCategory'
  >;
}

/** The menu button below 996 px. The dialog's code is fetched when the reader is about to use it. */
export function MobileMenu({ icon, ...props }: MobileMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<MobileMenuDialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const load = () => import('./mobile-menu-dialog.client');

  async function open() {
    try {
      const { MobileMenuDialog } = await load();
      setDialog(() => MobileMenuDialog);
      setOpen(true);
    } catch {
      // The landing page leads everywhere that the menu does.
      location.assign(withBasePath('/docs'));
    }
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${styles.button} script-only`}
        aria-label={props.messages.menuOpen}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        onPointerEnter={() => void load().catch(() => {})}
        onFocus={() => void load().catch(() => {})}
      >
        {icon}
      </button>
      {Dialog && isOpen && (
        <Dialog
          {...props}
          onClosed={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
