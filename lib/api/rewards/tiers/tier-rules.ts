import type { ErrorId } from '../../contract/errors/errors';
import type { TierCondition, TierDetails } from '../../database/reward-types';
import type { ShopSettings, TierPeriod } from '../../database/shop-settings';
import { addAmounts, divideRoundingDown } from '../earning/points-rules';

export interface TierTerms {
  id: number;
  isActive: boolean;
  position: number;
  isDefault: boolean;
  conditionValue: number | null;
  pointsMultiplier: number;
  details: Pick<TierDetails, 'condition' | 'tag'>;
  createdAt: Date;
}

/** A customer's progress toward the milestone of the tiers. */
export interface Milestone {
  /** In the unit of the condition; 0 for `customer_tag`. */
  value: number;
  tags: readonly string[];
}

/** Why the tier progress of a customer can't be read; `null` if it can. */
export function tierProgressError(
  { isAllowedToEarnTier }: { isAllowedToEarnTier: boolean },
  { tiers }: Pick<ShopSettings, 'tiers'>,
): ErrorId | null {
  if (!tiers.isEnabled) return 'tiersProgramDisabled';
  return isAllowedToEarnTier ? null : 'tiersNotEligible';
}

/** Returns the multiplier of a customer's earned points. */
export function multiplierOf(
  tiers: readonly TierTerms[],
  tierId: number | null,
  settings: Pick<ShopSettings, 'tiers'>,
): number {
  const tier = tiers.find(({ id }) => id === tierId);
  return settings.tiers.isEnabled && tier?.isActive ? tier.pointsMultiplier : 1;
}

/** The tiers that can be reached, lowest first. Everybody starts in the default tier. */
function reachableTiers<T extends TierTerms>(tiers: readonly T[]): T[] {
  return tiers
    .filter(({ isActive, isDefault }) => isActive && !isDefault)
    .sort((a, b) => a.position - b.position || a.id - b.id);
}

/** The milestone of all tiers; `null` if there is nothing to reach. */
export function conditionOf(tiers: readonly TierTerms[]): TierCondition | null {
  return reachableTiers(tiers)[0]?.details.condition ?? null;
}

function positionOf(tiers: readonly TierTerms[], tierId: number | null): number {
  return tiers.find(({ id }) => id === tierId)?.position ?? Number.NEGATIVE_INFINITY;
}

/**
 * The tier that a customer rises to; `null` if the customer stays. Customers are never moved down. If several tags
 * match, the tier that was created first counts.
 */
export function reachedTier<T extends TierTerms>(
  tiers: readonly T[],
  currentId: number | null,
  { value, tags }: Milestone,
): T | null {
  const reachable = reachableTiers(tiers);
  const reached =
    conditionOf(tiers) === 'customer_tag'
      ? reachable
          .filter(({ details }) => details.tag !== null && tags.includes(details.tag))
          .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.id - b.id)[0]
      : reachable.findLast(
          ({ conditionValue }) => conditionValue !== null && value >= conditionValue,
        );
  return reached && reached.position > positionOf(tiers, currentId) ? reached : null;
}

/** The next tier above the current one; `null` on the highest. */
export function nextTier<T extends TierTerms>(
  tiers: readonly T[],
  currentId: number | null,
): T | null {
  const position = positionOf(tiers, currentId);
  return reachableTiers(tiers).find((tier) => tier.position > position) ?? null;
}

/** When a customer did what a period can start with; `null` for never. */
export interface PeriodFacts {
  firstOrderAt: Date | null;
  lastActivityAt: Date | null;
}

/** The period that counts for tiers, from `startsAt` on. */
export interface Period {
  /** `null` if everything counts. */
  startsAt: Date | null;
  /** When counting starts anew; `null` for never. */
  endsAt: Date | null;
}

/** The period in which a customer's milestone is counted. Years are those of UTC. */
export function periodOf(setting: TierPeriod, facts: PeriodFacts, now: Date): Period {
  switch (setting) {
    case 'firstOrder':
      return { startsAt: facts.firstOrderAt, endsAt: null };
    case 'lastActivity':
      return { startsAt: facts.lastActivityAt, endsAt: null };
    case 'calendarYear': {
      const year = now.getUTCFullYear();
      return { startsAt: new Date(Date.UTC(year, 0)), endsAt: new Date(Date.UTC(year + 1, 0)) };
    }
    default:
      return { startsAt: new Date(setting.startsAt), endsAt: null };
  }
}

/** Progress of a customer toward the next tier. */
export interface Progress {
  currentValue: number | null;
  targetValue: number | null;
  remainingValue: number | null;
  progressPercent: number;
}

const COMPLETE = 100;

/** @param value in the unit of the condition; ignored for `customer_tag` */
export function progressOf(
  tiers: readonly TierTerms[],
  next: TierTerms | null,
  value: number,
): Progress {
  const condition = conditionOf(tiers);
  const currentValue = condition === null || condition === 'customer_tag' ? null : value;
  if (!next) {
    const progressPercent = condition === null ? 0 : COMPLETE;
    return { currentValue, targetValue: null, remainingValue: null, progressPercent };
  }
  const { conditionValue } = next;
  if (currentValue === null || conditionValue === null) {
    return { currentValue, targetValue: null, remainingValue: null, progressPercent: 0 };
  }
  const isReached = currentValue >= conditionValue;
  return {
    currentValue,
    targetValue: conditionValue,
    remainingValue: isReached ? 0 : addAmounts(conditionValue, -currentValue),
    progressPercent: isReached
      ? COMPLETE
      : divideRoundingDown(currentValue * COMPLETE, conditionValue),
  };
}
