import type { ComponentProps, Ref } from 'react';
import { Icon } from '../parts/icon';
import styles from './icon-button.module.css';

interface IconButtonProps extends ComponentProps<typeof Icon> {
  label: string;
  buttonRef?: Ref<HTMLButtonElement>;
  onClick?: () => void;
}

/** A round button with an icon. */
export function IconButton({ label, buttonRef, onClick, ...icon }: IconButtonProps) {
  return (
    <button
      aria-label={label}
      className={styles.button}
      onClick={onClick}
      ref={buttonRef}
      title={label}
      type="button"
    >
      <Icon {...icon} />
    </button>
  );
}
