import type { ReactNode } from 'react';
import type { Activity } from '@/lib/storefront/data/history';
import type { RewardPageTexts } from '../reward-pages-texts.data';
import { activityText } from './activity-texts';
import styles from './history.module.css';

interface HistoryProps {
  /** The newest first; `undefined` while they load. */
  activities: readonly Activity[] | undefined;
  texts: RewardPageTexts;
  /** Whether it shows nothing without activities. */
  hideEmpty?: boolean;
  /** Address of the page to sign in, for guests. */
  signInUrl?: string;
  /** What follows the list, such as its pages. */
  children?: ReactNode;
}

/** Rows of the list while it loads. */
const OUTLINES = [1, 2, 3, 4, 5];

/** The changes of the points of a customer. */
export function History(props: HistoryProps) {
  const { activities, texts, hideEmpty, signInUrl, children } = props;
  if (signInUrl) {
    return (
      <a className={styles.signIn} href={signInUrl}>
        {texts.say('signInForHistory')}
      </a>
    );
  }
  if (activities?.length === 0) {
    return hideEmpty ? null : <p className={styles.none}>{texts.say('noHistory')}</p>;
  }
  return (
    <div className={styles.history}>
      <ul aria-label={texts.say('history')} className={styles.rows}>
        {activities?.map((activity) => {
          const { what, amount, isLess } = activityText(activity, texts);
          return (
            <li key={activity.id}>
              <span>{what}</span>
              <b data-less={isLess || undefined} dir="auto">
                {amount}
              </b>
              <small>
                {texts.date(activity.createdAt)}
                {activity.note && ` · ${activity.note}`}
              </small>
            </li>
          );
        }) ?? OUTLINES.map((row) => <li key={row} />)}
      </ul>
      {children}
    </div>
  );
}
