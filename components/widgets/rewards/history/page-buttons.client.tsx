import { Action } from '../../parts/action';
import type { RewardPageTexts } from '../reward-pages-texts.data';
import styles from './page-buttons.module.css';

interface PageButtonsProps {
  /** The first is 1. */
  page: number;
  pages: number;
  texts: RewardPageTexts;
  onPage: (page: number) => void;
}

/** Buttons to the page before and after, with the number of the page between them. */
export function PageButtons({ page, pages, texts, onPage }: PageButtonsProps) {
  const buttonTo = (to: number, name: 'previous' | 'next') => (
    <Action isDisabled={to < 1 || to > pages} onClick={() => onPage(to)}>
      {texts.say(name)}
    </Action>
  );
  return (
    <div className={styles.pages}>
      {buttonTo(page - 1, 'previous')}
      <small role="status">
        {texts.say('page', { page: texts.number(page), pages: texts.number(pages) })}
      </small>
      {buttonTo(page + 1, 'next')}
    </div>
  );
}
