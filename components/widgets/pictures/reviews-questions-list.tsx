import type { Question } from '@/lib/storefront/data/questions';
import { createTexts } from '../live/texts';
import { Scene } from '../parts/scene';
import { QuestionItems, QuestionsList } from '../reviews/questions-list';
import { QUESTION_TEXTS } from '../reviews/questions-texts.data';

const texts = createTexts('en', QUESTION_TEXTS);

const BUYER = { shopifyCustomerId: 7_400_112, email: null, phone: null };

const QUESTIONS: readonly Question[] = [
  {
    id: 712,
    body: 'Can I wash the scarf by machine?',
    customerDisplayName: 'Jonas K.',
    createdAt: '2026-03-02T10:00:00Z',
    isAnswerable: false,
    answers: [
      {
        id: 812,
        customer: null,
        body: 'Yes, at 30 °C on the wool cycle. Dry it flat.',
        createdAt: '2026-03-02T12:30:00Z',
      },
    ],
  },
  {
    id: 710,
    body: 'Does it itch?',
    customerDisplayName: 'Aylin D.',
    createdAt: '2026-02-24T10:00:00Z',
    isAnswerable: true,
    answers: [
      {
        id: 811,
        customer: BUYER,
        body: 'Not at all, I wear it without a collar.',
        createdAt: '2026-02-25T08:00:00Z',
      },
    ],
  },
];

/** Questions about a product with answers from the shop and from a buyer. */
export function QuestionsListPicture() {
  return (
    <Scene>
      <QuestionsList count={12} texts={texts}>
        <QuestionItems items={QUESTIONS} texts={texts} />
      </QuestionsList>
    </Scene>
  );
}
