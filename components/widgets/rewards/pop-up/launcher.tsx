import { Icon } from '../../parts/icon';
import styles from '../../parts/launcher.module.css';
import type { PopUpTexts } from './texts.data';

interface LauncherProps {
  /** Points that the customer can spend; `null` for guests. */
  balance: number | null;
  texts: PopUpTexts;
  onClick?: () => void;
}

/** The button that opens the pop-up. */
export function Launcher({ balance, texts, onClick }: LauncherProps) {
  const name = texts.say('rewards');
  return (
    <button
      aria-haspopup="dialog"
      aria-label={balance === null ? name : `${name}, ${texts.count('points', balance)}`}
      className={styles.launcher}
      onClick={onClick}
      type="button"
    >
      <Icon name="gift" />
      {name}
      {balance !== null && <b>{texts.number(balance)}</b>}
    </button>
  );
}
