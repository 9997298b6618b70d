import type { ShopInput } from '../../shop-file.schema';

/** What the shop owner writes about the program. */
export const program: ShopInput['settings']['program'] = {
  welcomeTitle: { en: 'Rewards for every order', de: 'Belohnungen für jede Bestellung' },
  welcomeText: {
    en: 'Collect 2 points for each euro, and spend them on discounts, free products, and gift cards.',
    de: 'Sammle 2 Punkte je Euro und tausche sie gegen Rabatte, Gratisprodukte und Geschenkkarten.',
  },
  faq: [
    {
      question: { en: 'How do I use a reward?', de: 'Wie löse ich eine Belohnung ein?' },
      answer: {
        en: 'Choose it under “Ways to spend”, copy its code, and enter the code at checkout.',
        de: 'Wähle sie bei den Belohnungen aus, kopiere ihren Code und gib ihn an der Kasse ein.',
      },
    },
    {
      question: {
        en: 'When do points reach my balance?',
        de: 'Wann werden Punkte gutgeschrieben?',
      },
      answer: {
        en: 'As soon as your order is paid. If we refund an order, its points are taken back.',
        de: 'Sobald deine Bestellung bezahlt ist. Wird sie erstattet, ziehen wir die Punkte wieder ab.',
      },
    },
    {
      question: { en: 'Do my points expire?', de: 'Verfallen meine Punkte?' },
      answer: {
        en: 'Yes, 365 days after you last earned or spent points.',
        de: 'Ja, 365 Tage nachdem du zuletzt Punkte gesammelt oder ausgegeben hast.',
      },
    },
    {
      question: { en: 'How do I reach the next tier?', de: 'Wie erreiche ich die nächste Stufe?' },
      answer: {
        en: 'Tiers depend on what you spend: Silver from €200, Gold from €500, and Platinum from €1,500.',
        de: 'Die Stufen richten sich nach deinem Umsatz: Silber ab 200 €, Gold ab 500 € und Platin ab 1.500 €.',
      },
    },
  ],
};
