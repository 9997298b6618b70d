'use client';

import { type ReactNode, useRef, useState } from 'react';
import { Icon } from '../icon';
import { useLazyPart } from './lazy-part.client';
import styles from './mobile-menu.module.css';

interface MobileMenuProps {
  brand: ReactNode;
  label: string;
}

const load = () => import('./mobile-menu-dialog.client').then((module) => module.MobileMenuDialog);
const prepare = () => void load().catch(() => {});

/** The menu button of narrow windows. The dialog's code is loaded when the reader points at the button or focuses it. */
export function MobileMenu({ brand, label }: MobileMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, state, request] = useLazyPart(load);
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${styles.button} script-only`}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => request(() => setOpen(true))}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="menu" />
      </button>
      {state}
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
