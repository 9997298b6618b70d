import { z } from '@hono/zod-openapi';
import { assignedId } from '../../../api/contract/field-types';
import { isRow } from '../../../api/database/sql';
import { earningRules, spendingRules } from '../../../api/database/tables/rewards';
import { ApiError } from '../../../api/http/api-error';
import type { ChangeContext } from '../../../api/http/context';
import { defineAction, type WorldAction } from '../define-action';

const schema = z.strictObject({
  ruleId: assignedId('Id of the earning rule or spending rule.'),
  kind: z
    .enum(['earning', 'spending'])
    .optional()
    .describe('The kind of the rule, if the shop has one of each kind with this id.'),
});

function switchRule(isActive: boolean): WorldAction {
  return defineAction(schema, async (context, { ruleId, kind }) => {
    const kinds = kind ? [kind] : (['earning', 'spending'] as const);
    for (const candidate of kinds) {
      if (await setActive(context, candidate, ruleId, isActive)) return;
    }
    throw kind === 'spending'
      ? new ApiError('spendingRuleNotFound')
      : new ApiError('earningRuleNotFound', kind ? {} : { messages: ['ruleId matches no rule'] });
  });
}

/** @returns whether the shop has the rule */
async function setActive(
  { transaction, shop, now }: ChangeContext,
  kind: 'earning' | 'spending',
  id: number,
  isActive: boolean,
): Promise<boolean> {
  const table = kind === 'earning' ? earningRules : spendingRules;
  const changed = await transaction
    .update(table)
    .set({ isActive, updatedAt: now })
    .where(isRow(table, shop.id, id))
    .returning({ id: table.id });
  return changed.length > 0;
}

/** The shop owner switched an earning rule or a spending rule off. */
export const ruleOff = switchRule(false);

/** The shop owner switched an earning rule or a spending rule on. */
export const ruleOn = switchRule(true);
