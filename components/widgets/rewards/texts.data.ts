import type { Texts, Translations } from '../live/texts';

const en = {
  points: { one: '{n} point', other: '{n} points' },
  since: 'Yours since {date}',
  multiplier: '{factor}× points',
  join: 'Join now',
  joinForTiers: 'Join to climb from tier to tier.',
  highestTier: 'You have reached the highest tier.',
  missingPoints: 'Earn {amount} more points to reach {tier}',
  missingOrders: '{amount} more orders to {tier}',
  missingMoney: 'Spend {amount} more to reach {tier}',
  missingReferrals: '{amount} more referrals to {tier}',
};

type RewardMessages = typeof en;

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
    missingPoints: 'Noch {amount} Punkte bis {tier}',
    missingOrders: 'Noch {amount} Bestellungen bis {tier}',
    missingMoney: 'Noch {amount} bis {tier}',
    missingReferrals: 'Noch {amount} Empfehlungen bis {tier}',
  },
  es: {
    points: { one: '{n} punto', other: '{n} puntos' },
    since: 'Tuyo desde el {date}',
    multiplier: 'Puntos ×{factor}',
    join: 'Únete ahora',
    joinForTiers: 'Únete y sube de nivel.',
    highestTier: 'Has alcanzado el nivel más alto.',
    missingPoints: 'Gana {amount} puntos más para llegar a {tier}',
    missingOrders: '{amount} pedidos más para llegar a {tier}',
    missingMoney: 'Gasta {amount} más para llegar a {tier}',
    missingReferrals: '{amount} recomendaciones más para llegar a {tier}',
  },
  fr: {
    points: { one: '{n} point', other: '{n} points' },
    since: 'À vous depuis le {date}',
    multiplier: 'Points ×{factor}',
    join: 'S’inscrire',
    joinForTiers: 'Inscrivez-vous et montez de niveau en niveau.',
    highestTier: 'Vous avez atteint le niveau le plus élevé.',
    missingPoints: 'Encore {amount} points pour atteindre {tier}',
    missingOrders: 'Encore {amount} commandes pour atteindre {tier}',
    missingMoney: 'Encore {amount} d’achats pour atteindre {tier}',
    missingReferrals: 'Encore {amount} parrainages pour atteindre {tier}',
  },
} satisfies Translations<RewardMessages>;

/** Texts of the widgets with rewards in one language. */
export type RewardTexts = Texts<RewardMessages>;
