import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { isRow } from '../database/sql';
import { activities, boostCampaigns, issuedRewards } from '../database/tables/rewards';
import { pageRange } from '../http/request/page-range';
import type { BoostCampaignRow, CustomerRow } from './rows';

/** The campaign that applies now: of several, the one with the greatest multiplier, then the newest. */
export async function readActiveBoostCampaign(
  transaction: Transaction,
  shopId: number,
  now: Date,
): Promise<BoostCampaignRow | null> {
  const [campaign] = await transaction
    .select()
    .from(boostCampaigns)
    .where(
      and(
        eq(boostCampaigns.shopId, shopId),
        lte(boostCampaigns.startsAt, now),
        or(isNull(boostCampaigns.endsAt), gt(boostCampaigns.endsAt, now)),
      ),
    )
    .orderBy(desc(boostCampaigns.pointsMultiplier), desc(boostCampaigns.id))
    .limit(1);
  return campaign ?? null;
}

/** A page of a customer's history or of its end, newest first, each entry with the reward that came of it. */
export async function readHistory(
  transaction: Transaction,
  { shopId, id }: CustomerRow,
  { createdAfter, ...page }: { page: number; perPage: number; createdAfter?: Date | undefined },
) {
  const { limit, offset } = pageRange(page);
  const isOfCustomer = and(
    eq(activities.shopId, shopId),
    eq(activities.customerId, id),
    createdAfter && gt(activities.createdAt, createdAfter),
  );
  const totalCount = await transaction.$count(activities, isOfCustomer);
  const entries = await transaction
    .select({ activity: activities, reward: issuedRewards })
    .from(activities)
    .leftJoin(issuedRewards, isRow(issuedRewards, activities.shopId, activities.rewardId))
    .where(isOfCustomer)
    .orderBy(desc(activities.createdAt), desc(activities.id))
    .limit(limit)
    .offset(offset);
  return { totalCount, entries };
}
