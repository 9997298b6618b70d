import { Icon } from '../parts/icon';
import styles from './list-controls.module.css';
import type { ListTexts } from './review-list-texts.data';

const SORTINGS = [
  'mostRelevant',
  'mostRecent',
  'mostHelpful',
  'highestRating',
  'lowestRating',
  'withPhotos',
] as const;

interface ListControlsProps {
  texts: ListTexts;
  /** Number of reviews that match; `undefined` while it loads. */
  totalCount: number | undefined;
  sorting: string | undefined;
  onSorting: (sorting: string) => void;
  /** Number of stars; `undefined` for all. */
  rate: number | undefined;
  onRate: (rate: number | undefined) => void;
  /** Whether only reviews with photos appear; `null` if there is no choice. */
  withPhotos: boolean | null;
  onWithPhotos: () => void;
}

/** What sorts and filters a list of reviews. */
export function ListControls(props: ListControlsProps) {
  const { texts, totalCount, sorting, onSorting, rate, onRate, withPhotos, onWithPhotos } = props;
  return (
    <div className={styles.controls}>
      <small role="status">
        {totalCount === undefined ? '\u00a0' : texts.count('reviews', totalCount)}
      </small>
      {withPhotos !== null && (
        <button aria-pressed={withPhotos} onClick={onWithPhotos} type="button">
          {withPhotos && <Icon name="check" />} {texts.say('withPhotos')}
        </button>
      )}
      <select
        aria-label={texts.say('stars')}
        onChange={({ currentTarget }) => onRate(Number(currentTarget.value) || undefined)}
        value={rate ?? ''}
      >
        <option value="">{texts.say('allStars')}</option>
        {[5, 4, 3, 2, 1].map((each) => (
          <option key={each} value={each}>
            {texts.count('star', each)}
          </option>
        ))}
      </select>
      <select
        aria-label={texts.say('sorting')}
        onChange={({ currentTarget }) => onSorting(currentTarget.value)}
        value={sorting}
      >
        {SORTINGS.map((each) => (
          <option key={each} value={each}>
            {texts.say(each)}
          </option>
        ))}
      </select>
    </div>
  );
}
