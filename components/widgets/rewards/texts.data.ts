import type { Texts, Translations } from '../live/texts';

const en = {
  points: { one: '{n} point', other: '{n} points' },
  since: 'Yours since {date}',
  multiplier: '{factor}× points',
  join: 'Join now',
  joinForTiers: 'Join to climb from tier to tier.',
  highestTier: 'You have reached the highest tier.',
  missingPoints: {
    one: 'Earn {n} more point to reach {tier}',
    other: 'Earn {n} more points to reach {tier}',
  },
  missingOrders: { one: '{n} more order to {tier}', other: '{n} more orders to {tier}' },
  missingMoney: 'Spend {amount} more to reach {tier}',
  missingReferrals: { one: '{n} more referral to {tier}', other: '{n} more referrals to {tier}' },
};

/** Texts of the widgets with rewards. */
export const REWARD_TEXTS = {
  en,
  de: {
    points: { one: '{n} Punkt', other: '{n} Punkte' },
    since: 'Erreicht am {date}',
    multiplier: '{factor}-fache Punkte',
    join: 'Jetzt mitmachen',
    joinForTiers: 'Mach mit und steige Stufe um Stufe auf.',
    highestTier: 'Du hast die höchste Stufe erreicht.',
    missingPoints: { one: 'Noch {n} Punkt bis {tier}', other: 'Noch {n} Punkte bis {tier}' },
    missingOrders: {
      one: 'Noch {n} Bestellung bis {tier}',
      other: 'Noch {n} Bestellungen bis {tier}',
    },
    missingMoney: 'Noch {amount} bis {tier}',
    missingReferrals: {
      one: 'Noch {n} Empfehlung bis {tier}',
      other: 'Noch {n} Empfehlungen bis {tier}',
    },
  },
  es: {
    points: { one: '{n} punto', other: '{n} puntos' },
    since: 'Tuyo desde el {date}',
    multiplier: 'Puntos ×{factor}',
    join: 'Únete ahora',
    joinForTiers: 'Únete y sube de nivel.',
    highestTier: 'Has alcanzado el nivel más alto.',
    missingPoints: {
      one: 'Gana {n} punto más para llegar a {tier}',
      other: 'Gana {n} puntos más para llegar a {tier}',
    },
    missingOrders: {
      one: '{n} pedido más para llegar a {tier}',
      other: '{n} pedidos más para llegar a {tier}',
    },
    missingMoney: 'Gasta {amount} más para llegar a {tier}',
    missingReferrals: {
      one: '{n} recomendación más para llegar a {tier}',
      other: '{n} recomendaciones más para llegar a {tier}',
    },
  },
  fr: {
    points: { one: '{n} point', other: '{n} points' },
    since: 'À vous depuis le {date}',
    multiplier: 'Points ×{factor}',
    join: 'S’inscrire',
    joinForTiers: 'Inscrivez-vous et montez de niveau en niveau.',
    highestTier: 'Vous avez atteint le niveau le plus élevé.',
    missingPoints: {
      one: 'Encore {n} point pour atteindre {tier}',
      other: 'Encore {n} points pour atteindre {tier}',
    },
    missingOrders: {
      one: 'Encore {n} commande pour atteindre {tier}',
      other: 'Encore {n} commandes pour atteindre {tier}',
    },
    missingMoney: 'Encore {amount} d’achats pour atteindre {tier}',
    missingReferrals: {
      one: 'Encore {n} parrainage pour atteindre {tier}',
      other: 'Encore {n} parrainages pour atteindre {tier}',
    },
  },
} satisfies Translations<typeof en>;

/** Texts of the widgets with rewards in one language. */
export type RewardTexts = Texts<typeof en>;
