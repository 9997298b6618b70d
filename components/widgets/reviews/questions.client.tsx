import { useEffect, useRef, useState } from 'react';
import type { NewQuestion, Question, QuestionsPage } from '@/lib/storefront/data/questions';
import { personalSource, type Source } from '@/lib/storefront/data/shop-data';
import type { PanelView } from '@/lib/storefront/placeholders/renderer';
import { hasFailed, successWith } from '@/lib/storefront/results';
import {
  type LiveContext,
  LiveFrame,
  type LivePanel,
  type LiveWidget,
  type WidgetFamily,
} from '../live/live-widget.client';
import type { Shop } from '../live/shop.client';
import { Action } from '../parts/action';
import { Outlines, QuestionItems, QuestionsList } from './questions-list';
import styles from './questions-list.module.css';
import { QUESTION_TEXTS } from './questions-texts.data';
import { questionsOf } from './shop-questions.client';
import { WriteForm } from './write-form.client';

type QuestionMessages = typeof QUESTION_TEXTS.en;
type QuestionsContext = LiveContext<QuestionMessages>;
type QuestionsLive = LiveWidget<QuestionsPage, QuestionMessages>;

/** The part of the questions about the product of a view that begins at an offset. */
function partFrom(offset: number): QuestionsLive['sourceFor'] {
  return ({ productId, attributes }, shop) => {
    const { sorting, limit } = attributes as { sorting: string; limit: number };
    // Placeholders render it only with a product.
    return questionsOf(shop).part({ productId: productId as number, sorting, limit, offset });
  };
}

/** The questions about the product of a view, whose attributes are those of the questions list. */
export const questions: QuestionsLive = {
  sourceFor: partFrom(0),
  render(page, context) {
    const { view, shop, texts } = context;
    if (page?.totalCount === 0 && view.attributes['hide-empty'] === true) return null;
    const { overlays } = shop.context;
    const details = { productId: view.productId };
    return (
      <QuestionsList
        count={page?.totalCount}
        onAsk={() => overlays.openDialog('reviews', 'question_form', details)}
        sent={page?.sent}
        texts={texts}
      >
        {page && page.totalCount > 0 && <Part context={context} offset={0} page={page} />}
      </QuestionsList>
    );
  },
};

interface PartProps {
  page: QuestionsPage;
  offset: number;
  context: QuestionsContext;
}

/** A part of the questions, and the button that shows the next part, or that part. */
function Part({ page, offset, context }: PartProps) {
  const { view, shop, texts } = context;
  const [isNextOpen, setNextOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (offset > 0) list.current?.focus();
  }, [offset]);
  const next = offset + page.items.length;
  const answer = ({ id, body }: Question) =>
    shop.context.overlays.openDialog('reviews', 'answer_form', {
      productId: view.productId,
      questionId: id,
      question: body,
    });
  return (
    <>
      <QuestionItems items={page.items} listRef={list} onAnswer={answer} texts={texts} />
      {next < page.totalCount &&
        (isNextOpen ? (
          <LiveFrame
            live={{
              sourceFor: partFrom(next),
              render: (nextPage: QuestionsPage | undefined, nextContext: QuestionsContext) =>
                nextPage ? (
                  <Part context={nextContext} offset={next} page={nextPage} />
                ) : (
                  <Outlines />
                ),
            }}
            onReady={() => {}}
            shop={shop}
            translations={QUESTION_TEXTS}
            view={view}
          />
        ) : (
          <div className={styles.more}>
            <Action onClick={() => setNextOpen(true)}>{texts.say('more')}</Action>
          </div>
        ))}
    </>
  );
}

type Role = 'customer' | 'guest';

/** Whether a customer or a guest writes. */
const roleOf = ({ context }: Shop): Source<Role> =>
  personalSource('questions', 'role', async () => {
    const holder = await context.tokens.current();
    return hasFailed(holder) ? holder : successWith(holder.data.session.role);
  });

const questionForm: LivePanel<Role, QuestionMessages> = {
  sourceFor: (_, shop) => roleOf(shop),
  render: (role, { view, shop, texts }) =>
    role && (
      <WriteForm
        isGuest={role === 'guest'}
        label={texts.say('yourQuestion')}
        onSent={() => view.close(true)}
        send={(fields) =>
          questionsOf(shop).ask(productOf(view), Object.fromEntries(fields) as NewQuestion)
        }
        texts={texts}
        title={texts.say('ask')}
      />
    ),
};

const answerForm: LivePanel<Role, QuestionMessages> = {
  sourceFor: (_, shop) => roleOf(shop),
  render: (role, { view, shop, texts }) =>
    role && (
      <WriteForm
        label={texts.say('yourAnswer')}
        onSent={() => view.close(true)}
        problems={{ FORBIDDEN: texts.say('buyersOnly') }}
        send={(fields) =>
          questionsOf(shop).answer(
            productOf(view),
            Number(view.details.questionId),
            String(fields.get('body')),
          )
        }
        texts={texts}
        title={texts.say('answer')}
      >
        <blockquote>{view.details.question}</blockquote>
      </WriteForm>
    ),
};

const productOf = ({ details }: PanelView) => Number(details.productId);

/** The questions of products, and the dialogs that write them. */
export const family: WidgetFamily = {
  translations: QUESTION_TEXTS,
  widgets: { reviews_questions_list: questions },
  panels: { question_form: questionForm, answer_form: answerForm },
};
