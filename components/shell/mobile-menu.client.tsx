'use client';

import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { withBasePath } from '@/lib/config/base-path';
import { Icon } from '../icon';
import styles from './mobile-menu.module.css';
import type { MobileMenuDialogProps } from './mobile-menu-dialog.client';

interface MobileMenuProps {
  brand: ReactNode;
  label: string;
}

/** The menu button below 996 px. The dialog's code is loaded when the reader points at the button or focuses it. */
export function MobileMenu({ brand, label }: MobileMenuProps) {
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
      // The docs landing page links to the same pages as the menu.
      location.assign(withBasePath('/docs'));
    }
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${styles.button} script-only`}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        onPointerEnter={() => void load().catch(() => {})}
        onFocus={() => void load().catch(() => {})}
      >
        <Icon name="menu" />
      </button>
      {Dialog && isOpen && (
        <Dialog
          brand={brand}
          onClosed={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
