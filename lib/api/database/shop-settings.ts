import type { STOREFRONT_APPS } from '../contract/storefront-apps';
import type { LocalizedText, PromisedCode, PromisedReward } from './reward-types';

/** When something a customer writes is published: always, never by itself, or from a rating up (reviews only). */
export type Publishing = 'all' | 'manual' | { fromRating: number };

/** The start of a period for tier progress. */
export type TierPeriod = 'firstOrder' | 'calendarYear' | 'lastActivity' | { startsAt: string };

/** What the shop owner writes about the rewards program, and how points look. */
export interface ProgramTexts {
  faq: { question: LocalizedText; answer: LocalizedText }[];
  /** For guests; `null` for the texts of the widgets. */
  welcomeTitle: LocalizedText | null;
  welcomeText: LocalizedText | null;
  /** The most decimals of points. */
  pointsDecimals: number;
}

/** Choices of a shop owner; stored with the shop and read by the rules of each resource. */
export interface ShopSettings {
  /** ISO 4217 code of the currency of all amounts. */
  currency: string;
  /** Address of the storefront, without a trailing slash. */
  storefrontUrl: string;
  points: {
    isEnabled: boolean;
    /** Days after the last earning or spending until the balance expires; `null` for never. */
    expireAfterDays: number | null;
  };
  tiers: { isEnabled: boolean; period: TierPeriod };
  referrals: {
    isEnabled: boolean;
    /** The customer's reward for a friend's first order; `null` for none. */
    referrerReward: PromisedReward | null;
    /** The friend's reward for the first order; `null` for none. */
    referredReward: PromisedReward | null;
    /** What the friend gets a code for before the first order; none by default. */
    offer?: PromisedCode | null | undefined;
  };
  reviews: {
    publishing: Publishing;
    /** Whether only customers with an order of the product may review it. */
    buyersOnly: boolean;
  };
  questions: { publishing: 'all' | 'manual' };
  /** Format of names beside reviews and questions. */
  displayName: 'firstName' | 'firstNameAndInitial' | 'fullName';
  /** Apps that the storefront SDK doesn't load; none by default. */
  disabledApps?: (typeof STOREFRONT_APPS)[number][] | undefined;
  wishlists?:
    | {
        /** Whether guests have to sign in before they can save products. */ requireSignIn: boolean;
      }
    | undefined;
  /** None by default. */
  program?: ProgramTexts | undefined;
  redemptions?:
    | {
        /** Whether customers confirm each redemption with a code; not by default. */
        requireVerification: boolean;
      }
    | undefined;
}
