import { Icon } from '../../parts/icon';
import styles from './faq.module.css';

interface FaqProps {
  /** `undefined` while they load. */
  questions: readonly { question: string; answer: string }[] | undefined;
  isFirstOpen?: boolean;
}

/** Rows while the questions load. */
const OUTLINES = [1, 2, 3, 4];

/** Questions about the program, whose answers open with a click. */
export function Faq({ questions, isFirstOpen = false }: FaqProps) {
  if (!questions) {
    return (
      <div className={styles.faq}>
        {OUTLINES.map((row) => (
          <div className={styles.outline} data-loading="" key={row} />
        ))}
      </div>
    );
  }
  if (questions.length === 0) return null;
  return (
    <div className={styles.faq}>
      {questions.map(({ question, answer }, at) => (
        <details key={question} open={isFirstOpen && at === 0}>
          <summary>
            {question}
            <Icon name="down" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
