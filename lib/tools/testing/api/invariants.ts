import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../api/database/database';

/** Ids below are those of the demo shop, whose history fired no events. */
const FIRST_GENERATED_ID = 1_000_000;

interface Finding extends Record<string, unknown> {
  finding: string;
}

/** One rule that holds after every request: a query for whatever breaks it, each with a sentence. */
interface Invariant {
  id: string;
  /** @param shop condition that restricts a table with a column `shop_id` to the shop */
  broken(shop: (table: string) => SQL): SQL;
}

const INVARIANTS: readonly Invariant[] = [
  {
    id: 'I1',
    broken: (shop) => sql`
      select 'customer ' || c.id || ' has a balance of ' || c.points_balance
        || ', the activities sum up to ' || coalesce(a.total, 0)
      from customers c left join (
        select customer_id, sum(points) as total from activities a where ${shop('a')} group by 1
      ) a on a.customer_id = c.id
      where ${shop('c')} and c.points_balance <> coalesce(a.total, 0)`,
  },
  {
    id: 'I2',
    broken: (shop) => sql`
      select 'customer ' || c.id || ' has a balance of ' || c.points_balance
      from customers c where ${shop('c')} and c.points_balance < 0`,
  },
  {
    id: 'I4, points',
    // Every change of a balance fires one event, in the same transaction.
    broken: (shop) => sql`
      select 'activity ' || a.id || ' (' || a.type || ') has ' || count(e.id) || ' events'
      from activities a left join events e on e.shop_id = a.shop_id
        and e.topic = 'customer/balanceUpdated'
        and (e.payload -> 'activity' ->> 'id')::bigint = a.id
      where ${shop('a')} and a.id >= ${FIRST_GENERATED_ID} and a.points <> 0
      group by a.id, a.type having count(e.id) <> 1`,
  },
  {
    id: 'I4, rewards',
    broken: (shop) => sql`
      select 'reward ' || r.id || ' has ' || count(e.id) || ' events'
      from issued_rewards r left join events e on e.shop_id = r.shop_id
        and e.topic = 'customer/rewardCreated'
        and (e.payload -> 'reward' ->> 'id')::bigint = r.id
      where ${shop('r')} and r.id >= ${FIRST_GENERATED_ID}
      group by r.id having count(e.id) <> 1`,
  },
  ...['review', 'question', 'answer'].map(
    (kind): Invariant => ({
      id: `I4, ${kind}s`,
      broken: (shop) => sql`
        select ${kind} || ' ' || w.id || ' has ' || count(e.id) || ' events about its creation'
        from ${sql.identifier(`${kind}s`)} w left join events e on e.shop_id = w.shop_id
          and e.topic = ${`${kind}/created`}
          and (e.payload -> ${kind}::text ->> 'id')::bigint = w.id
        where ${shop('w')} and w.id >= ${FIRST_GENERATED_ID}
        group by w.id having count(e.id) <> 1`,
    }),
  ),
  {
    id: 'I4, events',
    broken: (shop) => sql`
      select 'event ' || e.id || ' is about activity ' || (e.payload -> 'activity' ->> 'id')
        || ', which does not exist'
      from events e where ${shop('e')} and e.topic = 'customer/balanceUpdated' and not exists (
        select 1 from activities a where a.shop_id = e.shop_id
          and a.id = (e.payload -> 'activity' ->> 'id')::bigint
      )`,
  },
  {
    id: 'I4, redemptions',
    broken: (shop) => sql`
      select 'redemption ' || r.id || ' is ' || r.state || ', its activity has '
        || coalesce(a.points::text, 'no') || ' points and '
        || coalesce('reward ' || a.reward_id, 'no reward')
      from redemptions r left join activities a on a.shop_id = r.shop_id and a.id = r.activity_id
      where ${shop('r')} and (
        a.points is distinct from -r.points or a.type <> 'redeem'
        or (r.state = 'fulfilled') <> (a.reward_id is not null)
      )`,
  },
  {
    id: 'I4, refunds',
    broken: (shop) => sql`
      select 'customer ' || r.customer_id || ' has ' || r.failed || ' failed redemptions of rule '
        || r.rule_id || ' and ' || coalesce(a.refunds, 0) || ' refunds'
      from (
        select customer_id, rule_id, count(*) as failed from redemptions r
        where ${shop('r')} and state = 'failed' and id >= ${FIRST_GENERATED_ID} group by 1, 2
      ) r left join (
        select customer_id, rule_id, count(*) as refunds from activities a
        where ${shop('a')} and type = 'refund' and id >= ${FIRST_GENERATED_ID} group by 1, 2
      ) a on a.customer_id = r.customer_id and a.rule_id = r.rule_id
      where r.failed <> coalesce(a.refunds, 0)`,
  },
  {
    id: 'I5',
    broken: (shop) => sql`
      select 'review ' || r.id || ' counts ' || r.votes || ' votes and has ' || count(v.customer_id)
      from reviews r left join review_votes v on v.shop_id = r.shop_id and v.review_id = r.id
      where ${shop('r')} group by r.id, r.votes having r.votes <> count(v.customer_id)
      union all
      select 'customer ' || v.customer_id || ' has ' || count(*) || ' votes for review ' || v.review_id
      from review_votes v where ${shop('v')} group by v.review_id, v.customer_id having count(*) > 1
      union all
      select 'a vote is for review ' || v.review_id || ', which does not exist'
      from review_votes v where ${shop('v')} and not exists (
        select 1 from reviews r where r.shop_id = v.shop_id and r.id = v.review_id
      )`,
  },
  {
    id: 'I6',
    broken: (shop) => sql`
      select 'review ' || r.id || ' has half a reply'
      from reviews r where ${shop('r')} and (r.reply_body is null) <> (r.reply_status is null)`,
  },
  {
    id: 'I7',
    broken: (shop) => sql`
      select coalesce('customer ' || w.customer_id, 'session ' || w.session_id) || ' has '
        || count(*) || ' default wishlists'
      from wishlists w where ${shop('w')} and w.is_default
      group by w.customer_id, w.session_id having count(*) > 1`,
  },
  {
    id: 'I8',
    broken: (shop) => sql`
      select 'wishlist ' || i.wishlist_id || ' contains variant ' || i.variant_id || ' '
        || count(*) || ' times'
      from wishlist_items i where ${shop('i')}
      group by i.wishlist_id, i.product_id, i.variant_id having count(*) > 1
      union all
      select 'item ' || i.id || ' is in wishlist ' || i.wishlist_id || ', which does not exist'
      from wishlist_items i where ${shop('i')} and not exists (
        select 1 from wishlists w where w.shop_id = i.shop_id and w.id = i.wishlist_id
      )`,
  },
  {
    id: 'I9',
    broken: (shop) => sql`
      select 'client ' || s.client_id || ' has ' || count(*) || ' subscriptions to ' || s.topic
        || ' at ' || s.address
      from subscriptions s where ${shop('s')}
      group by s.client_id, s.topic, s.address having count(*) > 1`,
  },
  {
    id: 'I10',
    // A subscription that was created at the same time as the event may be older or newer.
    broken: (shop) => sql`
      select 'event ' || e.id || ' (' || e.topic || ') has no delivery to subscription ' || s.id
      from events e join subscriptions s
        on s.shop_id = e.shop_id and s.topic = e.topic and s.created_at < e.triggered_at
      where ${shop('e')} and not exists (
        select 1 from deliveries d
        where d.shop_id = e.shop_id and d.event_id = e.id and d.subscription_id = s.id
      )
      union all
      select 'event ' || d.event_id || ' has ' || count(*) || ' deliveries to subscription '
        || d.subscription_id
      from deliveries d where ${shop('d')} group by d.event_id, d.subscription_id having count(*) > 1
      union all
      select 'a delivery to subscription ' || d.subscription_id || ' is of event ' || d.event_id
        || ', which does not exist or has another topic'
      from deliveries d
        left join events e on e.shop_id = d.shop_id and e.id = d.event_id
        left join subscriptions s on s.shop_id = d.shop_id and s.id = d.subscription_id
      where ${shop('d')} and (e.id is null or s.topic <> e.topic)`,
  },
];

