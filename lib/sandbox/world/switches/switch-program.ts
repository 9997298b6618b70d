import { z } from '@hono/zod-openapi';
import { eq, sql } from 'drizzle-orm';
import { shops } from '../../../api/database/tables/shops';
import { defineAction, type WorldAction } from '../define-action';

const schema = z.strictObject({
  program: z.enum(['points', 'tiers', 'referrals']).describe('The program.'),
});

function switchProgram(isEnabled: boolean): WorldAction {
  return defineAction(schema, async ({ transaction, shop }, { program }) => {
    const path = `{${program},isEnabled}`;
    await transaction
      .update(shops)
      .set({
        settings: sql`jsonb_set(${shops.settings}, ${path}::text[], ${String(isEnabled)}::jsonb)`,
      })
      .where(eq(shops.id, shop.id));
  });
}

/** The shop owner disabled a program. */
export const programOff = switchProgram(false);

/** The shop owner enabled a program. */
export const programOn = switchProgram(true);
