import type { ReactNode, Ref } from 'react';
import type { Answer, Question, QuestionsPage } from '@/lib/storefront/data/questions';
import { Action } from '../parts/action';
import look from '../parts/look.module.css';
import styles from './questions-list.module.css';
import type { QuestionTexts } from './questions-texts.data';

interface QuestionsListProps {
  /** Number of questions about the product; `undefined` while they load. */
  count: number | undefined;
  texts: QuestionTexts;
  /** What became of what the customer sent last. */
  sent?: QuestionsPage['sent'];
  onAsk?: () => void;
  /** The questions. */
  children?: ReactNode;
}

/** Questions about a product, below the button to ask one. */
export function QuestionsList({ count, texts, sent, onAsk, children }: QuestionsListProps) {
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <b>{count ? texts.count('questions', count) : '\u00a0'}</b>
        <Action isBusy={count === undefined} isMain onClick={onAsk}>
          {texts.say('ask')}
        </Action>
      </div>
      <div className={styles.sent} role="status">
        {sent && texts.say(sent)}
      </div>
      {count === undefined && <Outlines />}
      {count === 0 && <p className={styles.empty}>{texts.say('noQuestions')}</p>}
      {children}
    </div>
  );
}

/** The outlines of questions that load. */
export function Outlines() {
  return (
    <>
      <div className={styles.outline} data-loading="" />
      <div className={styles.outline} data-loading="" />
      <div className={styles.outline} data-loading="" />
    </>
  );
}

interface QuestionItemsProps {
  items: readonly Question[];
  texts: QuestionTexts;
  onAnswer?: (question: Question) => void;
  /** The list, which gets the focus when it was asked for. */
  listRef?: Ref<HTMLUListElement>;
}

/** Questions with their answers. */
export function QuestionItems({ items, texts, onAnswer, listRef }: QuestionItemsProps) {
  return (
    <ul className={styles.items} ref={listRef} tabIndex={listRef ? -1 : undefined}>
      {items.map((question) => (
        <li className={styles.question} key={question.id}>
          <b>{question.body}</b>
          <small>
            {question.customerDisplayName} · {texts.date(question.createdAt)}
          </small>
          {question.answers.map((answer) => (
            <AnswerText answer={answer} key={answer.id} texts={texts} />
          ))}
          {question.isAnswerable && (
            <button
              aria-label={`${texts.say('answer')}: ${question.body}`}
              className={styles.answer}
              onClick={onAnswer && (() => onAnswer(question))}
              type="button"
            >
              {texts.say('answer')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function AnswerText({ answer, texts }: { answer: Answer; texts: QuestionTexts }) {
  return (
    <div className={styles.reply}>
      <div>{answer.body}</div>
      <div>
        <span className={look.done}>{texts.say(answer.customer ? 'byBuyer' : 'byShop')}</span>{' '}
        <small>{texts.date(answer.createdAt)}</small>
      </div>
    </div>
  );
}
