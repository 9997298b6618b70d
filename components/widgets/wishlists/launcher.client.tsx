import { Icon } from '../parts/icon';
import styles from './launcher.module.css';
import type { ListTexts } from './list-texts.data';

interface LauncherProps {
  /** Number of saved items. */
  count: number;
  side: 'left' | 'right';
  texts: ListTexts;
  onClick?: () => void;
}

/** The floating button that opens the side panel. */
export function Launcher({ count, side, texts, onClick }: LauncherProps) {
  const name = [texts.say('wishlists'), count > 0 && texts.count('items', count)];
  return (
    <button
      aria-haspopup="dialog"
      aria-label={name.filter(Boolean).join(', ')}
      className={styles.launcher}
      data-side={side}
      onClick={onClick}
      type="button"
    >
      <Icon full={count > 0} name="heart" />
      {count > 0 && <small>{texts.number(count)}</small>}
    </button>
  );
}
