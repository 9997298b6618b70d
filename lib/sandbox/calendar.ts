import { asc, inArray } from 'drizzle-orm';
import { shopTime } from '../api/http/shop-clock';
import { shops } from '../database/tables/shops';
import { nextDueAt, runCalendar } from '../world/calendar/calendar';
import type { Calendar, SandboxServices } from './services';

/** The calendar of shops whose clocks differ from that of the system. */
export function shopCalendar(
  services: Pick<SandboxServices, 'database' | 'now' | 'randomBytes' | 'beforeChange' | 'onEvent'>,
): Calendar {
  const { database, now } = services;
  const readShops = (shopIds: readonly number[]) =>
    database
      .select({ id: shops.id, clockOffsetMs: shops.clockOffsetMs })
      .from(shops)
      .where(inArray(shops.id, [...shopIds]))
      .orderBy(asc(shops.id));
  return {
    async nextDueAt(shopIds) {
      return (await nextDueAt(services, shopIds))?.getTime() ?? null;
    },
    async runDue(shopIds) {
      let due = 0;
      for (const shop of await readShops(shopIds)) {
        const time = shopTime(shop, now());
        const dueAt = await nextDueAt(services, [shop.id]);
        if (dueAt === null || dueAt > time) continue;
        await runCalendar(services, { shopId: shop.id, now: time });
        due += 1;
      }
      return due;
    },
  };
}
