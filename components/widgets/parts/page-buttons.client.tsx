import { Action } from './action';
import styles from './page-buttons.module.css';

interface PageButtonsProps {
  /** The first is 1. */
  page: number;
  pages: number;
  texts: {
    say(name: 'previous' | 'next' | 'page', values?: Readonly<Record<string, string>>): string;
    number(amount: number): string;
  };
  onPage: (page: number) => void;
}

/** Buttons to the page before and after, with the number of the page between them; nothing for a single page. */
export function PageButtons({ page, pages, texts, onPage }: PageButtonsProps) {
  if (pages <= 1) return null;
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
