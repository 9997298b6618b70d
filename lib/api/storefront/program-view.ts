import type { ProgramTexts } from '../database/shop-settings';
import { localized } from '../rewards/localized';

/** Of a shop whose owner has written nothing. */
export const NO_TEXTS: ProgramTexts = {
  faq: [],
  welcomeTitle: null,
  welcomeText: null,
  pointsDecimals: 2,
};

/** The texts of the program in a language. */
export function programOf(texts = NO_TEXTS, locale: string) {
  const { faq, welcomeTitle, welcomeText } = texts;
  return {
    faq: faq.map(({ question, answer }) => ({
      question: localized(question, locale),
      answer: localized(answer, locale),
    })),
    welcomeTitle: welcomeTitle && localized(welcomeTitle, locale),
    welcomeText: welcomeText && localized(welcomeText, locale),
  };
}
