import { Scene } from '../parts/scene';
import { Faq } from '../rewards/info/faq';

const QUESTIONS = [
  {
    question: 'How do I use a reward?',
    answer: 'Choose it under Ways to spend, copy its code, and enter the code at checkout.',
  },
  {
    question: 'When do points reach my balance?',
    answer: 'As soon as your order is paid.',
  },
  {
    question: 'Do my points expire?',
    answer: 'Yes, 365 days after you last earned or spent points.',
  },
  {
    question: 'How do I reach the next tier?',
    answer: 'Tiers depend on what you spend: Silver from €200, and Gold from €500.',
  },
];

/** Questions about the program, one of them open. */
export function FaqPagePicture() {
  return (
    <Scene>
      <Faq isFirstOpen questions={QUESTIONS} />
    </Scene>
  );
}
