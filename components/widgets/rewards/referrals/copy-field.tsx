import { Action } from '../../parts/action';
import { Icon } from '../../parts/icon';
import styles from './copy-field.module.css';

interface CopyFieldProps {
  value: string;
  /** What the button does. */
  action: string;
  hasCopied?: boolean;
  /** What has happened, or what to do if copying didn't work. */
  status?: string | null;
  onCopy?: () => void;
}

/** A text to take along, with a button that copies it. */
export function CopyField({ value, action, hasCopied = false, status, onCopy }: CopyFieldProps) {
  return (
    <div>
      <div className={styles.row}>
        <span className={styles.value}>{value}</span>
        <Action isMain onClick={onCopy}>
          <Icon name={hasCopied ? 'check' : 'copy'} />
          {action}
        </Action>
      </div>
      <small role="status">{status}</small>
    </div>
  );
}
