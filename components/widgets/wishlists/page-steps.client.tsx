import type { ListTexts } from './list-texts.data';
import styles from './page-steps.module.css';

interface PageStepsProps {
  /** The first is 1. */
  page: number;
  pages: number;
  texts: ListTexts;
  onPage: (page: number) => void;
}

/** Buttons to the items before and after; nothing if all of them are visible. */
export function PageSteps({ page, pages, texts, onPage }: PageStepsProps) {
  if (pages === 1) return null;
  const step = (to: number, name: 'previous' | 'next') => {
    // Disabled, it would lose the focus.
    const isOff = to < 1 || to > pages;
    return (
      <button aria-disabled={isOff} onClick={() => !isOff && onPage(to)} type="button">
        {texts.say(name)}
      </button>
    );
  };
  return (
    <div className={styles.steps}>
      {step(page - 1, 'previous')}
      <small role="status">
        {texts.say('page', { page: texts.number(page), pages: texts.number(pages) })}
      </small>
      {step(page + 1, 'next')}
    </div>
  );
}