/** Rules that also hold once no work is due anymore. */
const AFTER_ALL_WORK: readonly Invariant[] = [
  {
    id: 'redemptions',
    broken: (shop) => sql`
      select 'redemption ' || r.id || ' is still ' || r.state || ' after ' || r.attempts || ' attempts'
      from redemptions r where ${shop('r')} and r.state in ('queued', 'fulfilling')`,
  },
];

interface InvariantOptions {
  /** All work is done: no redemption may wait anymore. */
  isDrained?: boolean;
}

/**
 * Checks the rules that hold after every request, in one query.
 *
 * @returns a sentence for each finding, with the id of its invariant; empty if all hold
 */
export async function brokenInvariants(
  database: Pick<Database, 'execute'>,
  shopId: number,
  { isDrained = false }: InvariantOptions = {},
): Promise<string[]> {
  const ofShop = (table: string) => sql`${sql.identifier(table)}.shop_id = ${shopId}`;
  const queries = [...INVARIANTS, ...(isDrained ? AFTER_ALL_WORK : [])].map(
    ({ id, broken }) =>
      sql`select ${`${id}: `} || finding as finding from (${broken(ofShop)}) as found (finding)`,
  );
  const result = (await database.execute(sql.join(queries, sql` union all `))) as unknown as {
    rows: Finding[];
  };
  return result.rows.map(({ finding }) => finding);
}
