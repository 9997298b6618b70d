import { shopTime } from '../../api/http/shop-clock';
import type { Calendar, SandboxServices } from '../http/services';
import { listDueTimes, nextDueAt, runCalendar } from '../world/calendar/calendar';

/** The calendar of shops whose clocks differ from that of the system. */
export function shopCalendar(
  services: Pick<SandboxServices, 'database' | 'now' | 'randomBytes' | 'beforeChange' | 'onEvent'>,
): Calendar {
  return {
    async nextDueAt(shopIds) {
      return (await nextDueAt(services, shopIds))?.getTime() ?? null;
    },
    async runDue(shopIds) {
      let due = 0;
      for (const shop of await listDueTimes(services, shopIds)) {
        const now = shopTime(shop, services.now());
        if (shop.dueAt > now) continue;
        const { shopId, clockOffsetMs } = shop;
        await runCalendar(services, { shopId, now, clockOffsetMs });
        due += 1;
      }
      return due;
    },
  };
}
