import { Icon } from '../../parts/icon';
import styles from './earn-points.module.css';
import type { EarnTexts } from './texts.data';

interface EarnPointsProps {
  /** What earns them. */
  by: 'product' | 'order';
  /** `undefined` while they load. */
  points: number | undefined;
  texts: EarnTexts;
  /** Of the tier and of a campaign. */
  multiplier?: number;
  /** Address of the registration, for guests. */
  joinUrl?: string;
}

/** The points that a purchase earns. */
export function EarnPoints({ by, points, texts, multiplier = 1, joinUrl }: EarnPointsProps) {
  if (points === undefined) return <div className={styles.loading} data-loading="" />;
  if (points === 0) return null;
  return (
    <div className={styles.points}>
      <Icon name="coin" />
      <b>{texts.count(by === 'order' ? 'withOrder' : 'withProduct', points)}</b>
      {multiplier !== 1 && (
        <small>{texts.say('multiplier', { factor: texts.number(multiplier) })}</small>
      )}
      {joinUrl && <a href={joinUrl}>{texts.say('join')}</a>}
    </div>
  );
}
