import { z } from '@hono/zod-openapi';
import { eq, sql } from 'drizzle-orm';
import { shops } from '../../../api/database/tables/shops';
import { defineAction, type WorldAction } from '../define-action';

function switchVerification(requireVerification: boolean): WorldAction {
  return defineAction(z.strictObject({}), async ({ transaction, shop }) => {
    const change = JSON.stringify({ redemptions: { requireVerification } });
    await transaction
      .update(shops)
      .set({ settings: sql`${shops.settings} || ${change}::jsonb` })
      .where(eq(shops.id, shop.id));
  });
}

/** The shop owner requires a verification code for redemptions in the storefront. */
export const verificationOn = switchVerification(true);

/** The shop owner no longer requires a verification code. */
export const verificationOff = switchVerification(false);
