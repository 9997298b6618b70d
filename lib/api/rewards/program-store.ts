import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { isOfCustomer, isRow } from '../database/sql';
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
  customer: CustomerRow,
  { createdAfter, ...page }: { page: number; perPage: number; createdAfter?: Date | undefined },
) {
  const { limit, offset } = pageRange(page);
  const isListed = and(
    isOfCustomer(activities, customer),
    createdAfter && gt(activities.createdAt, createdAfter),
  );
  const totalCount = await transaction.$count(activities, isListed);
  const newestFirst = [desc(activities.createdAt), desc(activities.id)];
  // The entries of earlier pages are skipped in the index, and their rewards aren't read.
  const entriesOfPage = transaction
    .select({ shopId: activities.shopId, id: activities.id })
    .from(activities)
    .where(isListed)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
    .as('entries_of_page');
  const entries = await transaction
    .select({ activity: activities, reward: issuedRewards })
    .from(entriesOfPage)
    .innerJoin(activities, isRow(activities, entriesOfPage.shopId, entriesOfPage.id))
    .leftJoin(issuedRewards, isRow(issuedRewards, activities.shopId, activities.rewardId))
    .orderBy(...newestFirst);
  return { totalCount, entries };
}
